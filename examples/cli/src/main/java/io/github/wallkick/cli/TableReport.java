package io.github.wallkick.cli;

import io.github.wallkick.scoring.Spin;
import io.github.wallkick.simulation.Clears;
import io.github.wallkick.simulation.Distribution;
import io.github.wallkick.simulation.GameEnd;
import io.github.wallkick.simulation.SelfPlay;
import io.github.wallkick.simulation.SelfPlayReport;
import io.github.wallkick.simulation.TimedContest;
import io.github.wallkick.simulation.TimedFigures;
import java.util.Locale;
import java.util.function.IntToLongFunction;
import java.util.stream.Collectors;

/** The table at the end of a run. */
final class TableReport {
    private static final double NANOS_PER_SECOND = 1e9;

    private final StringBuilder text = new StringBuilder();

    private TableReport() {}

    static String of(SelfPlay run, String player, SelfPlayReport report) {
        var table = new TableReport();
        table.line(
                "%,d %s by %s, seed %d, board %s", report.games(), played(run), player, report.seed(), report.size());
        table.line("");
        table.distributions(report);
        table.line("");
        table.clears(report.clears());
        table.line("");
        table.games(report);
        table.line("");
        table.line(
                "%.2f s, %,.0f pieces per second on %d threads",
                report.wallNanos() / NANOS_PER_SECOND, report.piecesPerSecond(), run.threads());
        if (report.timed().isPresent()) {
            table.line("%,.0f inputs per second", report.inputsPerSecond());
        }
        report.warnings().forEach(warning -> table.line("Warning: %s", warning));
        return table.text.toString();
    }

    private static String played(SelfPlay run) {
        return run.contest() instanceof TimedContest timed
                ? "full games of " + timed.ruleset().name()
                : "games";
    }

    private void distributions(SelfPlayReport report) {
        line(
                "%-10s %12s %12s %10s %10s %10s %10s %10s",
                "per game", "mean", "deviation", "least", "10 %", "median", "90 %", "most");
        distribution("pieces", report.pieces());
        distribution("lines", report.lines());
        distribution("points", report.points());
        report.timed().ifPresent(this::timed);
    }

    private void timed(TimedFigures figures) {
        distribution("level", figures.levels());
        distribution("inputs", figures.inputs());
        var nanos = figures.nanos();
        line(
                "%-10s %,12.3f %,12.3f %,10.1f %,10.1f %,10.1f %,10.1f %,10.1f",
                "seconds",
                nanos.mean() / NANOS_PER_SECOND,
                nanos.deviation() / NANOS_PER_SECOND,
                nanos.min() / NANOS_PER_SECOND,
                nanos.quantile(0.1) / NANOS_PER_SECOND,
                nanos.median() / NANOS_PER_SECOND,
                nanos.quantile(0.9) / NANOS_PER_SECOND,
                nanos.max() / NANOS_PER_SECOND);
    }

    private void distribution(String name, Distribution values) {
        line(
                "%-10s %,12.3f %,12.3f %,10d %,10d %,10.1f %,10d %,10d",
                name,
                values.mean(),
                values.deviation(),
                values.min(),
                values.quantile(0.1),
                values.median(),
                values.quantile(0.9),
                values.max());
    }

    private void clears(Clears clears) {
        line("%-10s %12s %12s %10s %10s %10s %10s", "locks", "no line", "single", "double", "triple", "tetris", "more");
        clears("all", clears::count);
        for (var spin : new Spin[] {Spin.MINI, Spin.FULL}) {
            clears(spin.name().toLowerCase(Locale.ROOT) + " spin", lines -> clears.count(spin, lines));
        }
    }

    private void clears(String name, IntToLongFunction count) {
        var more = 0L;
        for (var lines = 5; lines <= Clears.MAX_LINES; lines++) {
            more += count.applyAsLong(lines);
        }
        line(
                "%-10s %,12d %,12d %,10d %,10d %,10d %,10d",
                name,
                count.applyAsLong(0),
                count.applyAsLong(1),
                count.applyAsLong(2),
                count.applyAsLong(3),
                count.applyAsLong(4),
                more);
    }

    private void games(SelfPlayReport report) {
        share("games with a tetris", report.gamesWithTetris(), report);
        share("games without a line", report.gamesWithoutLine(), report);
        if (report.timed().isPresent()) {
            report.timed().get().topOuts().forEach((rule, games) -> share("lost: " + words(rule), games, report));
        } else {
            share("lost: entry blocked", report.ended(GameEnd.BLOCKED_SPAWN), report);
        }
        share("cut short: piece limit", report.ended(GameEnd.PIECE_LIMIT), report);
        if (!report.blockedPieces().isEmpty()) {
            line(
                    "blocked pieces          %s",
                    report.blockedPieces().entrySet().stream()
                            .map(entry -> String.format(Locale.ROOT, "%s %,d", entry.getKey(), entry.getValue()))
                            .collect(Collectors.joining(", ")));
        }
    }

    private static String words(String rule) {
        return rule.toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private void share(String name, int games, SelfPlayReport report) {
        line("%-23s %,10d  %6.2f %%", name, games, 100.0 * games / report.games());
    }

    private void line(String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values)).append(System.lineSeparator());
    }
}
