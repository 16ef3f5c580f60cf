package io.github.wallkick.game;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.CheckReturnValue;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
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

    /** Actions at their times counted from now, and the time between them. */
    static Transition applyAll(Game start, List<TimedAction> actions) {
        var events = new ArrayList<Event>();
        var game = start;
        var nanos = 0L;
        for (var timed : actions) {
            Check.that(timed.atNanos() >= nanos, "the time of an action must be at least " + nanos, timed.atNanos());
            var waited = game.advance(timed.atNanos() - nanos);
            var done = waited.game().apply(timed.action());
            events.addAll(waited.events());
            events.addAll(done.events());
            game = done.game();
            nanos = timed.atNanos();
        }
        return new Transition(game, events);
    }

    /**
     * The time of the action.
     *
     * @return time since the start of the game or span
     */
    public Duration at() {
        return Duration.ofNanos(atNanos);
    }
}
