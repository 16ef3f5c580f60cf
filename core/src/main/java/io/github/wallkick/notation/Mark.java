package io.github.wallkick.notation;

/**
 * A state on the way through a replay, to compare with.
 *
 * @param atNanos nanoseconds since the start of the game, 0 or more
 * @param deeds deeds done before it; those of the same time may be done or not
 * @param hash the state at that time after these deeds
 * @since 0.1.0
 */
public record Mark(long atNanos, int deeds, StateHash hash) {
    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is negative
     */
    public Mark {
        Check.that(atNanos >= 0, "the time of a mark must be 0 or more", atNanos);
        Check.that(deeds >= 0, "the deeds before a mark must be 0 or more", deeds);
    }
}
