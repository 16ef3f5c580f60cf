package io.github.wallkick.cli;

import io.github.wallkick.scoring.Spin;
import io.github.wallkick.simulation.Clears;
import io.github.wallkick.simulation.Distribution;
import io.github.wallkick.simulation.SelfPlayReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.IntToLongFunction;
import java.util.stream.Collectors;

/** The table at the end of a run: one player with all figures, or several side by side. */
final class TableReport {
    private static final double NANOS_PER_SECOND = 1e9;

    private final StringBuilder text = new StringBuilder();

    private TableReport() {}

    static String of(Played played, List<Outcome> outcomes) {
        var table = new TableReport();
        table.line("%s", title(outcomes).replace("; ", System.lineSeparator()));
        played.lines().forEach((label, value) -> table.line("%s: %s", label, value));
        table.line("");
        return table.text + of(outcomes);
    }

    /** The figures alone. */
    static String of(List<Outcome> outcomes) {
        var table = new TableReport();
        if (outcomes.size() == 1) {
            table.figures(outcomes.get(0));
        } else {
            table.sideBySide(outcomes);
        }
        table.line("");
        outcomes.forEach(outcome -> table.speed(outcome, outcomes.size() > 1));
        return table.text.toString();
    }

    static String title(List<Outcome> outcomes) {
        var first = outcomes.get(0);
        var others = outcomes.stream()
                .skip(1)
                .map(outcome -> String.format(
                        Locale.ROOT, "; %,d by %s", outcome.report().games(), outcome.player()))
                .collect(Collectors.joining());
        return String.format(
                Locale.ROOT,
                "%,d games of %s by %s, seed %d, board %s%s",
                first.report().games(),
                first.run().ruleset().name() + (first.isTimed() ? "" : " without time"),
                first.player(),
                first.run().seed(),
                first.report().size(),
                others);
    }

    private void figures(Outcome outcome) {
        var report = outcome.report();
        distributions(outcome);
        line("");
        clears(report.clears());
        line("");
        games(outcome);
    }

    /** A column for each quantity, so that large points have room within 80 columns. */
    private void distributions(Outcome outcome) {
        var report = outcome.report();
        var columns = new ArrayList<Column>();
        columns.add(new Column("pieces", report.pieces(), 1));
        columns.add(new Column("lines", report.lines(), 1));
        columns.add(new Column("points", report.points(), 1));
        if (outcome.isTimed()) {
            columns.add(new Column("level", report.levels(), 1));
            columns.add(new Column("inputs", report.inputs(), 1));
            columns.add(new Column("seconds", report.nanos(), NANOS_PER_SECOND));
        }
        var width = outcome.isTimed() ? 11 : 16;
        row("per game", columns, width, Column::name);
        row("mean", columns, width, column -> column.number(column.values().mean(), 2));
        row("deviation", columns, width, column -> column.number(column.values().deviation(), 2));
        row("min", columns, width, column -> column.whole(column.values().min()));
        row("10 %", columns, width, column -> column.whole(column.values().quantile(0.1)));
        row("median", columns, width, column -> column.number(column.values().median(), 1));
        row("90 %", columns, width, column -> column.whole(column.values().quantile(0.9)));
        row("max", columns, width, column -> column.whole(column.values().max()));
    }

    /** What is counted in each game, and how many of it make one that is shown. */
    private record Column(String name, Distribution values, double unit) {
        String whole(long value) {
            return number((double) value, 0);
        }

        /** A number with decimal places; what is counted in parts has at least one. */
        String number(double value, int places) {
            return String.format(Locale.ROOT, "%,." + (unit == 1 ? places : Math.max(1, places)) + "f", value / unit);
        }
    }

    private void row(String name, List<Column> columns, int width, Function<Column, String> cell) {
        line(
                "%-10s%s",
                name,
                columns.stream()
                        .map(column -> String.format(Locale.ROOT, " %" + (width - 1) + "s", cell.apply(column)))
                        .collect(Collectors.joining()));
    }

    private void clears(Clears clears) {
        line(
                "%-10s %12s %12s %10s %10s %10s %10s",
                "locks", "0 lines", "single", "double", "triple", "tetris", "5 or more");
        clears("all", clears::count);
        for (var spin : new Spin[] {Spin.MINI, Spin.FULL}) {
            clears(spin.name().toLowerCase(Locale.ROOT) + " spin", lines -> clears.count(spin, lines));
        }
    }

    private void clears(String name, IntToLongFunction count) {
        line(
                "%-10s %,12d %,12d %,10d %,10d %,10d %,10d",
                name,
                count.applyAsLong(0),
                count.applyAsLong(1),
                count.applyAsLong(2),
                count.applyAsLong(3),
                count.applyAsLong(4),
                more(count));
    }

    private static long more(IntToLongFunction count) {
        var more = 0L;
        for (var lines = 5; lines <= Clears.MAX_LINES; lines++) {
            more += count.applyAsLong(lines);
        }
        return more;
    }

    private void games(Outcome outcome) {
        shares(List.of(outcome));
        var blocked = outcome.report().blockedPieces();
        if (!blocked.isEmpty()) {
            line(
                    "%-23s %s",
                    "spawn blocked for",
                    blocked.entrySet().stream()
                            .map(entry -> String.format(Locale.ROOT, "%s %,d", entry.getKey(), entry.getValue()))
                            .collect(Collectors.joining(", ")));
        }
    }

    private void sideBySide(List<Outcome> outcomes) {
        line("random presses keys at random: a stress test of the rules.");
        line("dellacherie plays to survive.");
        line("");
        row("", outcomes, outcome -> String.format(Locale.ROOT, "%10s", outcome.player()));
        distribution("pieces per game", outcomes, outcome -> outcome.report().pieces());
        distribution("lines per game", outcomes, outcome -> outcome.report().lines());
        distribution("points per game", outcomes, outcome -> outcome.report().points());
        line("");
        var names = new String[] {"0 lines", "single", "double", "triple", "tetris"};
        for (var i = 0; i < names.length; i++) {
            var lines = i;
            row(
                    "locks, " + names[i],
                    outcomes,
                    outcome -> count(outcome.report().clears().count(lines)));
        }
        row("locks, spins", outcomes, outcome -> count(spins(outcome.report().clears())));
        line("");
        row("games", outcomes, outcome -> count(outcome.report().games()));
        shares(outcomes);
    }

    private static long spins(Clears clears) {
        return clears.count(Spin.MINI) + clears.count(Spin.FULL);
    }

    private void distribution(String name, List<Outcome> outcomes, Function<Outcome, Distribution> values) {
        row(
                name + ", mean",
                outcomes,
                outcome -> String.format(
                        Locale.ROOT, "%,12.1f", values.apply(outcome).mean()));
        row(
                "  nine of ten",
                outcomes,
                outcome -> String.format(
                        Locale.ROOT,
                        "%,10d to %,d",
                        values.apply(outcome).quantile(0.05),
                        values.apply(outcome).quantile(0.95)));
    }

    private void shares(List<Outcome> outcomes) {
        share("games with a tetris", outcomes, SelfPlayReport::gamesWithTetris);
        share("games without a line", outcomes, SelfPlayReport::gamesWithoutLine);
        outcomes.stream()
                .flatMap(outcome -> outcome.report().topOuts().keySet().stream())
                .distinct()
                .sorted()
                .forEach(rule -> share(
                        "lost: " + words(rule),
                        outcomes,
                        report -> report.topOuts().getOrDefault(rule, 0L)));
        if (outcomes.stream().anyMatch(outcome -> outcome.report().gamesWithGoal() > 0)) {
            share("reached the goal", outcomes, SelfPlayReport::gamesWithGoal);
        }
        share("cut short: piece limit", outcomes, SelfPlayReport::gamesCutShort);
    }

    private static String words(String rule) {
        return rule.toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private void share(String name, List<Outcome> outcomes, Function<SelfPlayReport, Long> games) {
        row(name, outcomes, outcome -> {
            var number = games.apply(outcome.report());
            return String.format(
                    Locale.ROOT,
                    "%,10d  %6.2f %%",
                    number,
                    100.0 * number / outcome.report().games());
        });
    }

    private static String count(long number) {
        return String.format(Locale.ROOT, "%,10d", number);
    }

    /** A figure of each player; the last one is not filled up with blanks. */
    private void row(String name, List<Outcome> outcomes, Function<Outcome, String> cell) {
        var cells = outcomes.stream()
                .map(outcome -> String.format(Locale.ROOT, " %-24s", cell.apply(outcome)))
                .collect(Collectors.joining());
        line("%s", String.format(Locale.ROOT, "%-23s%s", name, cells).stripTrailing());
    }

    private void speed(Outcome outcome, boolean named) {
        var report = outcome.report();
        line(
                "%s%.2f s, %,.0f pieces per second on %d threads",
                named ? outcome.player() + ": " : "",
                report.wallNanos() / NANOS_PER_SECOND,
                report.piecesPerSecond(),
                outcome.run().threads());
        line("%s%,.0f inputs per second", named ? outcome.player() + ": " : "", report.inputsPerSecond());
        report.warnings().forEach(warning -> line("Warning: %s", warning));
    }

    private void line(String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values)).append(System.lineSeparator());
    }
}
