package io.github.wallkick.timing;

/**
 * Gravity as a time for each row: an accumulator of time, from which one interval is subtracted a row.
 *
 * <p>Time is counted in ticks, parts of a nanosecond, so that intervals of frames are exact.
 *
 * @param intervals ticks from row to row by level; {@link #INSTANT} for no time at all
 * @param ticksPerNano ticks in a nanosecond
 * @param ticks ticks since the last row
 */
record IntervalClock(LevelTable intervals, long ticksPerNano, long ticks) implements GravityClock {
    /** The interval of a piece that is on the ground at once. */
    static final long INSTANT = 0;

    /** A clock for intervals in nanoseconds. */
    static IntervalClock ofNanos(LevelTable intervals) {
        return new IntervalClock(intervals, 1, 0);
    }

    /** A clock for intervals in parts of a frame. */
    static IntervalClock ofFrames(FrameRate rate, int partsPerFrame, LevelTable intervals) {
        return new IntervalClock(intervals.map(parts -> parts * rate.nanos()), partsPerFrame * rate.frames(), 0);
    }

    @Override
    public Fall advance(long elapsedNanos, int level) {
        var interval = intervals.at(level);
        if (Elapsed.check(elapsedNanos) == 0 && ticks < interval) {
            return new Fall(0, this);
        }
        if (interval == INSTANT) {
            return new Fall(Fall.TO_THE_GROUND, restarted());
        }
        var rows = Wide.floorDiv(elapsedNanos, ticksPerNano, ticks, interval);
        return new Fall(rows, withTicks(Wide.floorMod(elapsedNanos, ticksPerNano, ticks, interval)));
    }

    @Override
    public long nanosToNextRow(int level) {
        var missing = intervals.at(level) - ticks;
        return missing <= 0 ? 0 : (missing - 1) / ticksPerNano + 1;
    }

    @Override
    public GravityClock restarted() {
        return withTicks(0);
    }

    private GravityClock withTicks(long count) {
        return count == ticks ? this : new IntervalClock(intervals, ticksPerNano, count);
    }
}
