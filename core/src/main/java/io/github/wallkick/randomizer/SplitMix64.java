package io.github.wallkick.randomizer;

/**
 * The library's own generator, SplitMix64: a counter whose every value is mixed to a random-looking one.
 *
 * <p>Chosen since its whole state is one {@code long}, each of the 2<sup>64</sup> states is as good as any other (0
 * included), and a step costs about a nanosecond. What a seed gives never changes from one version to the next.
 *
 * <p>Source: G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014, with the mixing
 * constants of S. Vigna's public-domain {@code splitmix64.c}; {@code java.util.SplittableRandom} steps and mixes alike.
 */
record SplitMix64(long state) implements Dice {
    static final String NAME = "splitmix64";

    private static final long STEP = 0x9E3779B97F4A7C15L;
    private static final long LOW_HALF = 0xFFFF_FFFFL;

    static SplitMix64 ofSeed(long seed) {
        return new SplitMix64(seeded(seed));
    }

    /** Seeds are mixed: those that differ by the generator's own step would else give one sequence, shifted by one. */
    static long seeded(long seed) {
        return mixed(seed);
    }

    /**
     * The state after one throw.
     *
     * <p>A 32-bit number is scaled to the bound. The bound seldom divides 2<sup>32</sup>, so that some faces would come
     * up once too often; the few numbers that make the difference are passed over. Source: D. Lemire, "Fast random
     * integer generation in an interval", 2019.
     */
    static long roll(long state, int bound) {
        var next = state + STEP;
        while (isSurplus(next, bound)) {
            next += STEP;
        }
        return next;
    }

    static int face(long state, int bound) {
        return (int) ((upperHalf(state) * bound) >>> 32);
    }

    private static boolean isSurplus(long state, int bound) {
        var fraction = (upperHalf(state) * bound) & LOW_HALF;
        return fraction < bound && fraction < (1L << 32) % bound;
    }

    private static long upperHalf(long state) {
        return mixed(state) >>> 32;
    }

    static long mixed(long state) {
        var z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    @Override
    public SplitMix64 roll(int bound) {
        return new SplitMix64(roll(state, bound));
    }

    @Override
    public int face(int bound) {
        return face(state, bound);
    }

    @Override
    public String toString() {
        return NAME + ":" + Long.toHexString(state);
    }
}
