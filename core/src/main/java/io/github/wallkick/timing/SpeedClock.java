package io.github.wallkick.timing;

/**
 * Gravity as a speed: each frame adds parts of a row, and whole rows fall.
 *
 * @param speeds parts of a row a frame by level; {@link #INSTANT} for a piece that is on the ground at once
 * @param partsPerRow parts in a row
 * @param rate the frame rate
 * @param ticks ticks of the current frame that have passed; frames go on when the clock is restarted
 * @param parts parts of the next row that have added up, less than a row
 */
record SpeedClock(LevelTable speeds, long partsPerRow, FrameRate rate, long ticks, long parts) implements GravityClock {
    /** The speed of a piece that is on the ground at once. */
    static final long INSTANT = -1;

    static SpeedClock of(LevelTable speeds, long partsPerRow, FrameRate rate) {
        return new SpeedClock(speeds, partsPerRow, rate, 0, 0);
    }

    @Override
    public Fall advance(long elapsedNanos, int level) {
        var frames = rate.framesIn(elapsedNanos, ticks);
        var ticksLeft = rate.ticksAfter(elapsedNanos, ticks);
        var speed = speeds.at(level);
        if (speed == INSTANT) {
            return new Fall(Fall.TO_THE_GROUND, with(ticksLeft, 0));
        }
        var rows = Wide.floorDiv(frames, speed, parts, partsPerRow);
        return new Fall(rows, with(ticksLeft, Wide.floorMod(frames, speed, parts, partsPerRow)));
    }

    @Override
    public long nanosToNextRow(int level) {
        var speed = speeds.at(level);
        if (speed == INSTANT) {
            return 0;
        }
        return speed == 0 ? NEVER : rate.nanosUntil((partsPerRow - parts - 1) / speed + 1, ticks);
    }

    @Override
    public GravityClock restarted() {
        return with(ticks, 0);
    }

    private GravityClock with(long tickCount, long partCount) {
        return tickCount == ticks && partCount == parts
                ? this
                : new SpeedClock(speeds, partsPerRow, rate, tickCount, partCount);
    }
}
