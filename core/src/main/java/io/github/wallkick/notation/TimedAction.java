package io.github.wallkick.notation;

/**
 * A deed and its time.
 *
 * @param atNanos nanoseconds since the start of the game, 0 or more
 * @param deed what was done
 * @since 0.1.0
 */
public record TimedAction(long atNanos, Action deed) {
    /**
     * Checks the time.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public TimedAction {
        Check.that(atNanos >= 0, "the time of a deed must be 0 or more", atNanos);
    }
}
