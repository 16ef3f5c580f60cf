package io.github.wallkick.randomizer;

import io.github.wallkick.internal.SplitMix;

/**
 * A generator of random numbers as an immutable value.
 *
 * <pre>{@code
 * Rng after = rng.next(6);
 * int number = after.value(6); // 0 to 5
 * }</pre>
 *
 * <p>A step gives another generator, and its number is read from that one, so that no pair of both is needed.
 */
sealed interface Rng permits Rng.SplitMix64, Rng.JavaRandom, Rng.MinimalStandard {
    /**
     * The generator after one number.
     *
     * @param bound how many numbers there are, at least 1
     */
    Rng next(int bound);

    /**
     * The number of the step before, from 0 to {@code bound} − 1.
     *
     * @param bound the bound that the step was given
     */
    int value(int bound);

    /**
     * The library's own generator, SplitMix64: a counter whose every value is mixed to a random-looking one.
     *
     * <p>Chosen since its whole state is one {@code long}, each of the 2<sup>64</sup> states is as good as any other (0
     * included), and a step costs about a nanosecond. What a seed gives never changes from one version to the next.
     *
     * <p>Source: {@link SplitMix}; {@code java.util.SplittableRandom} steps and mixes in the same way.
     */
    record SplitMix64(long state) implements Rng {
        static final String NAME = "splitmix64";

        private static final long LOW_HALF = 0xFFFF_FFFFL;

        static SplitMix64 ofSeed(long seed) {
            return new SplitMix64(seeded(seed));
        }

        /** Seeds are mixed: those that differ by the generator's own step would else give one sequence, shifted by one. */
        static long seeded(long seed) {
            return SplitMix.mix(seed);
        }

        /**
         * The state after one number.
         *
         * <p>A 32-bit number is scaled to the bound. The bound seldom divides 2<sup>32</sup>, so that some numbers would come
         * up once too often; the few states that make the difference are passed over. Source: D. Lemire, "Fast random
         * integer generation in an interval", 2019.
         */
        static long next(long state, int bound) {
            var next = state + SplitMix.GAMMA;
            while (isSurplus(next, bound)) {
                next += SplitMix.GAMMA;
            }
            return next;
        }

        static int value(long state, int bound) {
            return (int) ((upperHalf(state) * bound) >>> 32);
        }

        private static boolean isSurplus(long state, int bound) {
            var fraction = (upperHalf(state) * bound) & LOW_HALF;
            return fraction < bound && fraction < (1L << 32) % bound;
        }

        private static long upperHalf(long state) {
            return SplitMix.mix(state) >>> 32;
        }

        @Override
        public SplitMix64 next(int bound) {
            return new SplitMix64(next(state, bound));
        }

        @Override
        public int value(int bound) {
            return value(state, bound);
        }

        @Override
        public String toString() {
            return NAME + ":" + Long.toHexString(state);
        }
    }

    /**
     * The generator of {@code java.util.Random}, for sequences that equal those of games written in Java, NullpoMino above
     * all.
     *
     * <p>Source: the specification of {@code java.util.Random}, which fixes the 48-bit linear congruential generator and the
     * algorithm of {@code nextInt(bound)}.
     */
    record JavaRandom(long state) implements Rng {
        static final String NAME = "java";

        static final long MASK = (1L << 48) - 1;
        private static final long MULTIPLIER = 0x5DEECE66DL;
        private static final long ADDEND = 0xBL;

        static JavaRandom ofSeed(long seed) {
            return new JavaRandom((seed ^ MULTIPLIER) & MASK);
        }

        @Override
        public JavaRandom next(int bound) {
            var next = step(state);
            while (isSurplus(next, bound)) {
                next = step(next);
            }
            return new JavaRandom(next);
        }

        @Override
        public int value(int bound) {
            return isPowerOfTwo(bound) ? (int) ((bound * bits(state)) >> 31) : (int) (bits(state) % bound);
        }

        /** Whether the number lies in the last, incomplete run of numbers below 2<sup>31</sup>. */
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

        /** The 31 bits of which a number is made. */
        private static long bits(long state) {
            return state >>> 17;
        }

        @Override
        public String toString() {
            return NAME + ":" + Long.toHexString(state);
        }
    }

    /**
     * The generator of TETR.IO: the "minimal standard" of Park and Miller with multiplier 16807.
     *
     * <p>Source: the open-source client library triangle, which reproduces the game's queues; S. Park, K. Miller, "Random
     * number generators: good ones are hard to find", 1988. The game scales in floating point; the integers here give the
     * same numbers for every bound of up to 21, and the longest bag of its queues has 14 pieces.
     */
    record MinimalStandard(long state) implements Rng {
        static final String NAME = "minstd";

        static final long MODULUS = 2147483647L;
        private static final long MULTIPLIER = 16807L;

        /** The game takes the remainder of a seed and lifts what is not positive into the generator's range. */
        static MinimalStandard ofSeed(long seed) {
            var state = seed % MODULUS;
            return new MinimalStandard(state <= 0 ? state + MODULUS - 1 : state);
        }

        @Override
        public MinimalStandard next(int bound) {
            return new MinimalStandard(state * MULTIPLIER % MODULUS);
        }

        @Override
        public int value(int bound) {
            return (int) ((state - 1) * bound / (MODULUS - 1));
        }

        @Override
        public String toString() {
            return NAME + ":" + Long.toHexString(state);
        }
    }
}
