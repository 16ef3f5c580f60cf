package io.github.wallkick.randomizer;

import io.github.wallkick.piece.Tetromino;
import java.util.List;

/**
 * The queues of TETR.IO, piece for piece by the seed of a game.
 *
 * <p>The rules are those of {@link Randomizers}; the generator and the order of the types before a shuffle are the game's.
 * Source: the open-source client library triangle, which reproduces the game's queues.
 *
 * @since 0.1.0
 */
public final class TetrioRandomizers {
    /** The order in which the game's bags are before they are shuffled. */
    private static final PieceTypes TYPES = PieceTypes.of(
            List.of(Tetromino.Z, Tetromino.L, Tetromino.O, Tetromino.S, Tetromino.I, Tetromino.J, Tetromino.T));

    private TetrioRandomizers() {}

    private static Randomizer bag(long seed, BagContents contents) {
        return ShuffledBag.toBeFilled(TYPES, Rng.MinimalStandard.ofSeed(seed), contents);
    }

    /**
     * The 7-bag.
     *
     * @param seed the game's seed: the remainder modulo 2147483647 counts
     * @return the randomizer of the seven tetrominoes
     */
    public static Randomizer sevenBag(long seed) {
        return bag(seed, new BagContents.Copies(1));
    }

    /**
     * The 14-bag.
     *
     * @param seed the game's seed: the remainder modulo 2147483647 counts
     * @return the randomizer of the seven tetrominoes
     */
    public static Randomizer fourteenBag(long seed) {
        return bag(seed, new BagContents.Copies(2));
    }

    /**
     * The 7+1-bag: one of each and one more of any.
     *
     * @param seed the game's seed: the remainder modulo 2147483647 counts
     * @return the randomizer of the seven tetrominoes
     */
    public static Randomizer sevenPlusOne(long seed) {
        return bag(seed, new BagContents.Extras(1));
    }

    /**
     * The 7+2-bag: one of each and two more of any.
     *
     * @param seed the game's seed: the remainder modulo 2147483647 counts
     * @return the randomizer of the seven tetrominoes
     */
    public static Randomizer sevenPlusTwo(long seed) {
        return bag(seed, new BagContents.Extras(2));
    }

    /**
     * The 7+x-bag: extras that fade from three in the first bag to none in the fifth.
     *
     * @param seed the game's seed: the remainder modulo 2147483647 counts
     * @return the randomizer of the seven tetrominoes
     */
    public static Randomizer sevenPlusX(long seed) {
        return bag(seed, BagContents.FadingExtras.first());
    }

    /**
     * The "classic" randomizer: a repeat is drawn once more.
     *
     * @param seed the game's seed: the remainder modulo 2147483647 counts
     * @return the randomizer of the seven tetrominoes
     */
    public static Randomizer classic(long seed) {
        return new RerollOnce(TYPES, Rng.MinimalStandard.ofSeed(seed), PieceTypes.NONE);
    }

    /**
     * The "pairs": three each of two types at a time.
     *
     * @param seed the game's seed: the remainder modulo 2147483647 counts
     * @return the randomizer of the seven tetrominoes
     */
    public static Randomizer pairs(long seed) {
        return bag(seed, new BagContents.Pairs());
    }

    /**
     * The "total mayhem": each piece on its own.
     *
     * @param seed the game's seed: the remainder modulo 2147483647 counts
     * @return the randomizer of the seven tetrominoes
     */
    public static Randomizer totalMayhem(long seed) {
        return new Uniform(TYPES, Rng.MinimalStandard.ofSeed(seed));
    }
}
