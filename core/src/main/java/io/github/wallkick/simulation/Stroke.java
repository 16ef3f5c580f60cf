package io.github.wallkick.simulation;

import io.github.wallkick.piece.Input;

/**
 * A wait and then an input, pressed and released at once.
 *
 * @param waitNanos nanoseconds that pass before the input, 0 or more
 * @param input what the player does then; without effect where the rules do not have it
 * @since 0.1.0
 */
public record Stroke(long waitNanos, Input input) {
    /**
     * Checks the time.
     *
     * @throws IllegalArgumentException if the time is negative
     */
    public Stroke {
        if (waitNanos < 0) {
            throw new IllegalArgumentException("the wait before an input must be at least 0 ns: " + waitNanos);
        }
    }
}
