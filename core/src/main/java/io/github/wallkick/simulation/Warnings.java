package io.github.wallkick.simulation;

import io.github.wallkick.board.BoardSize;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What the statistics of a run say about its rules.
 *
 * <p>Source of the symptoms: the self-play chapter of the article that the basic rules come from. Its first symptom, "many
 * games without a line", needs a measure of short survival, since a random player hardly ever clears a line on ten columns
 * however right the rules are. The measure is the tower that grows when every piece is dropped where it enters: 2.1 to
 * 2.4 cells for each row, found by playing it on boards of 4 to 32 columns. Random play in the same runs used 2.5 and
 * more from 7 columns on, and at least 0.44 cells for each column of narrower boards.
 */
final class Warnings {
    /** Games below which an average says nothing. */
    private static final int MIN_GAMES = 100;

    private static final double TOWER_CELLS_PER_ROW = 2.4;
    private static final double MIN_SHARE_OF_ROW = 0.3;

    private Warnings() {}

    static List<String> of(SelfPlayReport report) {
        var warnings = new ArrayList<String>();
        if (report.overfullGames() > 0) {
            warnings.add("In " + report.overfullGames() + " of " + report.games()
                    + " games the lines are too few for the survival: more cells must be left than fit without a full row."
                    + " Likely cause: line clearing.");
        }
        if (report.games() >= MIN_GAMES) {
            if (2 * report.gamesWithoutLine() >= report.games() && isShort(report)) {
                warnings.add(String.format(
                        Locale.ROOT,
                        "%d of %d games have no line, and a game survives only %.1f pieces."
                                + " Likely cause: the collision test where pieces enter, or the kicks.",
                        report.gamesWithoutLine(),
                        report.games(),
                        report.pieces().mean()));
            }
            addPeaks(warnings, "survival", "pieces", report.lostPieces());
            addPeaks(warnings, "lines", "lines", report.lostLines());
        }
        return List.copyOf(warnings);
    }

    /** Whether more cells must be left on the board than its height at the end can hold with a gap in every row. */
    static boolean isOverfull(BoardSize size, GameResult result) {
        var left = result.cells() - size.width() * result.lines();
        return left > (long) (size.width() - 1) * result.stackHeight();
    }

    private static boolean isShort(SelfPlayReport report) {
        var size = report.size();
        var enough = Math.min(TOWER_CELLS_PER_ROW, MIN_SHARE_OF_ROW * size.width()) * size.visibleHeight();
        return report.cells().mean() < enough;
    }

    /** Only lost games count: games cut short all end at the same piece, which would be a peak of our own making. */
    private static void addPeaks(List<String> warnings, String curve, String unit, Distribution lost) {
        if (lost.size() >= MIN_GAMES) {
            PeriodicPeaks.period(lost)
                    .ifPresent(period -> warnings.add("The curve of " + curve + " has peaks every " + period + " "
                            + unit + ". Likely cause: rows left over after a clear."));
        }
    }
}
