package io.github.wallkick.internal;

/** Hash codes that mix all bits of their words, so that values which differ in one bit share a code by chance only. */
public final class Hash {
    /** An odd number without pattern, the golden ratio in 64 bits. */
    private static final long START = SplitMix.GAMMA;
    /** Another one: half of the bits are set, in no regular order. */
    private static final long OTHER = 0xD6E8FEB86659FD93L;

    private Hash() {}

    /** The mix of two words: both halves of their product of 128 bits. */
    public static long mix(long one, long other) {
        var left = one ^ START;
        var right = other ^ OTHER;
        return left * right ^ Math.multiplyHigh(left, right);
    }

    /** The hash code of a mix. */
    public static int code(long mix) {
        return (int) (mix ^ (mix >>> 32));
    }
}
