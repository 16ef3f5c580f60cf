package io.github.wallkick.cli;

import io.github.wallkick.scoring.Spin;
import io.github.wallkick.simulation.Clears;
import io.github.wallkick.simulation.GameResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.stream.IntStream;

/** The games of a run as comma-separated values, a line for each, written as the games end. */
final class CsvReport {
    private static final String HEADER =
            "game,seed,end,last_piece,pieces,lines,singles,doubles,triples,tetrises,more,mini_spins,full_spins,cells,"
                    + "stack_height,points";
    private static final String TIMED_HEADER = ",level,inputs,seconds";
    private static final double NANOS_PER_SECOND = 1e9;

    private final OutputFile file;
    private final boolean timed;

    /** Begins a file; {@code timed} games have some columns more. */
    CsvReport(OutputFile file, boolean timed) throws IOException {
        this.file = file;
        this.timed = timed;
        file.append(HEADER + (timed ? TIMED_HEADER : "") + ",player\n");
    }

    /** Writes the line of the next game. */
    void add(String player, GameResult result) {
        try {
            file.append(line(result) + (timed ? timed(result) : "") + "," + player + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void complete() throws IOException {
        file.complete();
    }

    private static String timed(GameResult result) {
        return String.format(
                Locale.ROOT, ",%d,%d,%.3f", result.level(), result.inputs(), result.nanos() / NANOS_PER_SECOND);
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
                result.topOut()
                        .map(rule -> rule.toString().toLowerCase(Locale.ROOT))
                        .orElse(result.reachedGoal().isPresent() ? "goal" : "piece_limit"),
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
