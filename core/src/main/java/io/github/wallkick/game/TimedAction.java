package io.github.wallkick.game;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.CheckReturnValue;
import java.util.Objects;

/**
 * An action and its time.
 *
 * @param atNanos nanoseconds since the start of the game, or of the span of time that the action is part of; 0 or more
 * @param action what is done
 * @since 0.1.0
 */
@CheckReturnValue
public record TimedAction(long atNanos, Action action) {
    /**
     * Checks the time.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public TimedAction {
        Check.atLeast("the time of an action", atNanos, 0);
        Objects.requireNonNull(action, "action");
    }
}
