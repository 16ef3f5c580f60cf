package io.github.wallkick.randomizer;

import io.github.wallkick.piece.PieceType;
import java.util.List;

/**
 * The randomizers in the box, each by seed.
 *
 * <p>All are immutable and have equality by state: the same seed gives the same pieces for ever, on every machine and in
 * every version. Every {@code long} is a seed. Without a list of types they deal the seven
 * {@link io.github.wallkick.piece.Tetromino}s; with one, any 1 to 64 types whose symbols differ.
 *
 * @since 0.1.0
 */
public final class Randomizers {
    private Randomizers() {}

    /**
     * The memoryless randomizer: each piece drawn on its own, every type as likely as any other. It knows no limit to a
     * drought.
     *
     * @param seed any number
     * @return the randomizer of the seven tetrominoes
     */
    public static Randomizer uniform(long seed) {
        return new Uniform(PieceTypes.seven(), SplitMix64.ofSeed(seed));
    }

    /**
     * The memoryless randomizer of other piece types.
     *
     * @param seed any number
     * @param types what to deal: 1 to 64 types with different symbols
     * @return the randomizer
     * @throws IllegalArgumentException if the types are none, too many, or share a symbol
     */
    public static Randomizer uniform(long seed, List<? extends PieceType> types) {
        return new Uniform(PieceTypes.of(types), SplitMix64.ofSeed(seed));
    }

    /**
     * The guideline's "random generator", or 7-bag: one of each piece in random order, over and over. At most 12 other
     * pieces come between two of a kind, and at most two of a kind in a row.
     *
     * @param seed any number
     * @return the randomizer of the seven tetrominoes
     */
    public static Randomizer sevenBag(long seed) {
        return Bag.full(PieceTypes.seven(), SplitMix64.seeded(seed));
    }

    /**
     * The same bag of other piece types, one of each.
     *
     * @param seed any number
     * @param types what to deal: 1 to 64 types with different symbols
     * @return the randomizer
     * @throws IllegalArgumentException if the types are none, too many, or share a symbol
     */
    public static Randomizer sevenBag(long seed, List<? extends PieceType> types) {
        return Bag.full(PieceTypes.of(types), SplitMix64.seeded(seed));
    }

    /**
     * Pieces in an order fixed beforehand, followed by another randomizer.
     *
     * @param pieces what is dealt first; empty = the other randomizer at once
     * @param then the randomizer of the pieces after those
     * @return the randomizer
     */
    public static Randomizer script(List<? extends PieceType> pieces, Randomizer then) {
        return Script.of(pieces, then);
    }
}
