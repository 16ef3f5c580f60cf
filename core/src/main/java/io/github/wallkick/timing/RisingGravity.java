package io.github.wallkick.timing;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.StrategyText;
import java.math.BigInteger;

/**
 * Gravity that rises with the frames of the game, whatever the level.
 *
 * @param growth how it rises
 * @param ticks ticks of the current frame that have passed
 * @param age frames since the game began
 * @param parts parts of the next row that have added up, less than a row
 */
record RisingGravity(Growth growth, long ticks, long age, long parts) implements LibraryClock {
    static final String KIND = "rising";

    private static final FrameRate RATE = FrameRate.HZ_60;

    /** An age no game reaches; there the counting stops, so that no sum of ages overflows. */
    private static final long OLDEST = Long.MAX_VALUE / 2;

    private static final String TICKS = "ticks";
    private static final String AGE = "age";
    private static final String PARTS = "parts";

    static RisingGravity of(Growth growth) {
        return new RisingGravity(growth, 0, 0, 0);
    }

    @Override
    public Fall advance(long elapsedNanos, int level) {
        var older = Math.min(age + RATE.framesIn(elapsedNanos, ticks), OLDEST);
        var ticksLeft = RATE.ticksAfter(elapsedNanos, ticks);
        if (growth.isInstant(older)) {
            return new Fall(Fall.TO_THE_GROUND, with(ticksLeft, older, 0));
        }
        if (older == age) {
            return new Fall(0, with(ticksLeft, age, parts));
        }
        var rows = growth.rows(age, older, parts, Growth.ROW);
        return new Fall(rows, with(ticksLeft, older, growth.partsLeft(age, older, parts)));
    }

    @Override
    public long nanosToNextRow(int level) {
        if (growth.isInstant(age)) {
            return 0;
        }
        var frames = growth.framesFor(Growth.ROW - parts, age);
        return frames == NEVER ? NEVER : RATE.nanosUntil(frames, ticks);
    }

    @Override
    public GravityClock restarted() {
        return with(ticks, age, 0);
    }

    private RisingGravity with(long tickCount, long frames, long partCount) {
        return tickCount == ticks && frames == age && partCount == parts
                ? this
                : new RisingGravity(growth, tickCount, frames, partCount);
    }

    @Override
    public RisingGravity fresh() {
        return with(0, 0, 0);
    }

    @Override
    public StrategyText rule() {
        return growth.in(StrategyText.of(KIND));
    }

    static RisingGravity read(StrategyText.Fields fields) {
        return of(Growth.read(fields));
    }

    @Override
    public StrategyText carriedIn(StrategyText rule) {
        return this.equals(fresh())
                ? rule
                : rule.with(TICKS, ticks).with(AGE, age).with(PARTS, parts);
    }

    @Override
    public RisingGravity carrying(StrategyText.Fields fields) {
        return with(
                fields.has(TICKS) ? fields.number(TICKS, 0, RATE.nanos() - 1) : 0,
                fields.has(AGE) ? fields.number(AGE, 0, OLDEST) : 0,
                fields.has(PARTS) ? fields.number(PARTS, 0, Growth.ROW - 1) : 0);
    }

    /**
     * A speed that grows by the frame, in parts of a row.
     *
     * <p>A row has 60,000,000 parts, so that a speed in millionths of a row per frame and a growth in millionths per second
     * are both whole numbers of parts per frame.
     *
     * @param start speed at the start in millionths of a row per frame
     * @param perSecond parts per frame that each frame after the margin adds, from that frame on: millionths per second
     * @param marginFrames frames before the growth begins
     * @param endsInstant whether gravity is instant once it is over 20 rows per frame
     */
    record Growth(long start, long perSecond, long marginFrames, boolean endsInstant) {
        /** Parts in a row. */
        static final long ROW = 60_000_000;

        private static final long PARTS_PER_MILLIONTH = 60;
        private static final long FASTEST = 20 * ROW;
        private static final long MAX_MILLIONTHS = FASTEST / PARTS_PER_MILLIONTH;
        private static final long MAX_MARGIN = 1L << 40;

        /** Below this age no sum of parts leaves a long: 2^19 frames of at most 20 rows, growing by at most 2^25 parts. */
        private static final long SMALL_AGE = 1 << 19;

        private static final String START = "millionths";
        private static final String PER_SECOND = "millionths-per-second";
        private static final String MARGIN = "margin-frames";
        private static final String ENDS_INSTANT = "ends-instant";

        Growth {
            Check.within("millionths of a row per frame", start, 0, MAX_MILLIONTHS);
            Check.within("growth in millionths per second", perSecond, 0, MAX_MILLIONTHS);
            Check.within("frames before the growth", marginFrames, 0, MAX_MARGIN);
        }

        StrategyText in(StrategyText text) {
            return text.with(START, start)
                    .with(PER_SECOND, perSecond)
                    .with(MARGIN, marginFrames)
                    .with(ENDS_INSTANT, endsInstant);
        }

        static Growth read(StrategyText.Fields fields) {
            return new Growth(
                    fields.number(START, 0, MAX_MILLIONTHS),
                    fields.number(PER_SECOND, 0, MAX_MILLIONTHS),
                    fields.number(MARGIN, 0, MAX_MARGIN),
                    fields.isTrue(ENDS_INSTANT));
        }

        private long speed() {
            return start * PARTS_PER_MILLIONTH;
        }

        /** Whether a piece falls to the ground at once at an age in frames. */
        boolean isInstant(long age) {
            return endsInstant && perSecond > 0 && age - marginFrames > (FASTEST - speed()) / perSecond;
        }

        /** The number of frames, at least one, in which at least {@code parts} come together from an age on. */
        long framesFor(long parts, long age) {
            if (start == 0 && perSecond == 0) {
                return NEVER;
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
            return speed() * (to - from) + perSecond * ((last * (last + 1) - first * (first + 1)) / 2);
        }

        private BigInteger wideSum(long from, long to) {
            var first = BigInteger.valueOf(Math.max(0, from - marginFrames));
            var last = BigInteger.valueOf(Math.max(0, to - marginFrames));
            var increases = last.multiply(last.add(BigInteger.ONE))
                    .subtract(first.multiply(first.add(BigInteger.ONE)))
                    .shiftRight(1);
            return BigInteger.valueOf(speed())
                    .multiply(BigInteger.valueOf(to - from))
                    .add(BigInteger.valueOf(perSecond).multiply(increases));
        }
    }
}
