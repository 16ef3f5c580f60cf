package io.github.wallkick.cli;

import io.github.wallkick.scoring.Spin;
import io.github.wallkick.simulation.Clears;
import io.github.wallkick.simulation.GameResult;
import io.github.wallkick.simulation.TimedResult;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** The games of a run as comma-separated values, a line for each. */
final class CsvReport {
    private static final String HEADER =
            "game,seed,end,last_piece,pieces,lines,singles,doubles,triples,tetrises,more,mini_spins,full_spins,cells,"
                    + "stack_height,points";
    private static final String TIMED_HEADER = ",level,inputs,seconds,top_out";
    private static final double NANOS_PER_SECOND = 1e9;

    private CsvReport() {}

    static String of(List<Outcome> outcomes) {
        var timed = outcomes.get(0).report().timed().isPresent();
        var text = new StringBuilder(HEADER).append(timed ? TIMED_HEADER : "").append(",player\n");
        for (var outcome : outcomes) {
            outcome.report()
                    .results()
                    .forEach(result -> text.append(line(result))
                            .append(result.timed().map(CsvReport::timed).orElse(""))
                            .append(',')
                            .append(outcome.player())
                            .append('\n'));
        }
        return text.toString();
    }

    private static String timed(TimedResult result) {
        var rule = result.topOut().map(cause -> cause.toString().toLowerCase(Locale.ROOT));
        return String.format(
                Locale.ROOT,
                ",%d,%d,%.3f,%s",
                result.level(),
                result.inputs(),
                result.nanos() / NANOS_PER_SECOND,
                rule.orElse(""));
    }

    private static String line(GameResult result) {
        var clears = result.clears();
        var more = IntStream.rangeClosed(5, Clears.MAX_LINES)
                .mapToLong(clears::count)
                .sum();
        return String.join(
                ",",
                String.valueOf(result.game()),
                String.valueOf(result.seed()),
                result.end().name().toLowerCase(Locale.ROOT),
                String.valueOf(result.lastPiece().symbol()),
                String.valueOf(result.pieces()),
                String.valueOf(result.lines()),
                String.valueOf(clears.count(1)),
                String.valueOf(clears.count(2)),
                String.valueOf(clears.count(3)),
                String.valueOf(clears.count(4)),
                String.valueOf(more),
                String.valueOf(clears.count(Spin.MINI)),
                String.valueOf(clears.count(Spin.FULL)),
                String.valueOf(result.cells()),
                String.valueOf(result.stackHeight()),
                String.valueOf(result.points()));
    }
}
