package io.github.wallkick.randomizer;

/**
 * The generator of {@code java.util.Random} as an immutable value, for sequences that equal those of games written in
 * Java, NullpoMino above all.
 *
 * <p>Source: the specification of {@code java.util.Random}, which fixes the 48-bit linear congruential generator and the
 * algorithm of {@code nextInt(bound)} for ever.
 */
record JavaRandom(long state) implements Dice {
    static final String NAME = "java";

    static final long MASK = (1L << 48) - 1;
    private static final long MULTIPLIER = 0x5DEECE66DL;
    private static final long ADDEND = 0xBL;

    static JavaRandom ofSeed(long seed) {
        return new JavaRandom((seed ^ MULTIPLIER) & MASK);
    }

    @Override
    public JavaRandom roll(int bound) {
        var next = step(state);
        while (isSurplus(next, bound)) {
            next = step(next);
        }
        return new JavaRandom(next);
    }

    @Override
    public int face(int bound) {
        return isPowerOfTwo(bound) ? (int) ((bound * bits(state)) >> 31) : (int) (bits(state) % bound);
    }

    /** Whether the number lies in the last, incomplete run of faces below 2<sup>31</sup>. */
    private static boolean isSurplus(long state, int bound) {
        var bits = bits(state);
        return !isPowerOfTwo(bound) && bits - bits % bound + (bound - 1) > Integer.MAX_VALUE;
    }

    private static boolean isPowerOfTwo(int bound) {
        return (bound & -bound) == bound;
    }

    private static long step(long state) {
        return (state * MULTIPLIER + ADDEND) & MASK;
    }

    /** The 31 bits of which a face is made. */
    private static long bits(long state) {
        return state >>> 17;
    }

    @Override
    public String toString() {
        return NAME + ":" + Long.toHexString(state);
    }
}
