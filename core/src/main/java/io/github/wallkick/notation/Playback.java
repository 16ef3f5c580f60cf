package io.github.wallkick.notation;

import io.github.wallkick.game.Event;
import io.github.wallkick.game.Game;
import io.github.wallkick.internal.Check;
import io.github.wallkick.notation.Replay.Checkpoint;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * A replay played back to some moment, as an immutable value.
 *
 * @param replay the replay
 * @param game the game at this moment
 * @param nanos nanoseconds since the start of the game
 * @param actionsDone the number of actions done so far
 * @since 0.1.0
 */
public record Playback(Replay replay, Game game, long nanos, int actionsDone) {
    /**
     * A time span of a playback: what happened in it, and the playback after it.
     *
     * @param events the events in their order; immutable
     * @param next the playback at the end of the span
     * @since 0.1.0
     */
    public record Step(List<Event> events, Playback next) {
        /** Takes a copy of the events. */
        public Step {
            events = List.copyOf(events);
        }
    }

    /**
     * The passing of time, with all actions in it, including those at its end. Time stops at the end of the replay.
     *
     * @param elapsedNanos nanoseconds that have passed, 0 or more
     * @return what happened, and the next playback
     * @throws IllegalArgumentException if the time is negative
     */
    public Step advance(long elapsedNanos) {
        Check.elapsed(elapsedNanos);
        var left = replay.lengthNanos() - nanos;
        return to(nanos + Math.min(elapsedNanos, left), replay.actions().size());
    }

    /**
     * The passing of time, as {@link #advance(long)}.
     *
     * @param elapsed time that has passed, 0 or more and at most 292 years
     * @return what happened, and the next playback
     * @throws IllegalArgumentException if the time is negative
     * @throws ArithmeticException if the time is too long for a {@code long} of nanoseconds
     */
    public Step advance(Duration elapsed) {
        return advance(elapsed.toNanos());
    }

    /**
     * Whether the end of the replay is reached.
     *
     * @return true if all its time has passed and all its actions are done
     */
    public boolean isOver() {
        return nanos == replay.lengthNanos() && actionsDone == replay.actions().size();
    }

    /** The playback at a checkpoint. */
    Playback to(Checkpoint checkpoint) {
        return to(checkpoint.atNanos(), checkpoint.actions()).next();
    }

    private Step to(long untilNanos, int maxActions) {
        var events = new ArrayList<Event>();
        var now = game;
        var moment = nanos;
        var done = actionsDone;
        while (done < maxActions && replay.actions().get(done).atNanos() <= untilNanos) {
            var timed = replay.actions().get(done);
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

    /**
     * The time played back so far.
     *
     * @return time since the start of the replay
     */
    public Duration time() {
        return Duration.ofNanos(nanos);
    }
}
