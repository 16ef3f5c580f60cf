package io.github.wallkick.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * What the statistics of a run say about its rules.
 *
 * <p>Source of the signs: the self-play chapter of the walk that the library started from. Its first sign, "many games
 * without a line", needs a measure of short survival, since a random player hardly ever clears a line on ten columns
 * however right the rules are. The measure is the tower that grows when every piece is dropped where it enters: 2.1 to
 * 2.4 cells for each row, found by playing it on boards of 4 to 32 columns. Random play in the same runs used 2.5 and
 * more from 7 columns on, and at least 0.44 cells for each column of narrower boards.
 */
final class Warnings {
    /** Games below which an average says nothing. */
    private static final int LEAST_GAMES = 100;

    private static final double TOWER_CELLS_A_ROW = 2.4;
    private static final double LEAST_SHARE_OF_A_ROW = 0.3;

    private Warnings() {}

    static List<String> of(SelfPlayReport report) {
        var warnings = new ArrayList<String>();
        var overfull = report.results().stream()
                .filter(result -> isOverfull(report, result))
                .count();
        if (overfull > 0) {
            warnings.add(
                    "In " + overfull + " of " + report.games() + " games the lines are too few for the survival: more"
                            + " cells must be left than fit without a full row. Line clearing is suspected.");
        }
        if (report.games() >= LEAST_GAMES) {
            if (2 * report.gamesWithoutLine() >= report.games() && isShort(report)) {
                warnings.add(String.format(
                        Locale.ROOT,
                        "%d of %d games have no line, and a game survives only %.1f pieces. The collision test where pieces"
                                + " enter, or the kicks, are suspected.",
                        report.gamesWithoutLine(),
                        report.games(),
                        report.pieces().mean()));
            }
            addSpikes(warnings, "survival", "pieces", lost(report).map(GameResult::pieces));
            addSpikes(warnings, "lines", "lines", lost(report).map(GameResult::lines));
        }
        return List.copyOf(warnings);
    }

    /** Whether more cells must be left on the board than its height at the end can hold with a gap in every row. */
    private static boolean isOverfull(SelfPlayReport report, GameResult result) {
        var width = report.size().width();
        var left = result.cells() - width * result.lines();
        return left > (long) (width - 1) * result.stackHeight();
    }

    private static boolean isShort(SelfPlayReport report) {
        var size = report.size();
        var cells = report.results().stream().mapToLong(GameResult::cells).sum();
        var enough = Math.min(TOWER_CELLS_A_ROW, LEAST_SHARE_OF_A_ROW * size.width()) * size.visibleHeight();
        return cells < enough * report.games();
    }

    /** Games cut short all end at the same piece, which would be a spike of our own making. */
    private static Stream<GameResult> lost(SelfPlayReport report) {
        return report.results().stream().filter(result -> result.end() != GameEnd.PIECE_LIMIT);
    }

    private static void addSpikes(List<String> warnings, String curve, String unit, Stream<Long> values) {
        var lost = values.mapToLong(Long::longValue).toArray();
        if (lost.length < LEAST_GAMES) {
            return;
        }
        Spikes.period(Distribution.of(lost))
                .ifPresent(period -> warnings.add("The curve of " + curve + " has spikes every " + period + " " + unit
                        + ". Rows left over after a clear are suspected."));
    }
}
