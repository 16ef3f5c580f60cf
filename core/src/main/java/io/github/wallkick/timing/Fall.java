package io.github.wallkick.timing;

import io.github.wallkick.internal.Check;

/**
 * How far a piece falls in a span of time, and the clock to go on with.
 *
 * @param rows whole rows due in the span, 0 or more; {@link #TO_THE_GROUND} when gravity is instant
 * @param next the clock after the span, carrying what is left of a row
 * @since 0.1.0
 */
public record Fall(long rows, GravityClock next) {
    /** The rows of instant gravity: as many as the piece can fall. */
    public static final long TO_THE_GROUND = Long.MAX_VALUE;

    /**
     * A fall.
     *
     * @throws IllegalArgumentException if the rows are negative, as after a sum of times that overflowed
     */
    public Fall {
        Check.atLeast("rows of a fall", rows, 0);
    }
}
