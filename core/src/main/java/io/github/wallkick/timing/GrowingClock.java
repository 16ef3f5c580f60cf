package io.github.wallkick.timing;

/**
 * Gravity that grows with the frames of the game, whatever the level.
 *
 * @param growth how it grows
 * @param ticks ticks of the current frame that have passed
 * @param age frames since the game began
 * @param parts parts of the next row that have added up, less than a row
 */
record GrowingClock(Growth growth, long ticks, long age, long parts) implements GravityClock {
    private static final FrameRate RATE = FrameRate.HZ_60;

    /** An age no game reaches; there the counting stops, so that no sum of ages overflows. */
    private static final long OLDEST = Long.MAX_VALUE / 2;

    static GrowingClock of(Growth growth) {
        return new GrowingClock(growth, 0, 0, 0);
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

    private GravityClock with(long tickCount, long frames, long partCount) {
        return tickCount == ticks && frames == age && partCount == parts
                ? this
                : new GrowingClock(growth, tickCount, frames, partCount);
    }
}
