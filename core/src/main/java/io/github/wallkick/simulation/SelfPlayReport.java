package io.github.wallkick.simulation;

import io.github.wallkick.board.BoardSize;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a run of self-played games has shown.
 *
 * <p>Equality: reports are equal when board size, seed and the results of all games are; how long the run took plays no
 * part, so a run on another number of threads has an equal report.
 *
 * @since 0.1.0
 */
public final class SelfPlayReport {
    /** Lines that make a tetris. */
    private static final int TETRIS_LINES = 4;

    private static final double NANOS_PER_SECOND = 1e9;

    private final BoardSize size;
    private final long seed;
    private final List<GameResult> results;
    private final long wallNanos;
    private final Clears clears;
    private final Distribution pieces;
    private final Distribution lines;
    private final Distribution points;
    private final Optional<TimedFigures> timed;

    SelfPlayReport(BoardSize size, long seed, List<GameResult> results, long wallNanos) {
        this.size = size;
        this.seed = seed;
        this.results = List.copyOf(results);
        this.wallNanos = wallNanos;
        var tally = new Clears.Tally();
        results.forEach(result -> tally.addAll(result.clears()));
        this.clears = tally.toClears();
        this.pieces = Distribution.of(results.stream().mapToLong(GameResult::pieces));
        this.lines = Distribution.of(results.stream().mapToLong(GameResult::lines));
        this.points = Distribution.of(results.stream().mapToLong(GameResult::points));
        var full = results.stream().flatMap(result -> result.timed().stream()).toList();
        this.timed = full.isEmpty() ? Optional.empty() : Optional.of(new TimedFigures(full));
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
     * The seed of the run.
     *
     * @return the seed
     */
    public long seed() {
        return seed;
    }

    /**
     * The number of games.
     *
     * @return at least 1
     */
    public int games() {
        return results.size();
    }

    /**
     * The results of the games.
     *
     * @return one for each game, in the order of their numbers; immutable
     */
    public List<GameResult> results() {
        return results;
    }

    /**
     * RandomizerFactory locked per game: the survival.
     *
     * @return their distribution
     */
    public Distribution pieces() {
        return pieces;
    }

    /**
     * Lines cleared per game.
     *
     * @return their distribution
     */
    public Distribution lines() {
        return lines;
    }

    /**
     * Points per game.
     *
     * @return their distribution
     */
    public Distribution points() {
        return points;
    }

    /**
     * Time, levels and more of full games.
     *
     * @return the figures; empty if the run was played piece by piece
     */
    public Optional<TimedFigures> timed() {
        return timed;
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
    public int gamesWithTetris() {
        return (int) results.stream().filter(SelfPlayReport::hasTetris).count();
    }

    /**
     * The probability that a game has a tetris.
     *
     * @return the share of such games, 0 to 1
     */
    public double tetrisProbability() {
        return (double) gamesWithTetris() / games();
    }

    /**
     * Games in which no line was cleared.
     *
     * @return 0 to the number of games
     */
    public int gamesWithoutLine() {
        return lines.count(0, 1);
    }

    /**
     * Games that ended in one way.
     *
     * @param end why they ended
     * @return 0 to the number of games
     */
    public int ended(GameEnd end) {
        return (int) results.stream().filter(result -> result.end() == end).count();
    }

    /**
     * Lost games by the piece that could not enter. A type that stands out hints at where that type enters.
     *
     * @return the number of games for the symbol of each type, ordered by symbol; immutable
     */
    public SortedMap<Character, Integer> blockedPieces() {
        var blocked = new TreeMap<Character, Integer>();
        for (var result : results) {
            if (result.end() == GameEnd.BLOCKED_SPAWN) {
                blocked.merge(result.lastPiece().symbol(), 1, Integer::sum);
            }
        }
        return Collections.unmodifiableSortedMap(blocked);
    }

    /**
     * What looks wrong with the rules: signs of a spawn test that is too strict, of kicks that do not work, of lines that
     * are not cleared, of rows left behind. They are hints and no proofs, tuned to the random player; a run of fewer than
     * 100 games gives none but those that cannot be chance.
     *
     * @return a sentence for each sign; empty if all looks well
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
        return pieces.sum() * NANOS_PER_SECOND / Math.max(wallNanos, 1);
    }

    /**
     * The speed of a run of full games.
     *
     * @return inputs given per second on the wall's clock, all threads together; 0 if the run was played piece by piece;
     *     no part of equality
     */
    public double inputsPerSecond() {
        return timed.map(figures -> figures.inputs().sum()).orElse(0L) * NANOS_PER_SECOND / Math.max(wallNanos, 1);
    }

    private static boolean hasTetris(GameResult result) {
        for (var lines = TETRIS_LINES; lines <= Clears.MAX_LINES; lines++) {
            if (result.clears().count(lines) > 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || (other instanceof SelfPlayReport that
                        && seed == that.seed
                        && size.equals(that.size)
                        && results.equals(that.results));
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Long.hashCode(seed) + size.hashCode()) + results.hashCode();
    }

    /** Returns the main figures, for example {@code 10000 games with seed 1: 41.3 pieces and 0.2 lines a game}. */
    @Override
    public String toString() {
        return games() + " games with seed " + seed + ": " + pieces.mean() + " pieces and " + lines.mean()
                + " lines a game";
    }
}
