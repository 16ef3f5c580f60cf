package io.github.wallkick.hardware;

import io.github.wallkick.internal.Check;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * A filter for contacts that bounce, as an immutable value: levels and time in, clean changes out. Each button has a filter of
 * its own.
 *
 * <p>{@linkplain #lockOut With a dead time} a change counts at once, and then the button is not looked at until the dead time
 * is over; what it is then counts again. There is no delay; a spike becomes a press as long as the dead time. It is for good
 * contacts. {@linkplain #stable A filter that waits} takes a level over when it has lasted: spikes vanish, and every change is
 * late. It is for long wires.
 *
 * <pre>{@code
 * Debounce filter = Debounce.lockOut(Duration.ofMillis(10));
 * Debounce.Step press = filter.at(ButtonSet.of(Button.A), 1_000_000); // down, 1 ms after the start
 * press.changes(); // A is down, at 1 ms
 * Debounce.Step bounce = press.next().at(ButtonSet.NONE, 200_000); // up, 0.2 ms later
 * bounce.changes(); // none
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Debounce {
    private static final int BUTTONS = Button.values().length;

    /**
     * What became of a time span.
     *
     * @param changes the changes within it, in their order; immutable
     * @param next the filter at its end
     * @since 0.1.0
     */
    public record Step(List<Change> changes, Debounce next) {
        /** Takes a copy. */
        public Step {
            changes = List.copyOf(changes);
        }
    }

    /**
     * A clean change.
     *
     * @param nanos nanoseconds from the beginning of the span, 0 or more
     * @param down the buttons that are down from then on
     * @since 0.1.0
     */
    public record Change(long nanos, ButtonSet down) {
        /**
         * The time of the change.
         *
         * @return time from the beginning of the span
         */
        public Duration time() {
            return Duration.ofNanos(nanos);
        }
    }

    private final boolean isLockOut;
    private final long nanos;
    private final ButtonSet raw;
    private final ButtonSet down;
    /** For each button what is left of the dead time, or how long its level has differed. */
    private final long[] waits;

    private Debounce(boolean isLockOut, long nanos, ButtonSet raw, ButtonSet down, long[] waits) {
        this.isLockOut = isLockOut;
        this.nanos = nanos;
        this.raw = raw;
        this.down = down;
        this.waits = waits;
    }

    /**
     * A filter with a dead time. Ten milliseconds are enough for contacts that were measured in public, and cost nothing.
     *
     * @param nanos nanoseconds, 0 or more, in which a button that has changed is not looked at
     * @return the filter, with all buttons up
     * @throws IllegalArgumentException if the time is negative
     */
    public static Debounce lockOut(long nanos) {
        return start(true, nanos);
    }

    /**
     * A filter with a dead time, as {@link #lockOut(long)}.
     *
     * @param time how long a button that has changed is not looked at, 0 or more
     * @return the filter, with all buttons up
     */
    public static Debounce lockOut(Duration time) {
        return lockOut(time.toNanos());
    }

    /**
     * A filter that waits until a level has lasted. Five milliseconds do for ladders of resistors, ten for noisy wires.
     *
     * @param nanos nanoseconds, 0 or more, that a level must last
     * @return the filter, with all buttons up
     * @throws IllegalArgumentException if the time is negative
     */
    public static Debounce stable(long nanos) {
        return start(false, nanos);
    }

    /**
     * A filter that waits until a level has lasted, as {@link #stable(long)}.
     *
     * @param time how long a level must last, 0 or more
     * @return the filter, with all buttons up
     */
    public static Debounce stable(Duration time) {
        return stable(time.toNanos());
    }

    private static Debounce start(boolean isLockOut, long nanos) {
        Check.atLeast("nanoseconds of a debounce", nanos, 0);
        return new Debounce(isLockOut, nanos, ButtonSet.NONE, ButtonSet.NONE, new long[BUTTONS]);
    }

    /**
     * The clean state.
     *
     * @return the buttons that are down
     */
    public ButtonSet down() {
        return down;
    }

    /**
     * A time span in which the levels stayed as they were, at the end of which they are others. Called late, it gives the
     * changes in their order all the same.
     *
     * @param levels the buttons whose contact is closed from the end of the span on
     * @param elapsedNanos nanoseconds since the last call, 0 or more
     * @return the changes, and the next filter
     * @throws IllegalArgumentException if the time is negative
     */
    public Step at(ButtonSet levels, long elapsedNanos) {
        Check.elapsed(elapsedNanos);
        var edges = new ArrayList<Change>();
        var nextWaits = new long[BUTTONS];
        for (var button : Button.values()) {
            var i = button.ordinal();
            var contact = new Contact(raw.contains(button), levels.contains(button), down.contains(button), waits[i]);
            nextWaits[i] = isLockOut
                    ? lockedOut(contact, elapsedNanos, button, edges)
                    : waited(contact, elapsedNanos, button, edges);
        }
        edges.sort(Comparator.comparingLong(Change::nanos));
        var changes = new ArrayList<Change>();
        var state = down;
        for (var i = 0; i < edges.size(); i++) {
            var edge = edges.get(i);
            state = new ButtonSet(state.bits() ^ edge.down().bits());
            if (i + 1 == edges.size() || edges.get(i + 1).nanos() != edge.nanos()) {
                changes.add(new Change(edge.nanos(), state));
            }
        }
        return new Step(changes, new Debounce(isLockOut, nanos, levels, state, nextWaits));
    }

    /**
     * A time span, as {@link #at(ButtonSet, long)}.
     *
     * @param levels the buttons whose contact is closed from the end of the span on
     * @param elapsed the time since the last call, 0 or more
     * @return the changes, and the next filter
     */
    public Step at(ButtonSet levels, Duration elapsed) {
        return at(levels, elapsed.toNanos());
    }

    /**
     * One button.
     *
     * @param before its level in the span
     * @param now its level from the end of the span on
     * @param down its clean state
     * @param waited what is left of its dead time, or how long its level has differed
     */
    private record Contact(boolean before, boolean now, boolean down, long waited) {}

    /** Edges are added as sets of one button that changes its state. */
    private long lockedOut(Contact contact, long elapsed, Button button, List<Change> edges) {
        var state = contact.down();
        var locked = Math.max(0, contact.waited() - elapsed);
        if (contact.waited() > 0 && contact.waited() < elapsed && contact.before() != state) {
            edges.add(new Change(contact.waited(), ButtonSet.of(button)));
            state = contact.before();
            locked = Math.max(0, nanos - (elapsed - contact.waited()));
        }
        if (locked == 0 && contact.now() != state) {
            edges.add(new Change(elapsed, ButtonSet.of(button)));
            locked = nanos;
        }
        return locked;
    }

    private long waited(Contact contact, long elapsed, Button button, List<Change> edges) {
        var state = contact.down();
        var lasted = 0L;
        if (contact.before() != state) {
            var left = nanos - contact.waited();
            if (left <= elapsed) {
                edges.add(new Change(left, ButtonSet.of(button)));
                state = contact.before();
            } else if (contact.now() == contact.before()) {
                lasted = contact.waited() + elapsed;
            }
        }
        if (nanos == 0 && contact.now() != state) {
            edges.add(new Change(elapsed, ButtonSet.of(button)));
        }
        return lasted;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Debounce that
                && isLockOut == that.isLockOut
                && nanos == that.nanos
                && raw.equals(that.raw)
                && down.equals(that.down)
                && Arrays.equals(waits, that.waits);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(waits)
                + 31 * (raw.bits() + 31 * (down.bits() + 31 * Long.hashCode(nanos)))
                + (isLockOut ? 1 : 0);
    }

    /** Returns kind, time and state, for people. */
    @Override
    public String toString() {
        return (isLockOut ? "lock-out " : "stable ") + nanos + " ns, down " + down;
    }
}
