package io.github.wallkick.timing;

import java.time.Duration;

/**
 * Gravity as an immutable value: elapsed time in, rows to fall out, the remainder carried.
 *
 * <p>Laws, at one level: advancing by {@code a} and then by {@code b} gives the same rows (sums end at
 * {@link Fall#TO_THE_GROUND}) and an equal clock as advancing by {@code a + b}; and rows never come out of no time, except
 * under instant gravity and when the level has risen since the last call.
 *
 * <p>A clock is advanced by all the time that passes in a game, also while nothing falls; rows that come due then are
 * dropped, and {@link #restarted()} makes the next row start from nothing. A game that wants each row in its turn goes
 * from row to row:
 *
 * <pre>{@code
 * long wait = clock.nanosToNextRow(level);
 * Fall fall = clock.advance(wait, level); // at least one row, due at exactly this moment
 * }</pre>
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface GravityClock {
    /** The waiting time for a row that never comes. */
    long NEVER = Long.MAX_VALUE;

    /**
     * The rows due after a span of time.
     *
     * @param elapsedNanos nanoseconds that have passed, 0 or more
     * @param level the game's level during the span, as the clock's rule counts levels; beyond the ends of the rule's
     *     table its first or last entry counts
     * @return the rows and the clock to go on with
     * @throws IllegalArgumentException if the time is negative
     */
    Fall advance(long elapsedNanos, int level);

    /**
     * The rows due after a span of time.
     *
     * @param elapsed time that has passed, 0 or more and at most 292 years
     * @param level the game's level during the span
     * @return the rows and the clock to go on with
     * @throws IllegalArgumentException if the time is negative
     * @throws ArithmeticException if the time is too long for a {@code long} of nanoseconds
     */
    default Fall advance(Duration elapsed, int level) {
        return advance(elapsed.toNanos(), level);
    }

    /**
     * The time until the next row is due: the shortest span for which {@link #advance(long, int)} gives a row.
     *
     * <p>Unless overridden, it is searched for with {@code advance}.
     *
     * @param level the game's level
     * @return nanoseconds; 0 under instant gravity, {@link #NEVER} when no row will come at this level
     */
    default long nanosToNextRow(int level) {
        return RowSearch.nanosToNextRow(this, level);
    }

    /**
     * The clock with the part of a row that it carries dropped: for a piece that enters, and for one that leaves the ground
     * it rested on, since time on the ground is not saved up for the next fall.
     *
     * @return the clock to go on with; by default this one, as fits a clock that carries nothing
     */
    default GravityClock restarted() {
        return this;
    }
}
