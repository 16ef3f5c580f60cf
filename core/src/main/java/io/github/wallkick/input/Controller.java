package io.github.wallkick.input;

import io.github.wallkick.game.Action;
import io.github.wallkick.game.Event;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Phase;
import io.github.wallkick.game.SoftDrop;
import io.github.wallkick.game.Transition;
import io.github.wallkick.hardware.ButtonSet;
import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.Nanos;
import io.github.wallkick.piece.Input;
import io.github.wallkick.scoring.Drop;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

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
 * <p>With a {@linkplain Handling#frames() handling that counts frames}, buttons are read once per frame, one nanosecond after
 * it begins, so that everything pressed at the frame's very beginning is read in it. Frames count from the controller's
 * beginning, or from the start of its game.
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
    /** The largest number of actions in one step of a controller without a game. */
    public static final int MAX_ACTIONS = 100_000;

    /**
     * The actions of a time span, and the controller after it.
     *
     * @param actions the actions in the order of their times, counted from the beginning of the span; immutable
     * @param next the controller at the end of the span
     * @since 0.1.0
     */
    public record Step(List<Action.Timed> actions, Controller next) {
        /** Takes a copy of the actions. */
        public Step {
            actions = List.copyOf(actions);
        }
    }

    private final KeyMap keys;
    private final ButtonSet down;
    private final ButtonReading.Held held;
    private final AutoShift shift;
    private final ButtonReading.SoftDropKey softDrop;
    private final FrameTimer frames;
    private final long safeLockNanos;

    private Controller(
            KeyMap keys,
            ButtonSet down,
            ButtonReading.Held held,
            AutoShift shift,
            ButtonReading.SoftDropKey softDrop,
            FrameTimer frames,
            long safeLockNanos) {
        this.keys = keys;
        this.down = down;
        this.held = held;
        this.shift = shift;
        this.softDrop = softDrop;
        this.frames = frames;
        this.safeLockNanos = safeLockNanos;
    }

    /**
     * A controller with all buttons up.
     *
     * @param keys the inputs of the buttons
     * @param handling how held buttons feel
     * @return the controller
     */
    public static Controller of(KeyMap keys, Handling handling) {
        return new Controller(
                keys,
                ButtonSet.NONE,
                new ButtonReading.Held(ButtonSet.NONE, ButtonSet.NONE),
                AutoShift.idle(handling),
                ButtonReading.SoftDropKey.UP,
                FrameTimer.start(handling.frames()),
                0);
    }

    /**
     * This controller after a countdown in which buttons are held. A direction charges DAS if the handling lets it charge
     * without a piece; turns and drops held since before the start do not act.
     *
     * @param held the buttons that are down
     * @param elapsedNanos nanoseconds for which they are down, 0 or more
     * @return the controller to start with
     * @throws IllegalArgumentException if the time is negative
     */
    public Controller beforeStart(ButtonSet held, long elapsedNanos) {
        Check.elapsed(elapsedNanos);
        return withoutPiece().read(held, false).next().elapsed(elapsedNanos).atTime(0);
    }

    /**
     * This controller after a countdown in which buttons are held, as {@link #beforeStart(ButtonSet, long)}.
     *
     * @param held the buttons that are down
     * @param elapsed the time for which they are down, 0 or more and at most 292 years
     * @return the controller to start with
     * @throws IllegalArgumentException if the time is negative
     * @throws ArithmeticException if the time is too long for a {@code long} of nanoseconds
     */
    public Controller beforeStart(ButtonSet held, Duration elapsed) {
        return beforeStart(held, elapsed.toNanos());
    }

    /**
     * The actions of a time span, at the end of which other buttons are down. A repeat that is due at the end of the span comes
     * before the change.
     *
     * <p>Only the times of the changes matter, not how often this is called: a span gives the same actions in any parts.
     *
     * @param buttons the buttons that are down from the end of the span on
     * @param elapsedNanos nanoseconds since the last call, 0 or more
     * @return the actions and the next controller
     * @throws IllegalArgumentException if the time is negative, or there are more than {@link #MAX_ACTIONS} actions
     */
    public Step at(ButtonSet buttons, long elapsedNanos) {
        Check.elapsed(elapsedNanos);
        var actions = new ArrayList<Action.Timed>();
        var now = this;
        var nanos = 0L;
        while (true) {
            var wait = now.nanosToNext();
            if (wait == 0) {
                now = add(actions, now.due(), nanos);
            } else if (nanos == elapsedNanos) {
                break;
            } else {
                var span = Math.min(elapsedNanos - nanos, wait);
                now = now.elapsed(span);
                nanos += span;
            }
        }
        now = add(actions, now.changed(buttons), nanos);
        return new Step(actions, now);
    }

    private static Controller add(List<Action.Timed> actions, Step step, long nanos) {
        for (var timed : step.actions()) {
            actions.add(new Action.Timed(nanos, timed.action()));
        }
        Check.that(
                actions.size() <= MAX_ACTIONS,
                "the actions of one step must be at most " + MAX_ACTIONS
                        + ", so that a span of this ARR must be shorter",
                step.next().handling().arrNanos() + " ns");
        return step.next();
    }

    /**
     * The actions of a time span, as {@link #at(ButtonSet, long)}.
     *
     * @param buttons the buttons that are down from the end of the span on
     * @param elapsed the time since the last call, 0 or more and at most 292 years
     * @return the actions and the next controller
     * @throws IllegalArgumentException if the time is negative, or there are more than {@link #MAX_ACTIONS} actions
     * @throws ArithmeticException if the time is too long for a {@code long} of nanoseconds
     */
    public Step at(ButtonSet buttons, Duration elapsed) {
        return at(buttons, elapsed.toNanos());
    }

    /**
     * This controller after a step of the game, by time or by an action that is not the controller's.
     *
     * @param transition the step
     * @return the next controller
     */
    public Controller after(Transition transition) {
        if (transition.events().stream().allMatch(Event.Blocked.class::isInstance)) {
            return this;
        }
        var nextShift = shift.changed();
        var nextSoftDrop = softDrop;
        var safe = safeLockNanos;
        var hardDropped = false;
        for (var event : transition.events()) {
            nextShift = after(event, nextShift);
            hardDropped |= isHardDrop(event);
            if (event instanceof Event.Dropped) {
                nextSoftDrop = nextSoftDrop.owing(false);
            }
            if (event instanceof Event.Locked) {
                nextSoftDrop = nextSoftDrop.afterLock(handling().softDropWhileShifting());
                safe = hardDropped ? 0 : handling().safeLockNanos();
                hardDropped = false;
            }
        }
        return new Controller(keys, down, held, nextShift, nextSoftDrop, frames, safe);
    }

    /**
     * This controller after one of its actions.
     *
     * @param action the action
     * @param transition the game's step
     * @return the next controller
     */
    public Controller after(Action action, Transition transition) {
        return isBlockedShift(action, transition.events())
                ? with(shift.blocked()).after(transition)
                : owesRow(action, transition.game()) ? owingRow().after(transition) : after(transition);
    }

    /**
     * Whether a soft drop that begins now is a row even if it ends at once. Where it is gravity made faster, no source tells of
     * taps without effect; consoles count frames of their own, and TETR.IO, whose factor is the player's, counts time alone.
     */
    private boolean owesRow(Action action, Game game) {
        return action.equals(new Action.Press(Input.SOFT_DROP))
                && handling().softDropFactor() == 0
                && game.ruleset().timing().softDrop() instanceof SoftDrop.Faster
                && game.phase() == Phase.FALLING;
    }

    private Controller owingRow() {
        return new Controller(keys, down, held, shift, softDrop.owing(true), frames, safeLockNanos);
    }

    /** Whether an action is a shift that did not move the piece. */
    static boolean isBlockedShift(Action action, List<Event> events) {
        return action instanceof Action.Tap tap
                && side(tap.input()) != 0
                && events.stream().noneMatch(Event.Moved.class::isInstance);
    }

    private static AutoShift after(Event event, AutoShift shift) {
        if (event instanceof Event.Spawned) {
            return shift.withPiece(true).cut();
        }
        if (event instanceof Event.Locked || event instanceof Event.ToppedOut || event instanceof Event.GoalReached) {
            return shift.withPiece(false);
        }
        return event instanceof Event.Turned || event instanceof Event.Held || isHardDrop(event) ? shift.cut() : shift;
    }

    private static boolean isHardDrop(Event event) {
        return event instanceof Event.Dropped dropped && dropped.drop() == Drop.Kind.HARD;
    }

    /**
     * The time to the next repeat or the next frame that reads a change, if the buttons stay as they are.
     *
     * @return nanoseconds, 0 or more; {@link Long#MAX_VALUE} if there is none
     */
    public long nanosToNext() {
        if (handling().isContinuous()) {
            return shift.ticksToNext();
        }
        return frames.nanosTo(hasChange() ? 1 : Math.max(1, shift.ticksToNext()));
    }

    /**
     * The time until an input is due.
     *
     * @return time, 0 or more; empty if nothing is due while the buttons stay as they are
     */
    public Optional<Duration> timeToNext() {
        return Nanos.orNever(nanosToNext());
    }

    /**
     * The buttons that are down.
     *
     * @return the buttons of the last call
     */
    public ButtonSet buttons() {
        return down;
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
        return with(shift.withPiece(false));
    }

    /** This controller at some time of a game, from whose start frames count. */
    Controller atTime(long nanos) {
        var timer = FrameTimer.start(handling().frames()).elapsed(nanos).read();
        return new Controller(keys, down, held, shift, softDrop, timer, safeLockNanos);
    }

    boolean holdsSoftDrop() {
        return softDrop.told();
    }

    /** Whether buttons have changed that no frame has read yet. */
    boolean hasChange() {
        return !down.equals(held.buttons());
    }

    /**
     * This controller after a span without a change of buttons. Repeats that come due within the span are blocked; what comes
     * due at its end is left for {@link #due}.
     */
    Controller elapsed(long nanos) {
        var safe = Math.max(0, safeLockNanos - nanos);
        if (handling().isContinuous()) {
            return new Controller(keys, down, held, shift.elapsed(nanos), softDrop, frames, safe);
        }
        var passed = shift.elapsedWithLast(frames.ticksWithin(nanos));
        return new Controller(keys, down, held, passed, softDrop, frames.elapsed(nanos), safe);
    }

    /** What is due now: a repeat, or with frames everything that this frame reads. */
    Step due() {
        if (!handling().isContinuous()) {
            return read(down, true);
        }
        var due = shift.due();
        return new Step(List.of(now(new Action.Tap(due.input()))), with(due.next()));
    }

    /** A change of buttons, which acts now, or with frames when the next frame reads it. */
    Step changed(ButtonSet buttons) {
        if (buttons.equals(down)) {
            return new Step(List.of(), this);
        }
        return handling().isContinuous()
                ? read(buttons, false)
                : new Step(List.of(), new Controller(keys, buttons, held, shift, softDrop, frames, safeLockNanos));
    }

    /** The actions of the buttons as they are read now: first releases, then presses in the handling's order. */
    private Step read(ButtonSet buttons, boolean tick) {
        var nowHeld = held.changed(keys, buttons);
        var reading = new ButtonReading(keys, held, nowHeld);
        reading.release();
        var side = new AutoShift.Keys(
                reading.isHeld(Input.LEFT),
                reading.isHeld(Input.RIGHT),
                reading.isHeld(Input.SOFT_DROP),
                shift.keys().piece());
        var shifted = shift.read(side, tick);
        var rule = handling().softDropWhileShifting();
        var dropped = softDrop.read(rule, reading.isNew(Input.SOFT_DROP), side);
        var order = handling().inputOrder();
        for (var input : order.inputs()) {
            switch (input) {
                case LEFT, RIGHT -> reading.shift(input, shifted);
                case CLOCKWISE, COUNTERCLOCKWISE, HALF_TURN -> reading.turn(input, order.oneTurn());
                case SOFT_DROP -> reading.softDrop(softDrop, dropped, rule, side.piece());
                case HARD_DROP -> reading.press(input, safeLockNanos == 0);
                default -> reading.press(input, true);
            }
        }
        var timer = tick ? frames.read() : frames;
        var next = new Controller(keys, buttons, nowHeld, shifted.next(), dropped, timer, safeLockNanos);
        return new Step(reading.actions(), next);
    }

    private static Action.Timed now(Action action) {
        return new Action.Timed(0, action);
    }

    private static int side(Input input) {
        return switch (input) {
            case LEFT, LEFT_TO_WALL -> -1;
            case RIGHT, RIGHT_TO_WALL -> 1;
            default -> 0;
        };
    }

    private Controller with(AutoShift other) {
        return new Controller(keys, down, held, other, softDrop, frames, safeLockNanos);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Controller that
                && down.equals(that.down)
                && held.equals(that.held)
                && shift.equals(that.shift)
                && softDrop.equals(that.softDrop)
                && frames.equals(that.frames)
                && safeLockNanos == that.safeLockNanos
                && keys.equals(that.keys);
    }

    @Override
    public int hashCode() {
        return Objects.hash(keys, down, held, shift, softDrop, frames, safeLockNanos);
    }

    /** Returns the buttons and the charge, for people. */
    @Override
    public String toString() {
        return down + " " + shift + " " + softDrop;
    }
}
