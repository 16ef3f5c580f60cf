package io.github.wallkick.scoring;

/**
 * How long a piece took, for rules that pay for speed or count time.
 *
 * @param activeNanos nanoseconds that the piece was under control, from its entry to its lock, 0 or more
 * @param restedNanos nanoseconds that it rested on something before it locked, 0 or more
 * @param elapsedNanos nanoseconds since the lock before, or since the start of the game, delays included, 0 or more
 * @since 0.1.0
 */
public record PieceTime(long activeNanos, long restedNanos, long elapsedNanos) {
    /** No time at all, for games without a clock. */
    public static final PieceTime NONE = new PieceTime(0, 0, 0);

    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if one is negative
     */
    public PieceTime {
        Require.notNegative("nanoseconds under control", activeNanos);
        Require.notNegative("nanoseconds of rest", restedNanos);
        Require.notNegative("nanoseconds since the lock before", elapsedNanos);
    }
}
