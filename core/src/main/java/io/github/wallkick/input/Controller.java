package io.github.wallkick.input;

import io.github.wallkick.game.Action;
import io.github.wallkick.game.Event;
import io.github.wallkick.game.TimedAction;
import io.github.wallkick.game.Transition;
import io.github.wallkick.internal.Check;
import io.github.wallkick.piece.Input;
import io.github.wallkick.scoring.Drop;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Delayed auto shift (DAS) and auto repeat (ARR) for held buttons, as an immutable value: buttons and time in, actions for a
 * game out.
 *
 * <pre>{@code
 * Controller controller = Controller.of(KeyMap.pad(), Handlings.guideline());
 * Controller.Step press = controller.at(ButtonSet.of(Button.LEFT), 0);
 * press.actions(); // a tap of LEFT, now
 * Controller.Step second = press.next().at(ButtonSet.NONE, 250_000_000);
 * second.actions(); // taps of LEFT after 166,666,667, after 200,000,001 and after 233,333,335 nanoseconds
 * }</pre>
 *
 * <p>Some rules depend on the game: whether a piece has just spawned, whether a shift was blocked. A controller follows them
 * if it is given each {@link #after(Transition) transition}; otherwise it assumes that there always is a piece and that every
 * shift succeeds. {@link PlaySession} gives it every transition at its exact moment.
 *
 * <p>Equality: controllers are equal when everything that decides their future actions is equal.
 *
 * @since 0.1.0
 */
public final class Controller {
    private static final List<Input> BEFORE_SOFT_DROP = List.of(
            Input.LEFT,
            Input.RIGHT,
            Input.LEFT_TO_WALL,
            Input.RIGHT_TO_WALL,
            Input.CLOCKWISE,
            Input.COUNTERCLOCKWISE,
            Input.HALF_TURN,
            Input.HOLD);
    private static final List<Input> AFTER_SOFT_DROP = List.of(Input.SONIC_DROP, Input.HARD_DROP);

    /**
     * The actions of a time span, and the controller after it.
     *
     * @param actions the actions in the order of their times, counted from the beginning of the span; immutable
     * @param next the controller at the end of the span
     * @since 0.1.0
     */
    public record Step(List<TimedAction> actions, Controller next) {
        /** Takes a copy of the actions. */
        public Step {
            actions = List.copyOf(actions);
        }
    }

    private final KeyMap keys;
    private final ButtonSet buttons;
    private final ButtonSet muted;
    private final AutoShift shift;
    private final AutoShift.SoftDropKey soft;

    private Controller(KeyMap keys, ButtonSet buttons, ButtonSet muted, AutoShift shift, AutoShift.SoftDropKey soft) {
        this.keys = keys;
        this.buttons = buttons;
        this.muted = muted;
        this.shift = shift;
        this.soft = soft;
    }

    /**
     * A controller with all buttons up.
     *
     * @param keys the inputs of the buttons
     * @param handling how held buttons feel
     * @return the controller
     */
    public static Controller of(KeyMap keys, Handling handling) {
        return new Controller(keys, ButtonSet.NONE, ButtonSet.NONE, AutoShift.idle(handling), AutoShift.SoftDropKey.UP);
    }

    /**
     * This controller after a countdown in which buttons are held. A direction charges DAS if the handling lets it charge
     * without a piece; turns and drops held since before the start do not act.
     *
     * @param down the buttons that are down
     * @param elapsedNanos nanoseconds for which they are, 0 or more
     * @return the controller to start with
     * @throws IllegalArgumentException if the time is negative
     */
    public Controller beforeStart(ButtonSet down, long elapsedNanos) {
        Check.elapsed(elapsedNanos);
        return with(shift.withPiece(false), soft).changed(down).next().elapsed(elapsedNanos);
    }

    /**
     * The actions of a time span, at the end of which other buttons are down. A repeat that is due at the end of the span comes
     * before the change.
     *
     * <p>Only the times of the changes matter, not how often this is called: a span gives the same actions in any parts.
     *
     * @param down the buttons that are down from the end of the span on
     * @param elapsedNanos nanoseconds since the last call, 0 or more
     * @return the actions and the next controller
     * @throws IllegalArgumentException if the time is negative
     */
    public Step at(ButtonSet down, long elapsedNanos) {
        Check.elapsed(elapsedNanos);
        var actions = new ArrayList<TimedAction>();
        var now = this;
        var passed = 0L;
        while (now.nanosToNext() <= elapsedNanos - passed) {
            passed += now.nanosToNext();
            var due = now.elapsed(now.nanosToNext()).due();
            actions.add(new TimedAction(passed, due.actions().get(0).action()));
            now = due.next();
        }
        var change = now.elapsed(elapsedNanos - passed).changed(down);
        change.actions().forEach(timed -> actions.add(new TimedAction(elapsedNanos, timed.action())));
        return new Step(actions, change.next());
    }

    /**
     * This controller after a step of the game, by time or by an action that is not the controller's.
     *
     * @param transition the step
     * @return the next controller
     */
    public Controller after(Transition transition) {
        if (transition.events().isEmpty()) {
            return this;
        }
        var nextShift = shift.changed();
        var nextSoft = soft;
        for (var event : transition.events()) {
            nextShift = after(event, nextShift);
            if (event instanceof Event.Locked) {
                nextSoft = nextSoft.afterLock(handling().softDropWhileShifting());
            }
        }
        return with(nextShift, nextSoft);
    }

    /**
     * This controller after one of its actions.
     *
     * @param action the action
     * @param transition the game's step
     * @return the next controller
     */
    public Controller after(Action action, Transition transition) {
        return action instanceof Action.Tap && transition.events().isEmpty()
                ? with(shift.blocked(), soft)
                : after(transition);
    }

    private static AutoShift after(Event event, AutoShift shift) {
        if (event instanceof Event.Spawned) {
            return shift.withPiece(true).cut();
        }
        if (event instanceof Event.Locked || event instanceof Event.ToppedOut) {
            return shift.withPiece(false);
        }
        var cuts = event instanceof Event.Turned
                || event instanceof Event.Held
                || (event instanceof Event.Dropped dropped && dropped.kind() == Drop.Kind.HARD);
        return cuts ? shift.cut() : shift;
    }

    /**
     * The time to the next repeat, if the buttons stay as they are.
     *
     * @return nanoseconds, 0 or more; {@link Long#MAX_VALUE} if there is none
     */
    public long nanosToNext() {
        return shift.nanosToNext();
    }

    /**
     * The buttons that are down.
     *
     * @return the buttons of the last call
     */
    public ButtonSet buttons() {
        return buttons;
    }

    /**
     * The inputs of the buttons.
     *
     * @return the key map
     */
    public KeyMap keys() {
        return keys;
    }

    /**
     * How held buttons feel.
     *
     * @return the handling
     */
    public Handling handling() {
        return shift.handling();
    }

    Controller withoutPiece() {
        return with(shift.withPiece(false), soft);
    }

    boolean holdsSoftDrop() {
        return soft.told();
    }

    Controller elapsed(long nanos) {
        return with(shift.elapsed(nanos), soft);
    }

    /** The repeat that is due. */
    Step due() {
        var due = shift.due();
        var input = shift.isPushing()
                ? due.direction() < 0 ? Input.LEFT_TO_WALL : Input.RIGHT_TO_WALL
                : shiftTo(due.direction());
        return new Step(List.of(now(new Action.Tap(input))), with(due.next(), soft));
    }

    /** The actions of a change of buttons: first releases, then shifts, turns, hold, and drops last. */
    Step changed(ButtonSet down) {
        if (down.equals(buttons)) {
            return new Step(List.of(), this);
        }
        var nowMuted = keys.mutedBy(down, muted);
        var before = keys.held(buttons, muted);
        var held = keys.held(down, nowMuted);
        var actions = new ArrayList<TimedAction>();
        var nextShift = shiftReleased(before, held).withSoftDrop(held.contains(Input.SOFT_DROP));
        release(BEFORE_SOFT_DROP, before, held, actions);
        release(AFTER_SOFT_DROP, before, held, actions);
        for (var input : BEFORE_SOFT_DROP) {
            if (held.contains(input) && !before.contains(input)) {
                nextShift = press(input, nextShift, actions);
            }
        }
        var nextSoft = soft(before, held, nextShift.keys());
        if (nextSoft.told() != soft.told()) {
            actions.add(now(nextSoft.told() ? new Action.Press(Input.SOFT_DROP) : new Action.Release(Input.SOFT_DROP)));
        }
        for (var input : AFTER_SOFT_DROP) {
            if (held.contains(input) && !before.contains(input)) {
                actions.add(now(new Action.Press(input)));
            }
        }
        return new Step(actions, new Controller(keys, down, nowMuted, nextShift, nextSoft));
    }

    private AutoShift shiftReleased(Set<Input> before, Set<Input> held) {
        var next = shift;
        for (var input : List.of(Input.LEFT, Input.RIGHT)) {
            if (before.contains(input) && !held.contains(input)) {
                next = next.released(direction(input));
            }
        }
        return next;
    }

    private static void release(List<Input> kinds, Set<Input> before, Set<Input> held, List<TimedAction> actions) {
        for (var input : kinds) {
            if (direction(input) == 0 && before.contains(input) && !held.contains(input)) {
                actions.add(now(new Action.Release(input)));
            }
        }
    }

    private static AutoShift press(Input input, AutoShift shift, List<TimedAction> actions) {
        var direction = direction(input);
        if (direction == 0) {
            actions.add(now(new Action.Press(input)));
            return shift;
        }
        var pressed = shift.pressed(direction);
        if (pressed.direction() != 0) {
            actions.add(now(new Action.Tap(shiftTo(pressed.direction()))));
        }
        return pressed.next();
    }

    private AutoShift.SoftDropKey soft(Set<Input> before, Set<Input> held, AutoShift.Keys shiftKeys) {
        var rule = handling().softDropWhileShifting();
        var down = held.contains(Input.SOFT_DROP);
        var next = !down
                ? soft.released()
                : before.contains(Input.SOFT_DROP) ? soft : soft.pressed(rule, shiftKeys.piece());
        return next.besideShift(rule, shiftKeys.sideways());
    }

    private static TimedAction now(Action action) {
        return new TimedAction(0, action);
    }

    private static int direction(Input input) {
        return input == Input.LEFT ? -1 : input == Input.RIGHT ? 1 : 0;
    }

    private static Input shiftTo(int direction) {
        return direction < 0 ? Input.LEFT : Input.RIGHT;
    }

    private Controller with(AutoShift otherShift, AutoShift.SoftDropKey otherSoft) {
        return new Controller(keys, buttons, muted, otherShift, otherSoft);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Controller that
                && buttons.equals(that.buttons)
                && muted.equals(that.muted)
                && shift.equals(that.shift)
                && soft.equals(that.soft)
                && keys.equals(that.keys);
    }

    @Override
    public int hashCode() {
        return Objects.hash(keys, buttons, muted, shift, soft);
    }

    /** Returns the buttons and the charge, for people. */
    @Override
    public String toString() {
        return buttons + " " + shift + " " + soft;
    }
}
