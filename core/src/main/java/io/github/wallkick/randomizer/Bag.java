package io.github.wallkick.randomizer;

/**
 * A bag with one piece of each type: pieces are taken out without looking, and an empty bag is filled again.
 *
 * <p>Taking a random piece from an ordered rest is the same as shuffling beforehand, and needs only the set of types that
 * are left. The generator's bare state and that set make this the smallest and fastest of the bags; those that deal
 * several of a type are {@link ShuffledBag}.
 *
 * @param types what a full bag holds
 * @param random state of a {@link Rng.SplitMix64}
 * @param rest the types still in the bag, bit {@code i} for type {@code i}; 0 = to be filled
 */
record Bag(PieceTypes types, long random, long rest) implements BuiltIn {
    static final String NAME = "bag";

    static Bag full(PieceTypes types, long random) {
        return new Bag(types, random, 0);
    }

    @Override
    public Draw draw() {
        var left = rest == 0 ? types.all() : rest;
        var count = Long.bitCount(left);
        var after = Rng.SplitMix64.next(random, count);
        var chosen = left;
        for (var i = Rng.SplitMix64.value(after, count); i > 0; i--) {
            chosen &= chosen - 1;
        }
        var piece = types.get(Long.numberOfTrailingZeros(chosen));
        return new Draw(piece, new Bag(types, after, left & ~Long.lowestOneBit(chosen)));
    }

    @Override
    public String toString() {
        return NAME + " types=" + types + " rng=" + new Rng.SplitMix64(random) + " rest=" + types.letters(rest);
    }

    static Bag read(StateReader fields) {
        var types = fields.types();
        return new Bag(types, fields.splitMix64(), fields.set("rest", types));
    }
}
