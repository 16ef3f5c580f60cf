package io.github.wallkick.input;

import io.github.wallkick.game.Event;
import io.github.wallkick.game.Transition;
import io.github.wallkick.input.TimedInput.Stroke;
import io.github.wallkick.piece.Input;
import io.github.wallkick.scoring.Drop;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Buttons held turned into inputs, as an immutable value: it knows what is held and how far the auto shift is charged.
 *
 * <pre>{@code
 * Controller controller = Controller.of(KeyMap.pad(), Handlings.guideline());
 * Typed press = controller.at(ButtonSet.of(Button.LEFT), 0);
 * press.inputs(); // a tap of LEFT, now
 * Typed second = press.next().at(ButtonSet.NONE, 250_000_000);
 * second.inputs(); // taps of LEFT after 166,666,667, after 200,000,001 and after 233,333,335 nanoseconds
 * }</pre>
 *
 * <p>How often it is asked does not matter, only when buttons change: a span of time gives the same inputs in any parts.
 *
 * <p>Some rules look at the game: a piece that has just entered, a shift that was blocked. A controller that is told of each
 * {@link #after(Transition) transition} follows them; one that is not takes it that there always is a piece and that every
 * shift succeeds. {@link PlaySession} tells it, at the exact moment.
 *
 * <p>Equality: controllers are equal when all that decides their future inputs is.
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

    private final KeyMap keys;
    private final ButtonSet buttons;
    private final ButtonSet muted;
    private final AutoShift shift;
    private final SoftKey soft;

    private Controller(KeyMap keys, ButtonSet buttons, ButtonSet muted, AutoShift shift, SoftKey soft) {
        this.keys = keys;
        this.buttons = buttons;
        this.muted = muted;
        this.shift = shift;
        this.soft = soft;
    }

    /**
     * A controller with all buttons up.
     *
     * @param keys what the buttons stand for
     * @param handling how held buttons feel
     * @return the controller
     */
    public static Controller of(KeyMap keys, Handling handling) {
        return new Controller(keys, ButtonSet.NONE, ButtonSet.NONE, AutoShift.idle(handling), SoftKey.UP);
    }

    /**
     * This controller with buttons that go down before a game starts, while it counts down. A direction charges if the
     * handling lets it charge without a piece; turns and drops are presses of the past.
     *
     * @param down the buttons that are down
     * @param elapsedNanos nanoseconds for which they are, 0 or more
     * @return the controller to start with
     * @throws IllegalArgumentException if the time is negative
     */
    public Controller beforeStart(ButtonSet down, long elapsedNanos) {
        Check.notNegative("elapsed nanoseconds", elapsedNanos);
        return with(shift.withPiece(false), soft).changed(down).next().elapsed(elapsedNanos);
    }

    /**
     * The inputs of a span of time, at the end of which other buttons are down. A repeat that is due at the very end is made
     * before the change.
     *
     * @param down the buttons that are down from the end of the span on
     * @param elapsedNanos nanoseconds since the last call, 0 or more
     * @return the inputs and the next controller
     * @throws IllegalArgumentException if the time is negative
     */
    public Typed at(ButtonSet down, long elapsedNanos) {
        Check.notNegative("elapsed nanoseconds", elapsedNanos);
        var inputs = new ArrayList<TimedInput>();
        var now = this;
        var passed = 0L;
        while (now.nanosToNext() <= elapsedNanos - passed) {
            passed += now.nanosToNext();
            var due = now.elapsed(now.nanosToNext()).due();
            inputs.add(due.inputs().get(0).at(passed));
            now = due.next();
        }
        var change = now.elapsed(elapsedNanos - passed).changed(down);
        change.inputs().forEach(input -> inputs.add(input.at(elapsedNanos)));
        return new Typed(inputs, change.next());
    }

    /**
     * This controller after something happened in the game, by time or by an input other than its own.
     *
     * @param transition what happened
     * @return the controller that knows of it
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
                nextSoft = nextSoft.afterLock(handling().besideShift());
            }
        }
        return with(nextShift, nextSoft);
    }

    /**
     * This controller after one of its inputs was carried out.
     *
     * @param input the input
     * @param transition what it did
     * @return the controller that knows of it
     */
    public Controller after(TimedInput input, Transition transition) {
        return input.isShift() && transition.events().isEmpty() ? with(shift.blocked(), soft) : after(transition);
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
     * The time to the next repeat, if nothing changes.
     *
     * @return nanoseconds, 0 or more; {@link Long#MAX_VALUE} if none will come
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
     * What the buttons stand for.
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

    /** Whether a direction is held that may repeat. */
    boolean isHolding() {
        return shift.direction() != 0;
    }

    /** Whether the exact moment of an event matters to the next repeat. */
    boolean listensFor(Event event) {
        return isHolding() && (event instanceof Event.Spawned || event instanceof Event.Locked || shift.isPushing());
    }

    Controller elapsed(long nanos) {
        return with(shift.elapsed(nanos), soft);
    }

    /** The repeat that is due. */
    Typed due() {
        var due = shift.due();
        var input = shift.isPushing()
                ? due.direction() < 0 ? Input.LEFT_TO_WALL : Input.RIGHT_TO_WALL
                : shiftTo(due.direction());
        return new Typed(List.of(new TimedInput(0, Stroke.TAP, input)), with(due.next(), soft));
    }

    /** The inputs of a change of buttons. Releases come first, then shifts, turns, hold, and the drops last. */
    Typed changed(ButtonSet down) {
        if (down.equals(buttons)) {
            return new Typed(List.of(), this);
        }
        var nowMuted = keys.mutedBy(down, muted);
        var before = keys.held(buttons, muted);
        var held = keys.held(down, nowMuted);
        var inputs = new ArrayList<TimedInput>();
        var nextShift = shiftReleased(before, held).withSoftDrop(held.contains(Input.SOFT_DROP));
        release(BEFORE_SOFT_DROP, before, held, inputs);
        release(AFTER_SOFT_DROP, before, held, inputs);
        for (var input : BEFORE_SOFT_DROP) {
            if (held.contains(input) && !before.contains(input)) {
                nextShift = press(input, nextShift, inputs);
            }
        }
        var nextSoft = soft(before, held, nextShift.keys());
        if (nextSoft.told() != soft.told()) {
            inputs.add(new TimedInput(0, nextSoft.told() ? Stroke.PRESS : Stroke.RELEASE, Input.SOFT_DROP));
        }
        for (var input : AFTER_SOFT_DROP) {
            if (held.contains(input) && !before.contains(input)) {
                inputs.add(new TimedInput(0, Stroke.PRESS, input));
            }
        }
        return new Typed(inputs, new Controller(keys, down, nowMuted, nextShift, nextSoft));
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

    private static void release(List<Input> kinds, Set<Input> before, Set<Input> held, List<TimedInput> inputs) {
        for (var input : kinds) {
            if (direction(input) == 0 && before.contains(input) && !held.contains(input)) {
                inputs.add(new TimedInput(0, Stroke.RELEASE, input));
            }
        }
    }

    private static AutoShift press(Input input, AutoShift shift, List<TimedInput> inputs) {
        var direction = direction(input);
        if (direction == 0) {
            inputs.add(new TimedInput(0, Stroke.PRESS, input));
            return shift;
        }
        var pressed = shift.pressed(direction);
        if (pressed.direction() != 0) {
            inputs.add(new TimedInput(0, Stroke.TAP, shiftTo(pressed.direction())));
        }
        return pressed.next();
    }

    private SoftKey soft(Set<Input> before, Set<Input> held, ShiftKeys shiftKeys) {
        var rule = handling().besideShift();
        var down = held.contains(Input.SOFT_DROP);
        var next = !down
                ? soft.released()
                : before.contains(Input.SOFT_DROP) ? soft : soft.pressed(rule, shiftKeys.piece());
        return next.beside(rule, shiftKeys.sideways());
    }

    private static int direction(Input input) {
        return input == Input.LEFT ? -1 : input == Input.RIGHT ? 1 : 0;
    }

    private static Input shiftTo(int direction) {
        return direction < 0 ? Input.LEFT : Input.RIGHT;
    }

    private Controller with(AutoShift otherShift, SoftKey otherSoft) {
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
