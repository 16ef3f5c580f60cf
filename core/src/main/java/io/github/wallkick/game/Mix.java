package io.github.wallkick.game;

/**
 * Evenly spread numbers from a seed and a counter: the output function of SplitMix64.
 *
 * <p>Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
 */
final class Mix {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private Mix() {}

    static long of(long seed, long count) {
        var mixed = seed + (count + 1) * GOLDEN_GAMMA;
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    /** A number from 0 to {@code bound} − 1; the bias is below one in two billion for the small bounds used here. */
    static int below(long random, int bound) {
        return (int) (((random >>> 32) * bound) >>> 32);
    }
}
