package io.github.wallkick.simulation;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.game.TopOut;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a run of self-played games has shown: counts and distributions, which take no more memory for more games.
 *
 * <p>Reports of several runs add up:
 *
 * <pre>{@code
 * SelfPlayReport both = run.withSeed(1).run().plus(run.withSeed(2).run());
 * }</pre>
 *
 * <p>Equality: reports are equal when board size, counts and distributions are; how long the run took plays no part, so a run
 * on another number of threads has an equal report.
 *
 * @since 0.1.0
 */
public final class SelfPlayReport {
    /** Lines that make a tetris. */
    private static final int TETRIS_LINES = 4;

    private static final double NANOS_PER_SECOND = 1e9;

    private final BoardSize size;
    private final long wallNanos;
    private final Clears clears;
    private final Figures figures;
    private final SortedMap<String, Long> topOuts;
    private final SortedMap<Character, Long> blockedPieces;
    private final long gamesWithTetris;
    private final long gamesWithGoal;
    private final long overfullGames;

    private SelfPlayReport(
            BoardSize size,
            long wallNanos,
            Clears clears,
            Figures figures,
            SortedMap<String, Long> topOuts,
            SortedMap<Character, Long> blockedPieces,
            long gamesWithTetris,
            long gamesWithGoal,
            long overfullGames) {
        this.size = size;
        this.wallNanos = wallNanos;
        this.clears = clears;
        this.figures = figures;
        this.topOuts = Collections.unmodifiableSortedMap(topOuts);
        this.blockedPieces = Collections.unmodifiableSortedMap(blockedPieces);
        this.gamesWithTetris = gamesWithTetris;
        this.gamesWithGoal = gamesWithGoal;
        this.overfullGames = overfullGames;
    }

    /** What each game has, over all games; the last two over the lost games alone. */
    private record Figures(
            Distribution pieces,
            Distribution lines,
            Distribution points,
            Distribution cells,
            Distribution levels,
            Distribution inputs,
            Distribution nanos,
            Distribution seconds,
            Distribution lostPieces,
            Distribution lostLines) {
        Figures plus(Figures other) {
            return new Figures(
                    pieces.plus(other.pieces),
                    lines.plus(other.lines),
                    points.plus(other.points),
                    cells.plus(other.cells),
                    levels.plus(other.levels),
                    inputs.plus(other.inputs),
                    nanos.plus(other.nanos),
                    seconds.plus(other.seconds),
                    lostPieces.plus(other.lostPieces),
                    lostLines.plus(other.lostLines));
        }
    }

    /** A report while it grows; for one thread. */
    static final class Tally {
        private static final long SECOND = 1_000_000_000;

        private final BoardSize size;
        private final Clears.Tally clears = new Clears.Tally();
        private final Distribution.Tally pieces = new Distribution.Tally();
        private final Distribution.Tally lines = new Distribution.Tally();
        private final Distribution.Tally points = new Distribution.Tally();
        private final Distribution.Tally cells = new Distribution.Tally();
        private final Distribution.Tally levels = new Distribution.Tally();
        private final Distribution.Tally inputs = new Distribution.Tally();
        private final Distribution.Tally nanos = new Distribution.Tally();
        private final Distribution.Tally seconds = new Distribution.Tally();
        private final Distribution.Tally lostPieces = new Distribution.Tally();
        private final Distribution.Tally lostLines = new Distribution.Tally();
        private final SortedMap<String, Long> topOuts = new TreeMap<>();
        private final SortedMap<Character, Long> blockedPieces = new TreeMap<>();
        private long gamesWithTetris;
        private long gamesWithGoal;
        private long overfullGames;

        Tally(BoardSize size) {
            this.size = size;
        }

        void add(GameResult result) {
            clears.addAll(result.clears());
            pieces.add(result.pieces());
            lines.add(result.lines());
            points.add(result.points());
            cells.add(result.cells());
            levels.add(result.level());
            inputs.add(result.inputs());
            nanos.add(result.nanos());
            seconds.add(result.nanos() / SECOND + (result.nanos() % SECOND < SECOND / 2 ? 0 : 1));
            gamesWithTetris += hasTetris(result) ? 1 : 0;
            gamesWithGoal += result.reachedGoal().isPresent() ? 1 : 0;
            overfullGames += Warnings.isOverfull(size, result) ? 1 : 0;
            if (result.topOut().isPresent()) {
                var rule = result.topOut().get();
                lostPieces.add(result.pieces());
                lostLines.add(result.lines());
                topOuts.merge(rule.toString(), 1L, Long::sum);
                if (rule == TopOut.BLOCK_OUT) {
                    blockedPieces.merge(result.lastPiece().symbol(), 1L, Long::sum);
                }
            }
        }

        private static boolean hasTetris(GameResult result) {
            for (var count = TETRIS_LINES; count <= Clears.MAX_LINES; count++) {
                if (result.clears().count(count) > 0) {
                    return true;
                }
            }
            return false;
        }

        SelfPlayReport toReport(long wallNanos) {
            return new SelfPlayReport(
                    size,
                    wallNanos,
                    clears.toClears(),
                    new Figures(
                            pieces.toDistribution(),
                            lines.toDistribution(),
                            points.toDistribution(),
                            cells.toDistribution(),
                            levels.toDistribution(),
                            inputs.toDistribution(),
                            nanos.toDistribution(),
                            seconds.toDistribution(),
                            lostPieces.toDistribution(),
                            lostLines.toDistribution()),
                    topOuts,
                    blockedPieces,
                    gamesWithTetris,
                    gamesWithGoal,
                    overfullGames);
        }
    }

    /**
     * The report of the games of this run and another one.
     *
     * @param other the report of a run on a board of the same size
     * @return what the games of both have shown, the times of both runs added up; the same whatever the order
     * @throws IllegalArgumentException if the other run was played on a board of another size
     */
    public SelfPlayReport plus(SelfPlayReport other) {
        if (!size.equals(other.size)) {
            throw new IllegalArgumentException(
                    "reports that are added up must be of the same board, " + size + ": " + other.size);
        }
        return new SelfPlayReport(
                size,
                wallNanos > Long.MAX_VALUE - other.wallNanos ? Long.MAX_VALUE : wallNanos + other.wallNanos,
                clears.plus(other.clears),
                figures.plus(other.figures),
                sums(topOuts, other.topOuts),
                sums(blockedPieces, other.blockedPieces),
                gamesWithTetris + other.gamesWithTetris,
                gamesWithGoal + other.gamesWithGoal,
                overfullGames + other.overfullGames);
    }

    private static <K> SortedMap<K, Long> sums(SortedMap<K, Long> counts, SortedMap<K, Long> more) {
        var sums = new TreeMap<>(counts);
        more.forEach((key, count) -> sums.merge(key, count, Long::sum));
        return sums;
    }

    SelfPlayReport withWallNanos(long nanos) {
        return new SelfPlayReport(
                size, nanos, clears, figures, topOuts, blockedPieces, gamesWithTetris, gamesWithGoal, overfullGames);
    }

    /**
     * The measures of the board that was played on.
     *
     * @return its size
     */
    public BoardSize size() {
        return size;
    }

    /**
     * The number of games.
     *
     * @return at least 1
     */
    public long games() {
        return figures.pieces.size();
    }

    /**
     * Pieces locked per game: the survival.
     *
     * @return their distribution
     */
    public Distribution pieces() {
        return figures.pieces;
    }

    /**
     * Lines cleared per game.
     *
     * @return their distribution
     */
    public Distribution lines() {
        return figures.lines;
    }

    /**
     * Points per game.
     *
     * @return their distribution
     */
    public Distribution points() {
        return figures.points;
    }

    /**
     * Cells of all pieces locked per game.
     *
     * @return their distribution
     */
    public Distribution cells() {
        return figures.cells;
    }

    /**
     * Levels reached.
     *
     * @return their distribution
     */
    public Distribution levels() {
        return figures.levels;
    }

    /**
     * Inputs per game, those without effect among them.
     *
     * @return their distribution
     */
    public Distribution inputs() {
        return figures.inputs;
    }

    /**
     * Time in the game per game.
     *
     * @return its distribution, in nanoseconds; all 0 in untimed games whose player does not wait
     */
    public Distribution nanos() {
        return figures.nanos;
    }

    /**
     * Time in the game per game, in seconds.
     *
     * @return its distribution; each time is rounded to whole seconds
     */
    public Distribution seconds() {
        return figures.seconds;
    }

    /** Pieces per lost game; empty if none was lost. */
    Distribution lostPieces() {
        return figures.lostPieces;
    }

    /** Lines per lost game; empty if none was lost. */
    Distribution lostLines() {
        return figures.lostLines;
    }

    /**
     * All locks by the lines they cleared and by their spin.
     *
     * @return their counts over all games
     */
    public Clears clears() {
        return clears;
    }

    /**
     * Games in which four or more lines were cleared by one lock.
     *
     * @return 0 to the number of games
     */
    public long gamesWithTetris() {
        return gamesWithTetris;
    }

    /**
     * The probability that a game has a tetris.
     *
     * @return the share of such games, 0 to 1
     */
    public double tetrisProbability() {
        return (double) gamesWithTetris / games();
    }

    /**
     * Games in which no line was cleared.
     *
     * @return 0 to the number of games
     */
    public long gamesWithoutLine() {
        return figures.lines.count(0, 1);
    }

    /** Games after which more cells must be left than fit without a full row. */
    long overfullGames() {
        return overfullGames;
    }

    /**
     * Lost games by the rule that ended them.
     *
     * @return the number of games for the text of each rule, ordered by text; immutable
     */
    public SortedMap<String, Long> topOuts() {
        return topOuts;
    }

    /**
     * Games that reached their goal.
     *
     * @return 0 to the number of games
     */
    public long gamesWithGoal() {
        return gamesWithGoal;
    }

    /**
     * Games that no rule and no goal ended: they were cut short at the piece limit.
     *
     * @return 0 to the number of games
     */
    public long gamesCutShort() {
        return games() - figures.lostPieces.size() - gamesWithGoal;
    }

    /**
     * Games that {@link TopOut#BLOCK_OUT} ended, by the piece that could not enter. A type that stands out hints at where
     * that type enters.
     *
     * @return the number of games for the symbol of each type, ordered by symbol; immutable
     */
    public SortedMap<Character, Long> blockedPieces() {
        return blockedPieces;
    }

    /**
     * What looks wrong with the rules: symptoms of a spawn test that is too strict, of kicks that do not work, of lines that
     * are not cleared, of rows left behind. They are hints and no proofs, tuned to the random player; a run of fewer than
     * 100 games gives none but those that cannot be chance.
     *
     * @return a sentence for each symptom; empty if all looks well
     */
    public List<String> warnings() {
        return Warnings.of(this);
    }

    /**
     * The time that the run took.
     *
     * @return nanoseconds on the wall's clock; no part of equality
     */
    public long wallNanos() {
        return wallNanos;
    }

    /**
     * The speed of the run.
     *
     * @return pieces locked per second on the wall's clock, all threads together; no part of equality
     */
    public double piecesPerSecond() {
        return figures.pieces.sum() * NANOS_PER_SECOND / Math.max(wallNanos, 1);
    }

    /**
     * The speed of the run in inputs.
     *
     * @return inputs given per second on the wall's clock, all threads together; no part of equality
     */
    public double inputsPerSecond() {
        return figures.inputs.sum() * NANOS_PER_SECOND / Math.max(wallNanos, 1);
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || (other instanceof SelfPlayReport that
                        && size.equals(that.size)
                        && clears.equals(that.clears)
                        && figures.equals(that.figures)
                        && topOuts.equals(that.topOuts)
                        && blockedPieces.equals(that.blockedPieces)
                        && gamesWithTetris == that.gamesWithTetris
                        && gamesWithGoal == that.gamesWithGoal
                        && overfullGames == that.overfullGames);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * size.hashCode() + clears.hashCode()) + figures.hashCode();
    }

    /** Returns the main figures, for example {@code 10000 games: 41.3 pieces and 0.2 lines per game}. */
    @Override
    public String toString() {
        return games() + " games: " + pieces().mean() + " pieces and " + lines().mean() + " lines per game";
    }

    /**
     * The time that the run took.
     *
     * @return time on the wall
     */
    public Duration wall() {
        return Duration.ofNanos(wallNanos);
    }
}
