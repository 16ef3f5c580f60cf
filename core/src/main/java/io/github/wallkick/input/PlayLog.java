package io.github.wallkick.input;

import io.github.wallkick.game.Event;
import io.github.wallkick.game.Game;
import java.util.ArrayList;
import java.util.List;

/**
 * What happens within one step of play, gathered.
 *
 * @param events what happened
 * @param inputs what was done
 */
record PlayLog(List<Event> events, List<TimedInput> inputs) {
    PlayLog() {
        this(new ArrayList<>(), new ArrayList<>());
    }

    /** The play after a span in which no repeat is due before its end. */
    PlaySession wait(PlaySession playing, long nanos) {
        var passed = playing.game().advance(nanos);
        events.addAll(passed.events());
        var controller = playing.controller().elapsed(nanos).after(passed);
        return new PlaySession(passed.game(), controller);
    }

    /** The play after inputs that are made now. */
    PlaySession act(Game before, Typed typed, long nowNanos) {
        var game = before;
        var controller = typed.next();
        for (var input : typed.inputs()) {
            var done = input.on(game);
            inputs.add(input.at(nowNanos));
            events.addAll(done.events());
            game = done.game();
            controller = controller.after(input, done);
        }
        return new PlaySession(game, controller);
    }

    Played to(PlaySession next) {
        return new Played(events, inputs, next);
    }
}
