package io.github.wallkick.simulation;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.randomizer.Randomizer;
import io.github.wallkick.randomizer.Randomizers;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.scoring.LevelRule;
import io.github.wallkick.scoring.Levels;
import io.github.wallkick.scoring.Score;
import io.github.wallkick.scoring.Scorer;
import io.github.wallkick.scoring.Scorers;
import io.github.wallkick.scoring.ScoringSettings;
import io.github.wallkick.scoring.SpinRule;
import io.github.wallkick.scoring.SpinRules;
import java.util.function.LongFunction;

/**
 * The rules of a game that is played piece by piece, without time: no gravity, no lock delay, no hold.
 *
 * <pre>{@code
 * PlayRules wide = PlayRules.basic()
 *         .withSize(BoardSize.of(16, 32))
 *         .withRotations(RotationSystems.srs());
 * }</pre>
 *
 * <p>Equality: as for any record; rules made with equal strategies are equal, but a randomizer factory given as a lambda
 * equals only itself.
 *
 * @param size measures of the board
 * @param rotations how pieces look, enter and turn
 * @param randomizers the queue of pieces for a game's seed; it also decides which piece types there are. Called on the
 *     threads that play.
 * @param scorer what locks are worth
 * @param levels the progress of the level
 * @param spins which locks are spins
 * @param start the score at the start of a game
 * @param maxPieces pieces after which a game is cut short, at least 1
 * @since 0.1.0
 */
public record PlayRules(
        BoardSize size,
        RotationSystem rotations,
        LongFunction<Randomizer> randomizers,
        Scorer scorer,
        LevelRule levels,
        SpinRule spins,
        Score start,
        int maxPieces) {
    /** The most pieces of a game, if nothing else is said. */
    public static final int DEFAULT_MAX_PIECES = 20_000;

    /** The article's board: 20 visible rows and 10 hidden ones. */
    private static final BoardSize BASIC_SIZE = new BoardSize(10, 30, 20);

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if the limit of pieces is less than 1
     */
    public PlayRules {
        if (maxPieces < 1) {
            throw new IllegalArgumentException("the most pieces of a game must be at least 1: " + maxPieces);
        }
    }

    /**
     * The rules that this library started from: 10 columns, 20 visible and 10 hidden rows, pieces that enter at the very
     * top, six kick candidates, a bag of seven, and 100, 300, 500, 800 points for lines.
     *
     * @return the rules
     */
    public static PlayRules basic() {
        return new PlayRules(
                BASIC_SIZE,
                RotationSystems.basic(),
                Randomizers::sevenBag,
                Scorers.basic(),
                Levels.everyLines(10),
                SpinRules.threeCorner(),
                Score.start(1),
                DEFAULT_MAX_PIECES);
    }

    /**
     * These rules on another board.
     *
     * @param other its measures
     * @return the changed rules
     */
    public PlayRules withSize(BoardSize other) {
        return new PlayRules(other, rotations, randomizers, scorer, levels, spins, start, maxPieces);
    }

    /**
     * These rules with another rotation system.
     *
     * @param other how pieces are to look, enter and turn; it must know the types of the randomizers
     * @return the changed rules
     */
    public PlayRules withRotations(RotationSystem other) {
        return new PlayRules(size, other, randomizers, scorer, levels, spins, start, maxPieces);
    }

    /**
     * These rules with another queue of pieces.
     *
     * @param other the queue for a game's seed
     * @return the changed rules
     */
    public PlayRules withRandomizers(LongFunction<Randomizer> other) {
        return new PlayRules(size, rotations, other, scorer, levels, spins, start, maxPieces);
    }

    /**
     * These rules with another worth of locks.
     *
     * @param other the scorer
     * @return the changed rules
     */
    public PlayRules withScorer(Scorer other) {
        return new PlayRules(size, rotations, randomizers, other, levels, spins, start, maxPieces);
    }

    /**
     * These rules with another progress of the level.
     *
     * @param other the level rule
     * @return the changed rules
     */
    public PlayRules withLevels(LevelRule other) {
        return new PlayRules(size, rotations, randomizers, scorer, other, spins, start, maxPieces);
    }

    /** The scoring, as far as self-play needs it. */
    ScoringSettings scoring() {
        return ScoringSettings.basic().withLevels(levels).withSpins(spins).withScorer(scorer);
    }

    /**
     * These rules with another idea of spins.
     *
     * @param other the spin rule
     * @return the changed rules
     */
    public PlayRules withSpins(SpinRule other) {
        return new PlayRules(size, rotations, randomizers, scorer, levels, other, start, maxPieces);
    }

    /**
     * These rules with another score to start from, for example at another level.
     *
     * @param other the score at the start of a game
     * @return the changed rules
     */
    public PlayRules withStart(Score other) {
        return new PlayRules(size, rotations, randomizers, scorer, levels, spins, other, maxPieces);
    }

    /**
     * These rules with another limit of pieces.
     *
     * @param other pieces after which a game is cut short, at least 1
     * @return the changed rules
     * @throws IllegalArgumentException if the limit is less than 1
     */
    public PlayRules withMaxPieces(int other) {
        return new PlayRules(size, rotations, randomizers, scorer, levels, spins, start, other);
    }
}
