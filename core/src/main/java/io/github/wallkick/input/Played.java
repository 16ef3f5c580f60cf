package io.github.wallkick.input;

import io.github.wallkick.game.Event;
import java.util.List;

/**
 * A span of play: what happened in it, what was done to the game, and where it stands.
 *
 * @param events what happened, in the order in which it happened; immutable
 * @param inputs the inputs made, their times counted from the beginning of the span; immutable
 * @param next the play at the end of the span
 * @since 0.1.0
 */
public record Played(List<Event> events, List<TimedInput> inputs, PlaySession next) {
    /**
     * Takes copies of the lists.
     */
    public Played {
        events = List.copyOf(events);
        inputs = List.copyOf(inputs);
    }
}
