package io.github.wallkick.notation;

import io.github.wallkick.game.Event;
import java.util.List;

/**
 * A step of a recorded game: what happened, and the recording to go on with.
 *
 * @param events what happened, in the order in which it happened; immutable
 * @param next the recording after the step; the same instance as before when nothing changed
 * @since 0.1.0
 */
public record Recorded(List<Event> events, Recording next) {
    /**
     * Takes a copy of the events.
     */
    public Recorded {
        events = List.copyOf(events);
    }
}
