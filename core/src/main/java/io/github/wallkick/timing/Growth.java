package io.github.wallkick.timing;

import java.math.BigInteger;

/**
 * A speed that grows by the frame, in parts of a row.
 *
 * <p>A row has 60,000,000 parts, so that a speed in millionths of a row a frame and a growth in millionths a second are both
 * whole numbers of parts a frame.
 *
 * @param speed parts a frame at the start
 * @param increase parts a frame that each frame after the margin adds, from that frame on
 * @param marginFrames frames before the growth begins
 * @param endsInstant whether gravity is instant once it is over 20 rows a frame
 */
record Growth(long speed, long increase, long marginFrames, boolean endsInstant) {
    /** Parts in a row. */
    static final long ROW = 60_000_000;

    private static final long FASTEST = 20 * ROW;
    private static final long MOST_MARGIN = 1L << 40;

    /** Below this age no sum of parts leaves a long: 2^19 frames of at most 20 rows, growing by at most 2^25 parts. */
    private static final long SMALL_AGE = 1 << 19;

    /** A growth from figures in millionths. */
    static Growth ofMillionths(long start, long perSecond, long marginFrames, boolean endsInstant) {
        within("the gravity", start, FASTEST / 60);
        within("the growth of gravity", perSecond, FASTEST / 60);
        within("the margin", marginFrames, MOST_MARGIN);
        return new Growth(start * 60, perSecond, marginFrames, endsInstant);
    }

    /** Whether a piece falls to the ground at once at an age in frames. */
    boolean isInstant(long age) {
        return endsInstant && increase > 0 && age - marginFrames > (FASTEST - speed) / increase;
    }

    /** The number of frames, at least one, in which at least {@code parts} come together from an age on. */
    long framesFor(long parts, long age) {
        if (speed == 0 && increase == 0) {
            return GravityClock.NEVER;
        }
        long enough = 1;
        while (!suffice(enough, parts, age)) {
            enough *= 2;
        }
        var tooFew = enough / 2;
        while (enough - tooFew > 1) {
            var middle = (tooFew + enough) / 2;
            if (suffice(middle, parts, age)) {
                enough = middle;
            } else {
                tooFew = middle;
            }
        }
        return enough;
    }

    private boolean suffice(long frames, long parts, long age) {
        return isInstant(age + frames) || rows(age, age + frames, 0, parts) > 0;
    }

    /** The whole rows of {@code size} parts that come together between two ages, with what was there before. */
    long rows(long from, long to, long before, long size) {
        if (to <= SMALL_AGE) {
            return (before + smallSum(from, to)) / size;
        }
        return wideSum(from, to)
                .add(BigInteger.valueOf(before))
                .divide(BigInteger.valueOf(size))
                .min(BigInteger.valueOf(Fall.TO_THE_GROUND))
                .longValue();
    }

    /** The parts that are left over by {@link #rows} of {@link #ROW} parts. */
    long partsLeft(long from, long to, long before) {
        if (to <= SMALL_AGE) {
            return (before + smallSum(from, to)) % ROW;
        }
        return wideSum(from, to)
                .add(BigInteger.valueOf(before))
                .mod(BigInteger.valueOf(ROW))
                .longValue();
    }

    private long smallSum(long from, long to) {
        var first = Math.max(0, from - marginFrames);
        var last = Math.max(0, to - marginFrames);
        return speed * (to - from) + increase * ((last * (last + 1) - first * (first + 1)) / 2);
    }

    private BigInteger wideSum(long from, long to) {
        var first = BigInteger.valueOf(Math.max(0, from - marginFrames));
        var last = BigInteger.valueOf(Math.max(0, to - marginFrames));
        var increases = last.multiply(last.add(BigInteger.ONE))
                .subtract(first.multiply(first.add(BigInteger.ONE)))
                .shiftRight(1);
        return BigInteger.valueOf(speed)
                .multiply(BigInteger.valueOf(to - from))
                .add(BigInteger.valueOf(increase).multiply(increases));
    }

    private static void within(String what, long value, long most) {
        if (value < 0 || value > most) {
            throw new IllegalArgumentException(what + " must be from 0 to " + most + ", got " + value);
        }
    }
}
