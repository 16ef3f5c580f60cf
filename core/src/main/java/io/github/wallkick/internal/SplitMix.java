package io.github.wallkick.internal;

/**
 * SplitMix64: evenly spread numbers from a counter, each a mix of the counter's bits.
 *
 * <p>Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
 */
public final class SplitMix {
    /** The step from one counter to the next: the golden ratio in 64 bits, made odd. */
    public static final long GAMMA = 0x9E3779B97F4A7C15L;

    private SplitMix() {}

    /** The number that belongs to a counter. */
    public static long mix(long counter) {
        var mixed = (counter ^ (counter >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    /** The number at a place of a seed's sequence, from 0. */
    public static long at(long seed, long index) {
        return mix(seed + (index + 1) * GAMMA);
    }

    /** A number from 0 to {@code bound} − 1; the bias is below one in two billion for the small bounds used here. */
    public static int below(long random, int bound) {
        return (int) (((random >>> 32) * bound) >>> 32);
    }
}
