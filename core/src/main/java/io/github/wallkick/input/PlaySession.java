package io.github.wallkick.input;

import io.github.wallkick.game.Action;
import io.github.wallkick.game.Event;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.Transition;
import io.github.wallkick.hardware.ButtonSet;
import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.Nanos;
import io.github.wallkick.internal.WorkingMemory;
import io.github.wallkick.notation.Recording;
import io.github.wallkick.notation.Replay;
import io.github.wallkick.piece.Input;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A recorded game and the controller that plays it, as an immutable value: buttons and time in, the next session out.
 *
 * <p>The game gets every input at its exact time. So the same buttons at the same times give the same game at every frame
 * rate. What is played is recorded; {@link #replay()} gives it at any time.
 *
 * <pre>{@code
 * PlaySession session = PlaySession.start(ruleset, 42, Controller.of(KeyMap.pad(), Handlings.guideline()));
 * session = session.at(ButtonSet.of(Button.LEFT), 16_000_000).next(); // pressed 16 ms after the start
 * session = session.at(ButtonSet.NONE, 500_000_000).next(); // held for half a second
 * session.game().board();
 * String text = session.replay().text();
 * }</pre>
 *
 * @param recording the game, and how it was played so far
 * @param controller the buttons, and how far DAS is charged
 * @since 0.1.0
 */
public record PlaySession(Recording recording, Controller controller) {
    /**
     * A time span of play: what happened in it, what was done to the game, and the session after it.
     *
     * @param events the events in their order; immutable
     * @param actions the actions in their order, their times counted from the beginning of the span; immutable
     * @param next the session at the end of the span
     * @since 0.1.0
     */
    public record Step(List<Event> events, List<Action.Timed> actions, PlaySession next) {
        /** Takes copies of the lists. */
        public Step {
            events = List.copyOf(events);
            actions = List.copyOf(actions);
        }
    }

    /**
     * A change of buttons in a script.
     *
     * @param atNanos nanoseconds since the start of the script, 0 or more
     * @param down the buttons that are down from then on
     * @since 0.1.0
     */
    public record ButtonChange(long atNanos, ButtonSet down) {
        /**
         * Checks the time.
         *
         * @throws IllegalArgumentException if it is negative
         */
        public ButtonChange {
            Check.atLeast("the time of a change of buttons", atNanos, 0);
        }

        /**
         * The time of the change.
         *
         * @return time since the start of the script
         */
        public Duration at() {
            return Duration.ofNanos(atNanos);
        }
    }

    /**
     * Checks that the game has the handling's soft drop.
     *
     * @throws IllegalArgumentException if the handling has a soft drop of its own and the game another one; see
     *     {@link Handling#applyTo}
     */
    public PlaySession {
        var timing = recording.game().ruleset().timing();
        Check.that(
                controller.handling().hasSoftDropOf(timing),
                "the soft drop of the rules must be the handling's, which Handling.applyTo sets",
                timing.softDrop());
    }

    /**
     * A session that begins with a position: a puzzle, a saved game.
     *
     * @param position the game to go on with
     * @param controller the player's buttons
     * @return the session
     * @throws IllegalArgumentException if the handling has a soft drop of its own and the game another one
     */
    public static PlaySession from(Game position, Controller controller) {
        return resume(Recording.from(position), controller);
    }

    /**
     * A session that goes on with a recording. The frames of a handling that counts frames begin with the recording.
     *
     * @param recording the game so far
     * @param controller the player's buttons
     * @return the session
     * @throws IllegalArgumentException if the handling has a soft drop of its own and the game another one
     */
    public static PlaySession resume(Recording recording, Controller controller) {
        return new PlaySession(recording, controller.atTime(recording.nanos()));
    }

    /**
     * A new game.
     *
     * @param ruleset the rules; the handling's soft drop, if it has one, takes the place of theirs
     * @param seed the seed of the game's pieces and garbage
     * @param controller the player's buttons; those {@linkplain Controller#beforeStart held before the start} act from the
     *     start on
     * @return the session at its start
     */
    public static PlaySession start(Ruleset ruleset, long seed, Controller controller) {
        return opening(ruleset, seed, controller).next();
    }

    /**
     * The opening of a new game, with the events of the first spawn.
     *
     * @param ruleset the rules; the handling's soft drop, if it has one, takes the place of theirs
     * @param seed the seed of the game's pieces and garbage
     * @param controller the player's buttons
     * @return the session that {@link #start} gives, and what happened
     */
    public static Step opening(Ruleset ruleset, long seed, Controller controller) {
        var rules = controller.handling().applyTo(ruleset);
        var opening = Game.opening(rules, seed);
        var run = new Run(
                Recording.start(rules, seed),
                controller.withoutPiece().atTime(0).after(opening));
        run.events.addAll(opening.events());
        if (run.controller.holdsSoftDrop() && !rules.timing().softDrop().needsFreshPress()) {
            var held = new Action.Timed(0, new Action.Press(Input.SOFT_DROP));
            run.act(new Controller.Step(List.of(held), run.controller));
        }
        return run.end();
    }

    /**
     * The game at this moment.
     *
     * @return the recorded game
     */
    public Game game() {
        return recording.game();
    }

    /**
     * The replay of the game so far.
     *
     * @return the replay
     */
    public Replay replay() {
        return recording.replay();
    }

    /**
     * The time until something happens without a change of buttons, for a loop that sleeps.
     *
     * @return nanoseconds, 0 or more; {@link Long#MAX_VALUE} if nothing ever happens
     */
    public long nanosToNext() {
        return Math.min(controller.nanosToNext(), game().nanosToNextEvent());
    }

    /**
     * The time until something happens by itself.
     *
     * @return time, 0 or more; empty if nothing happens while the buttons stay as they are
     */
    public Optional<Duration> timeToNext() {
        return Nanos.orNever(nanosToNext());
    }

    /**
     * Garbage from an opponent, its holes where the game's rule puts them, {@link Game#receive}.
     *
     * @param lines rows, 1 to {@link Game#MAX_GARBAGE}
     * @return what happened, and the next session
     * @throws IllegalArgumentException if the rows are out of their range
     */
    public Step receive(int lines) {
        return apply(new Action.Receive(lines));
    }

    /**
     * Any action that does not come from the buttons, garbage with known holes for example.
     *
     * @param action what is done
     * @return what happened, and the next session
     * @throws IllegalArgumentException if the game refuses it, as it does a hole that is not on the board
     */
    public Step apply(Action action) {
        var run = new Run(recording, controller);
        run.act(new Controller.Step(List.of(new Action.Timed(0, action)), controller));
        return run.end();
    }

    /**
     * A time span, at the end of which other buttons are down. At one moment the game's own effects come first, then a repeat
     * that is due, then the change of buttons.
     *
     * @param down the buttons that are down from the end of the span on
     * @param elapsedNanos nanoseconds since the last call, 0 or more
     * @return what happened, and the next session
     * @throws IllegalArgumentException if the time is negative
     */
    public Step at(ButtonSet down, long elapsedNanos) {
        Check.elapsed(elapsedNanos);
        var run = new Run(recording, controller);
        run.until(elapsedNanos, down);
        return run.end();
    }

    /**
     * A time span, at the end of which other buttons are down, as {@link #at(ButtonSet, long)}.
     *
     * @param down the buttons that are down from the end of the span on
     * @param elapsed the time since the last call, 0 or more and at most 292 years
     * @return what happened, and the next session
     * @throws IllegalArgumentException if the time is negative
     * @throws ArithmeticException if the time is too long for a {@code long} of nanoseconds
     */
    public Step at(ButtonSet down, Duration elapsed) {
        return at(down, elapsed.toNanos());
    }

    /**
     * A whole script of buttons.
     *
     * @param script the changes of buttons in the order of their times, counted from now
     * @param untilNanos nanoseconds until the end, not before the last change
     * @return what happened, and the session at the end
     * @throws IllegalArgumentException if the times go back
     */
    public Step through(List<ButtonChange> script, long untilNanos) {
        var run = new Run(recording, controller);
        for (var change : script) {
            Check.atLeast("the time of a change of buttons", change.atNanos(), run.nanos);
            run.until(change.atNanos(), change.down());
        }
        Check.atLeast("the end of a script", untilNanos, run.nanos);
        run.until(untilNanos, run.controller.buttons());
        return run.end();
    }

    /**
     * A whole script of buttons.
     *
     * @param script the changes of buttons in the order of their times, counted from now
     * @param until the time until the end, not before the last change
     * @return what happened, and the session at the end
     * @throws IllegalArgumentException if the times go back
     * @throws ArithmeticException if the time is too long for a {@code long} of nanoseconds
     */
    public Step through(List<ButtonChange> script, Duration until) {
        return through(script, until.toNanos());
    }

    /** A session on its way through one call. */
    @WorkingMemory
    private static final class Run {
        private final List<Event> events = new ArrayList<>();
        private final List<Action.Timed> actions = new ArrayList<>();
        private Recording recording;
        private Controller controller;
        private long nanos;
        /** Whether the last repeat was blocked and nothing has happened since. */
        private boolean blocked;

        Run(Recording recording, Controller controller) {
            this.recording = recording;
            this.controller = controller;
        }

        void until(long untilNanos, ButtonSet down) {
            makeDue();
            while (nanos < untilNanos) {
                // while a wall blocks the repeats, only an event can free the piece
                var wait = blocked ? Long.MAX_VALUE : controller.nanosToNext();
                var next = Math.min(wait, recording.game().nanosToNextEvent());
                pass(Math.min(untilNanos - nanos, next));
                makeDue();
            }
            if (!down.equals(controller.buttons())) {
                blocked = false;
                act(controller.changed(down));
                makeDue();
            }
        }

        private void pass(long spanNanos) {
            var passed = recording.advance(spanNanos);
            nanos += spanNanos;
            blocked &= passed.events().isEmpty();
            controller = controller.elapsed(spanNanos).after(happened(passed));
        }

        /** Makes what is due now: repeats, or what a frame reads. */
        private void makeDue() {
            while (controller.nanosToNext() == 0) {
                var isRepeat = !controller.hasChange();
                var due = controller.due();
                if (isRepeat && due.actions().size() == 1) {
                    repeat(due);
                } else {
                    blocked &= due.actions().isEmpty();
                    act(due);
                }
            }
        }

        /** Makes a repeat. One that is blocked leaves no trace, so that it does not matter how many of them there are. */
        private void repeat(Controller.Step due) {
            var action = due.actions().get(0).action();
            var step = recording.apply(action);
            blocked = Controller.isBlockedShift(action, step.events());
            if (blocked) {
                controller = due.next().after(action, new Transition(recording.game(), step.events()));
            } else {
                actions.add(new Action.Timed(nanos, action));
                controller = due.next().after(action, happened(step));
            }
        }

        void act(Controller.Step step) {
            controller = step.next();
            for (var timed : step.actions()) {
                actions.add(new Action.Timed(nanos, timed.action()));
                controller = controller.after(timed.action(), happened(recording.apply(timed.action())));
            }
        }

        private Transition happened(Recording.Step step) {
            recording = step.next();
            events.addAll(step.events());
            return new Transition(recording.game(), step.events());
        }

        Step end() {
            return new Step(events, actions, new PlaySession(recording, controller));
        }
    }
}
