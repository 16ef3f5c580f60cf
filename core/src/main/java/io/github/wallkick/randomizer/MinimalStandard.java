package io.github.wallkick.randomizer;

/**
 * The generator of TETR.IO: the "minimal standard" of Park and Miller with multiplier 16807.
 *
 * <p>Source: the open-source client library triangle, which reproduces the game's queues; S. Park, K. Miller, "Random
 * number generators: good ones are hard to find", 1988. The game scales in floating point; the integers here give the
 * same faces for every bound of up to 21, and the longest bag of its queues has 14 pieces.
 */
record MinimalStandard(long state) implements Dice {
    static final String NAME = "minstd";

    static final long MODULUS = 2147483647L;
    private static final long MULTIPLIER = 16807L;

    /** The game takes the remainder of a seed and lifts what is not positive into the generator's range. */
    static MinimalStandard ofSeed(long seed) {
        var state = seed % MODULUS;
        return new MinimalStandard(state <= 0 ? state + MODULUS - 1 : state);
    }

    @Override
    public MinimalStandard roll(int bound) {
        return new MinimalStandard(state * MULTIPLIER % MODULUS);
    }

    @Override
    public int face(int bound) {
        return (int) ((state - 1) * bound / (MODULUS - 1));
    }

    @Override
    public String toString() {
        return NAME + ":" + Long.toHexString(state);
    }
}
