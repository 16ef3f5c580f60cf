package io.github.wallkick.game;

import java.util.List;

/**
 * A step of a game: the game after it and what happened, in the order in which it happened.
 *
 * @param game the game after the step; the same instance as before when nothing changed
 * @param events what happened, none if the step only let time pass; immutable
 * @since 0.1.0
 */
public record Transition(Game game, List<Event> events) {
    /**
     * Takes a copy of the events, so that the transition stays what it is.
     */
    public Transition {
        events = List.copyOf(events);
    }
}
