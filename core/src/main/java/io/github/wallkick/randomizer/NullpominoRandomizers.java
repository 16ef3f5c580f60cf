package io.github.wallkick.randomizer;

import io.github.wallkick.piece.Tetromino;
import java.util.List;

/**
 * The randomizers of NullpoMino, piece for piece by seed.
 *
 * <p>The names are those of the program's classes. They draw their numbers as {@code java.util.Random} does. Source:
 * NullpoMino's package {@code net.omegaboshi.nullpomino.game.subsystem.randomizer}.
 *
 * @since 0.1.0
 */
public final class NullpominoRandomizers {
    /** The program's order of the types. */
    private static final PieceTypes TYPES = PieceTypes.of(
            List.of(Tetromino.I, Tetromino.L, Tetromino.O, Tetromino.Z, Tetromino.T, Tetromino.J, Tetromino.S));

    private static final HistoryOptions SIX_ROLLS =
            HistoryOptions.TGM2.withHistory(List.of(Tetromino.Z, Tetromino.S, Tetromino.Z, Tetromino.S));

    private NullpominoRandomizers() {}

    private static ShuffledBag bag(long seed, TypeIndices order) {
        return ShuffledBag.toBeFilled(TYPES, Rng.JavaRandom.ofSeed(seed), new BagContents.SameBag(order));
    }

    /**
     * {@code MemorylessRandomizer}: each piece on its own.
     *
     * @param seed the seed as {@code java.util.Random} takes it: the lower 48 bits count
     * @return the randomizer of the seven tetrominoes
     */
    public static Randomizer memoryless(long seed) {
        return new Uniform(TYPES, Rng.JavaRandom.ofSeed(seed));
    }

    /**
     * {@code BagRandomizer}: the 7-bag.
     *
     * @param seed the seed as {@code java.util.Random} takes it: the lower 48 bits count
     * @return the randomizer of the seven tetrominoes
     */
    public static Randomizer bag(long seed) {
        return bag(seed, TypeIndices.upTo(TYPES.size(), 1));
    }

    /**
     * {@code DoubleBagRandomizer}: the 14-bag.
     *
     * @param seed the seed as {@code java.util.Random} takes it: the lower 48 bits count
     * @return the randomizer of the seven tetrominoes
     */
    public static Randomizer doubleBag(long seed) {
        return bag(seed, TypeIndices.upTo(TYPES.size(), 2));
    }

    /**
     * {@code BagNoSZORandomizer}: the 7-bag, shuffled again until the first piece of the game is none of S, Z and O.
     *
     * @param seed the seed as {@code java.util.Random} takes it: the lower 48 bits count
     * @return the randomizer of the seven tetrominoes
     */
    public static Randomizer bagNoSzo(long seed) {
        var bag = bag(seed, TypeIndices.upTo(TYPES.size(), 1)).filled();
        while (FirstPiece.SZO.contains(bag.draw().piece())) {
            bag = bag.filled();
        }
        return bag;
    }

    /**
     * {@code BagBonusRandomizer}: bags of one of each and one more of any.
     *
     * @param seed the seed as {@code java.util.Random} takes it: the lower 48 bits count
     * @return the randomizer of the seven tetrominoes
     */
    public static Randomizer bagBonus(long seed) {
        return bag(seed, TypeIndices.upTo(TYPES.size(), 1).plus(PieceTypes.NONE));
    }

    /**
     * {@code History4RollsRandomizer}: TGM1.
     *
     * @param seed the seed as {@code java.util.Random} takes it: the lower 48 bits count
     * @return the randomizer of the seven tetrominoes
     */
    public static Randomizer history4Rolls(long seed) {
        return HistoryOptions.TGM1.randomizer(TYPES, Rng.JavaRandom.ofSeed(seed));
    }

    /**
     * {@code History6RollsRandomizer}: TGM2, with a history of Z S Z S.
     *
     * @param seed the seed as {@code java.util.Random} takes it: the lower 48 bits count
     * @return the randomizer of the seven tetrominoes
     */
    public static Randomizer history6Rolls(long seed) {
        return SIX_ROLLS.randomizer(TYPES, Rng.JavaRandom.ofSeed(seed));
    }

    /**
     * {@code NintendoRandomizer}: a repeat is drawn once more.
     *
     * @param seed the seed as {@code java.util.Random} takes it: the lower 48 bits count
     * @return the randomizer of the seven tetrominoes
     */
    public static Randomizer nintendo(long seed) {
        return new RerollOnce(TYPES, Rng.JavaRandom.ofSeed(seed), PieceTypes.NONE);
    }

    /**
     * {@code StrictHistoryRandomizer}: none of the last four.
     *
     * @param seed the seed as {@code java.util.Random} takes it: the lower 48 bits count
     * @return the randomizer of the seven tetrominoes
     */
    public static Randomizer strictHistory(long seed) {
        return RerollHistory.Strict.started(TYPES, Rng.JavaRandom.ofSeed(seed));
    }
}
