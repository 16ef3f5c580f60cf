package io.github.wallkick.input;

import io.github.wallkick.timing.FrameRate;

/**
 * The frames in which buttons are read, as time passes. Frame {@code n} is read one nanosecond after it begins, so that
 * everything given at its very beginning is read in it.
 *
 * @param rate the frames
 * @param nanos the time, modulo the span in which the frame rate comes out even
 * @param due whether a frame is to be read now
 */
record FrameTimer(FrameRate rate, long nanos, boolean due) {
    static FrameTimer start(FrameRate rate) {
        return new FrameTimer(rate, 0, false);
    }

    /** The timer after the reading that was due. */
    FrameTimer read() {
        return new FrameTimer(rate, nanos, false);
    }

    FrameTimer elapsed(long elapsedNanos) {
        var end = nanos + elapsedNanos % rate.nanos();
        var position = end < rate.nanos() ? end : end - rate.nanos();
        return new FrameTimer(rate, position, elapsedNanos == 0 ? due : isReading(end));
    }

    /** The readings after now and before the end of a span. */
    long ticksWithin(long elapsedNanos) {
        if (elapsedNanos == 0) {
            return 0;
        }
        var end = nanos + elapsedNanos % rate.nanos();
        var last = isReading(end) ? 1 : 0;
        return elapsedNanos / rate.nanos() * rate.frames() + readings(end) - readings(nanos) - last;
    }

    /** The time to the reading that comes after so many others, 1 for the next one. */
    long nanosTo(long count) {
        if (due) {
            return 0;
        }
        var done = readings(nanos);
        var max = rate.framesAt(Long.MAX_VALUE) - 1;
        return count > max - done ? Long.MAX_VALUE : rate.nanosAt(done + count - 1) + 1 - nanos;
    }

    /** The readings until some time, that time included. */
    private long readings(long time) {
        return time == 0 ? 0 : rate.framesAt(time - 1) + 1;
    }

    private boolean isReading(long time) {
        return time > 0 && rate.nanosAt(rate.framesAt(time - 1)) == time - 1;
    }
}
