package io.github.wallkick.game;

import java.util.ArrayList;
import java.util.List;

/** The events of one call, gathered while its effects are worked out; never leaves the call. */
final class Happenings {
    private final List<Event> events = new ArrayList<>();

    void add(Event event) {
        events.add(event);
    }

    boolean isEmpty() {
        return events.isEmpty();
    }

    Transition to(Game game) {
        return new Transition(game, events);
    }
}
