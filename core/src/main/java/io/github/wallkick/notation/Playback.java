package io.github.wallkick.notation;

import io.github.wallkick.game.Event;
import io.github.wallkick.game.Game;
import java.util.ArrayList;
import java.util.List;

/**
 * A replay on its way, as an immutable value. It never changes the replay.
 *
 * @param replay what is played back
 * @param game the game as it stands
 * @param nanos nanoseconds since the start of the game
 * @param deedsDone deeds that have been done
 * @since 0.1.0
 */
public record Playback(Replay replay, Game game, long nanos, int deedsDone) {
    /**
     * A span of playing back: what happened in it, and the playback to go on with.
     *
     * @param events what happened, in the order in which it happened; immutable
     * @param next the playback at the end of the span
     * @since 0.1.0
     */
    public record Step(List<Event> events, Playback next) {
        /**
         * Takes a copy of the events.
         */
        public Step {
            events = List.copyOf(events);
        }
    }

    /**
     * The passing of time, with all deeds that come in it, those at its end included; at the end of the replay it stops.
     *
     * @param elapsedNanos nanoseconds that have passed, 0 or more
     * @return what happened, and the next playback
     * @throws IllegalArgumentException if the time is negative
     */
    public Step advance(long elapsedNanos) {
        Check.that(elapsedNanos >= 0, "elapsed nanoseconds must be 0 or more", elapsedNanos);
        var left = replay.lengthNanos() - nanos;
        return to(nanos + Math.min(elapsedNanos, left), replay.deeds().size());
    }

    /**
     * Whether the end of the replay is reached.
     *
     * @return true if all its time has passed and all its deeds are done
     */
    public boolean isOver() {
        return nanos == replay.lengthNanos() && deedsDone == replay.deeds().size();
    }

    /** The playback at a mark. */
    Playback to(Mark mark) {
        return to(mark.atNanos(), mark.deeds()).next();
    }

    private Step to(long untilNanos, int mostDeeds) {
        var events = new ArrayList<Event>();
        var now = game;
        var moment = nanos;
        var done = deedsDone;
        while (done < mostDeeds && replay.deeds().get(done).atNanos() <= untilNanos) {
            var timed = replay.deeds().get(done);
            var waited = now.advance(timed.atNanos() - moment);
            events.addAll(waited.events());
            var step = waited.game().apply(timed.action());
            events.addAll(step.events());
            now = step.game();
            moment = timed.atNanos();
            done++;
        }
        var rest = now.advance(untilNanos - moment);
        events.addAll(rest.events());
        return new Step(events, new Playback(replay, rest.game(), untilNanos, done));
    }
}
