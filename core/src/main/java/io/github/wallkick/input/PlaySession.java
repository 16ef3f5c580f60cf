package io.github.wallkick.input;

import io.github.wallkick.game.Action;
import io.github.wallkick.game.Event;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.TimedAction;
import io.github.wallkick.game.Transition;
import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.WorkingMemory;
import io.github.wallkick.piece.Input;
import java.util.ArrayList;
import java.util.List;

/**
 * A game and the controller that plays it, as an immutable value: buttons and time in, the next session out.
 *
 * <p>The game gets every input at its exact time. So the same buttons at the same times give the same game at every frame
 * rate.
 *
 * <pre>{@code
 * PlaySession session = PlaySession.start(ruleset, 42, Controller.of(KeyMap.pad(), Handlings.guideline()));
 * session = session.at(ButtonSet.of(Button.LEFT), 16_000_000).next(); // pressed 16 ms after the start
 * session = session.at(ButtonSet.NONE, 500_000_000).next(); // held for half a second
 * session.game().board();
 * }</pre>
 *
 * @param game the game
 * @param controller the buttons, and how far DAS is charged
 * @since 0.1.0
 */
public record PlaySession(Game game, Controller controller) {
    /**
     * A time span of play: what happened in it, what was done to the game, and the session after it.
     *
     * @param events the events in their order; immutable
     * @param actions the actions in their order, their times counted from the beginning of the span; immutable
     * @param next the session at the end of the span
     * @since 0.1.0
     */
    public record Step(List<Event> events, List<TimedAction> actions, PlaySession next) {
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
        var run = new Run(opening.game(), controller.withoutPiece().atStart().after(opening));
        run.events.addAll(opening.events());
        if (run.controller.holdsSoftDrop() && !rules.timing().softDrop().needsFreshPress()) {
            var held = new TimedAction(0, new Action.Press(Input.SOFT_DROP));
            run.act(new Controller.Step(List.of(held), run.controller));
        }
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
        var run = new Run(game, controller);
        run.until(elapsedNanos, down);
        return run.end();
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
        var run = new Run(game, controller);
        for (var change : script) {
            Check.atLeast("the time of a change of buttons", change.atNanos(), run.nanos);
            run.until(change.atNanos(), change.down());
        }
        Check.atLeast("the end of a script", untilNanos, run.nanos);
        run.until(untilNanos, run.controller.buttons());
        return run.end();
    }

    /** A session on its way through one call. */
    @WorkingMemory
    private static final class Run {
        private final List<Event> events = new ArrayList<>();
        private final List<TimedAction> actions = new ArrayList<>();
        private Game game;
        private Controller controller;
        private long nanos;
        /** Whether the last repeat was blocked and nothing has happened since. */
        private boolean blocked;

        Run(Game game, Controller controller) {
            this.game = game;
            this.controller = controller;
        }

        void until(long untilNanos, ButtonSet down) {
            makeDue();
            while (nanos < untilNanos) {
                // while a wall blocks the repeats, only an event can free the piece
                var wait = blocked ? Long.MAX_VALUE : controller.nanosToNext();
                pass(Math.min(untilNanos - nanos, Math.min(wait, game.nanosToNextEvent())));
                makeDue();
            }
            if (!down.equals(controller.buttons())) {
                blocked = false;
                act(controller.changed(down));
                makeDue();
            }
        }

        private void pass(long spanNanos) {
            var passed = game.advance(spanNanos);
            events.addAll(passed.events());
            game = passed.game();
            controller = controller.elapsed(spanNanos).after(passed);
            nanos += spanNanos;
            blocked &= passed.events().isEmpty();
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
            var done = game.apply(action);
            blocked = Controller.isBlockedShift(action, done);
            if (!blocked) {
                actions.add(new TimedAction(nanos, action));
            }
            happened(due.next(), action, done);
        }

        private void act(Controller.Step step) {
            controller = step.next();
            for (var timed : step.actions()) {
                actions.add(new TimedAction(nanos, timed.action()));
                happened(controller, timed.action(), game.apply(timed.action()));
            }
        }

        private void happened(Controller next, Action action, Transition done) {
            events.addAll(done.events());
            game = done.game();
            controller = next.after(action, done);
        }

        Step end() {
            return new Step(events, actions, new PlaySession(game, controller));
        }
    }
}
