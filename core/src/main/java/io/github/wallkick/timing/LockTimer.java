package io.github.wallkick.timing;

import java.time.Duration;

/**
 * The lock delay of one piece, as an immutable value: told of every change, it knows when the piece locks.
 *
 * <p>Laws: {@code advance(a).advance(b)} equals {@code advance(a + b)}, and {@code advance(nanosToLock()).nanosToLock()} is
 * 0 unless the wait was {@link #NEVER}. Only changes that took place are reported: a blocked shift or turn is none. A landing
 * is a fall whose footing rests.
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
     * The timer after a shift to the side.
     *
     * @param now where the piece stands after it
     * @return the timer to go on with
     */
    LockTimer shifted(Footing now);

    /**
     * The timer after a turn, kicked or not.
     *
     * @param now where the piece stands after it
     * @return the timer to go on with
     */
    LockTimer turned(Footing now);

    /**
     * The timer after a fall by one row or more, by gravity or by the player.
     *
     * @param now where the piece stands after it
     * @return the timer to go on with
     */
    LockTimer fell(Footing now);

    /**
     * The timer after the board changed under the piece, or the board pushed the piece up.
     *
     * @param now where the piece stands after it
     * @return the timer to go on with
     */
    LockTimer groundChanged(Footing now);

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
     * Whether the piece may still be shifted and turned.
     *
     * @return false when a rule refuses further moves
     */
    default boolean mayMove() {
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
}
