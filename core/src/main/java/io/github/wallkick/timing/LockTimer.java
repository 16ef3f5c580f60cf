package io.github.wallkick.timing;

import io.github.wallkick.internal.Nanos;
import io.github.wallkick.internal.StrategyText;
import java.time.Duration;
import java.util.Optional;

/**
 * The lock delay of one piece, as an immutable value: told of every change, it knows when the piece locks.
 *
 * <p>Laws: {@code advance(a).advance(b)} equals {@code advance(a + b)}, and {@code advance(nanosToLock()).nanosToLock()} is
 * 0 unless the wait was {@link #NEVER}. Only changes that took place are reported, and turns that failed. A landing is a fall
 * after which the piece rests. {@link LockDelays#check} tests these laws.
 *
 * <p>A game asks after every change and every span of time:
 *
 * <pre>{@code
 * long wait = timer.locksWhenFallIsBlocked() ? clock.nanosToNextRow(level) : timer.nanosToLock();
 * }</pre>
 *
 * @since 0.1.0
 */
public interface LockTimer {
    /** The waiting time for a lock that does not come unless something changes. */
    long NEVER = Long.MAX_VALUE;

    /**
     * Where a piece stands, as far as its lock timer cares.
     *
     * @param boxRow row of the lower edge of the piece's box, which a turn in place does not change; may be negative
     * @param lowestRow row of the piece's lowest cell
     * @param resting whether the piece cannot fall: something is right below one of its cells
     * @since 0.1.0
     */
    record Contact(int boxRow, int lowestRow, boolean resting) {}

    /**
     * The timer after a shift to the side.
     *
     * @param now where the piece stands after it
     * @return the timer to go on with
     */
    LockTimer shifted(Contact now);

    /**
     * The timer after a turn, kicked or not.
     *
     * @param now where the piece stands after it
     * @return the timer to go on with
     */
    LockTimer turned(Contact now);

    /**
     * The timer after a turn that failed: neither in place nor kicked did the piece fit.
     *
     * @param now where the piece stands, as before
     * @return the timer to go on with; by default this one, since few games count such turns
     */
    default LockTimer turnFailed(Contact now) {
        return this;
    }

    /**
     * The timer after a fall by one row or more, by gravity or by the player.
     *
     * @param now where the piece stands after it
     * @return the timer to go on with
     */
    LockTimer fell(Contact now);

    /**
     * The timer after the board changed under the piece, or the board pushed the piece up.
     *
     * @param now where the piece stands after it
     * @return the timer to go on with
     */
    LockTimer groundChanged(Contact now);

    /**
     * The timer after a span of time without a change.
     *
     * @param elapsedNanos nanoseconds that have passed, 0 or more
     * @return the timer to go on with
     * @throws IllegalArgumentException if the time is negative
     */
    LockTimer advance(long elapsedNanos);

    /**
     * The timer after a span of time without a change.
     *
     * @param elapsed time that has passed, 0 or more and at most 292 years
     * @return the timer to go on with
     * @throws IllegalArgumentException if the time is negative
     * @throws ArithmeticException if the time is too long for a {@code long} of nanoseconds
     */
    default LockTimer advance(Duration elapsed) {
        return advance(elapsed.toNanos());
    }

    /**
     * The time until the piece locks if nothing changes.
     *
     * @return nanoseconds; 0 when it locks at once, {@link #NEVER} when no time locks it, as in the air
     */
    long nanosToLock();

    /**
     * The time until the piece locks if nothing changes, as {@link #nanosToLock} tells it.
     *
     * @return the time; empty when no time locks the piece, as in the air
     */
    default Optional<Duration> timeToLock() {
        return Nanos.orNever(nanosToLock());
    }

    /**
     * Whether the piece may still be shifted.
     *
     * @return false when a rule refuses further shifts
     */
    default boolean mayShift() {
        return true;
    }

    /**
     * Whether the piece may still be turned.
     *
     * @return false when a rule refuses further turns
     */
    default boolean mayTurn() {
        return true;
    }

    /**
     * Whether a row that gravity cannot let the piece fall locks it, instead of a delay of its own.
     *
     * @return true for games without a lock delay
     */
    default boolean locksWhenFallIsBlocked() {
        return false;
    }

    /**
     * Whether a soft drop locks a resting piece at once.
     *
     * @return true for games in which the player can lock by pressing down
     */
    default boolean locksOnSoftDrop() {
        return false;
    }

    /**
     * The stable text of this timer's state, for saved games: {@link LockDelay#resume} of the timer's rule reads it.
     *
     * @return the text, in one line; equal timers of one rule have equal texts
     * @throws IllegalStateException if this timer has no text
     */
    default String text() {
        throw StrategyText.missing("lock timer", "text() of its own, which resume() of its lock delay reads");
    }
}
