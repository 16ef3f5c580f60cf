package io.github.wallkick.scoring;

import io.github.wallkick.internal.Check;
import java.time.Duration;

/**
 * How long a piece took, for rules that pay for speed or count time.
 *
 * @param activeNanos nanoseconds that the piece was under control, from its spawn to its lock, 0 or more
 * @param restedNanos nanoseconds that it rested on something before it locked, 0 or more
 * @param elapsedNanos nanoseconds since the lock before, or since the start of the game, delays included, 0 or more
 * @since 0.1.0
 */
public record PieceTime(long activeNanos, long restedNanos, long elapsedNanos) {
    /** No time at all, for games without a clock. */
    public static final PieceTime NONE = new PieceTime(0, 0, 0);

    private static final long FRAMES_PER_SECOND = 60;
    private static final long NANOS_PER_SECOND = 1_000_000_000;

    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if one is negative
     */
    public PieceTime {
        Check.atLeast("nanoseconds under control", activeNanos, 0);
        Check.atLeast("nanoseconds of rest", restedNanos, 0);
        Check.atLeast("nanoseconds since the lock before", elapsedNanos, 0);
    }

    /** The nearest number of whole frames of a sixtieth of a second, for rules that count them. */
    static long frames(long nanos) {
        var seconds = nanos / NANOS_PER_SECOND;
        var rest = nanos % NANOS_PER_SECOND;
        return seconds * FRAMES_PER_SECOND + (rest * FRAMES_PER_SECOND + NANOS_PER_SECOND / 2) / NANOS_PER_SECOND;
    }

    /**
     * The time under control.
     *
     * @return time, 0 or more
     */
    public Duration active() {
        return Duration.ofNanos(activeNanos);
    }

    /**
     * The time at rest.
     *
     * @return time, 0 or more
     */
    public Duration rested() {
        return Duration.ofNanos(restedNanos);
    }

    /**
     * The time since the lock before.
     *
     * @return time, 0 or more
     */
    public Duration elapsed() {
        return Duration.ofNanos(elapsedNanos);
    }
}
