package io.github.wallkick.cli;

import io.github.wallkick.scoring.Spin;
import io.github.wallkick.simulation.Clears;
import io.github.wallkick.simulation.Distribution;
import io.github.wallkick.simulation.SelfPlayReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The figures at the end of a run as grids of text: one player with all figures, or several side by side. */
final class Figures {
    private static final double NANOS_PER_SECOND = 1e9;
    /** Columns that a number may have. */
    private static final int DIGITS = 9;

    private static final double MILLION = 1e6;
    private static final double MANY_MILLIONS = 1e12;

    private final List<Grid> grids = new ArrayList<>();

    private Figures() {}

    /**
     * Some figures: the first cell of a row names it, the others stand below the heads.
     *
     * @param heads the first row, with an empty cell for each column that has no head; empty if there is none
     * @param rows the rows; an empty one is a gap
     */
    record Grid(List<String> heads, List<List<String>> rows) {}

    static List<Grid> of(List<Outcome> outcomes) {
        var figures = new Figures();
        if (outcomes.size() == 1) {
            figures.distributions(outcomes.get(0));
            figures.clears(outcomes.get(0).report().clears());
            figures.grids.add(new Grid(List.of(), shares(outcomes)));
        } else {
            figures.sideBySide(outcomes);
        }
        return List.copyOf(figures.grids);
    }

    /** What is told of a run besides its grids: what stopped the pieces, how fast it was, and what to beware of. */
    static List<String> notes(Outcome outcome, boolean named) {
        var report = outcome.report();
        var prefix = named ? outcome.player() + ": " : "";
        var notes = new ArrayList<String>();
        if (!named && !report.blockedPieces().isEmpty()) {
            notes.add("spawn blocked for " + blocked(report.blockedPieces()));
        }
        notes.add(format(
                "%s%.2f s, %,.0f pieces per second on %d threads",
                prefix,
                report.wallNanos() / NANOS_PER_SECOND,
                report.piecesPerSecond(),
                outcome.run().threads()));
        notes.add(format("%s%,.0f inputs per second", prefix, report.inputsPerSecond()));
        report.warnings().forEach(warning -> notes.add("Warning: " + warning));
        return notes;
    }

    private static String blocked(Map<Character, Long> pieces) {
        return pieces.entrySet().stream()
                .map(entry -> format("%s %,d", entry.getKey(), entry.getValue()))
                .collect(Collectors.joining(", "));
    }

    private void distributions(Outcome outcome) {
        var report = outcome.report();
        var rows = new ArrayList<List<String>>();
        rows.add(distribution("pieces", report.pieces()));
        rows.add(distribution("lines", report.lines()));
        rows.add(distribution("points", report.points()));
        if (outcome.isTimed()) {
            rows.add(distribution("level", report.levels()));
            rows.add(distribution("inputs", report.inputs()));
            rows.add(seconds(report.nanos()));
        }
        grids.add(new Grid(List.of("per game", "mean", "deviation", "min", "10 %", "median", "90 %", "max"), rows));
    }

    private static List<String> distribution(String name, Distribution values) {
        return List.of(
                name,
                number(values.mean(), 3),
                number(values.deviation(), 3),
                number(values.min()),
                number(values.quantile(0.1)),
                number(values.median(), 1),
                number(values.quantile(0.9)),
                number(values.max()));
    }

    private static List<String> seconds(Distribution nanos) {
        return List.of(
                "seconds",
                number(nanos.mean() / NANOS_PER_SECOND, 3),
                number(nanos.deviation() / NANOS_PER_SECOND, 3),
                number(nanos.min() / NANOS_PER_SECOND, 1),
                number(nanos.quantile(0.1) / NANOS_PER_SECOND, 1),
                number(nanos.median() / NANOS_PER_SECOND, 1),
                number(nanos.quantile(0.9) / NANOS_PER_SECOND, 1),
                number(nanos.max() / NANOS_PER_SECOND, 1));
    }

    private void clears(Clears clears) {
        var rows = new ArrayList<List<String>>();
        rows.add(clears("all", clears::count));
        for (var spin : new Spin[] {Spin.MINI, Spin.FULL}) {
            rows.add(clears(spin.name().toLowerCase(Locale.ROOT) + " spin", lines -> clears.count(spin, lines)));
        }
        grids.add(new Grid(List.of("locks", "0 lines", "single", "double", "triple", "tetris", "5 or more"), rows));
    }

    private static List<String> clears(String name, IntToLongFunction count) {
        var more = IntStream.rangeClosed(5, Clears.MAX_LINES).mapToLong(count).sum();
        var counts = Stream.concat(IntStream.range(0, 5).mapToObj(count::applyAsLong), Stream.of(more));
        return Stream.concat(Stream.of(name), counts.map(each -> number(each))).toList();
    }

    private void sideBySide(List<Outcome> outcomes) {
        var rows = new ArrayList<List<String>>();
        addDistribution(
                rows, "pieces per game", outcomes, outcome -> outcome.report().pieces());
        addDistribution(
                rows, "lines per game", outcomes, outcome -> outcome.report().lines());
        addDistribution(
                rows, "points per game", outcomes, outcome -> outcome.report().points());
        rows.add(List.of());
        var names = new String[] {"0 lines", "single", "double", "triple", "tetris"};
        for (var i = 0; i < names.length; i++) {
            var lines = i;
            rows.add(row(
                    "locks, " + names[i],
                    outcomes,
                    outcome -> number(outcome.report().clears().count(lines))));
        }
        rows.add(row(
                "locks, spins",
                outcomes,
                outcome -> number(spins(outcome.report().clears()))));
        rows.add(List.of());
        rows.add(row("games", outcomes, outcome -> number(outcome.report().games())));
        rows.addAll(shares(outcomes));
        grids.add(new Grid(row("", outcomes, Outcome::player), rows));
    }

    private static long spins(Clears clears) {
        return clears.count(Spin.MINI) + clears.count(Spin.FULL);
    }

    private static void addDistribution(
            List<List<String>> rows, String name, List<Outcome> outcomes, Function<Outcome, Distribution> values) {
        rows.add(row(
                name + ", mean",
                outcomes,
                outcome -> number(values.apply(outcome).mean(), 1)));
        rows.add(row(
                "  nine of ten",
                outcomes,
                outcome -> number(values.apply(outcome).quantile(0.05))
                        + " to "
                        + number(values.apply(outcome).quantile(0.95))));
    }

    /** How many games have something, and which share of all that is. */
    private static List<List<String>> shares(List<Outcome> outcomes) {
        var rows = new ArrayList<List<String>>();
        rows.add(share("games with a tetris", outcomes, SelfPlayReport::gamesWithTetris));
        rows.add(share("games without a line", outcomes, SelfPlayReport::gamesWithoutLine));
        outcomes.stream()
                .flatMap(outcome -> outcome.report().topOuts().keySet().stream())
                .distinct()
                .sorted()
                .forEach(rule -> rows.add(share(
                        "lost: " + words(rule),
                        outcomes,
                        report -> report.topOuts().getOrDefault(rule, 0L))));
        if (outcomes.stream().anyMatch(outcome -> outcome.report().gamesWithGoal() > 0)) {
            rows.add(share("reached the goal", outcomes, SelfPlayReport::gamesWithGoal));
        }
        rows.add(share("cut short: piece limit", outcomes, SelfPlayReport::gamesCutShort));
        return rows;
    }

    private static String words(String rule) {
        return rule.toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static List<String> share(String name, List<Outcome> outcomes, Function<SelfPlayReport, Long> games) {
        return row(name, outcomes, outcome -> {
            var number = games.apply(outcome.report());
            return format(
                    "%10s  %6.2f %%",
                    number(number), 100.0 * number / outcome.report().games());
        });
    }

    private static List<String> row(String name, List<Outcome> outcomes, Function<Outcome, String> cell) {
        return Stream.concat(Stream.of(name), outcomes.stream().map(cell)).toList();
    }

    private static String number(long number) {
        return number((double) number, 0);
    }

    /** A number with so many decimals, or with fewer of them, in millions, or as a power of ten if it is too long. */
    static String number(double number, int decimals) {
        for (var fewer = decimals; fewer >= 0; fewer--) {
            var text = format("%,." + fewer + "f", number);
            if (text.length() <= DIGITS) {
                return text;
            }
        }
        if (Math.abs(number) >= MANY_MILLIONS) {
            return format("%.2e", number);
        }
        var millions = format("%,.1f M", number / MILLION);
        return millions.length() <= DIGITS ? millions : format("%,.0f M", number / MILLION);
    }

    private static String format(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
