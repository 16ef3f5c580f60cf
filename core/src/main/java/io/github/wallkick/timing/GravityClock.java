package io.github.wallkick.timing;

import io.github.wallkick.internal.Nanos;
import io.github.wallkick.internal.StrategyText;
import java.time.Duration;
import java.util.Optional;

/**
 * Gravity as an immutable value: elapsed time in, rows to fall out, the remainder carried.
 *
 * <p>Laws, at one level: advancing by {@code a} and then by {@code b} gives the same rows (sums end at
 * {@link Fall#TO_THE_GROUND}) and an equal clock as advancing by {@code a + b}; and rows never come out of no time, except
 * under instant gravity and when the level has risen since the last call. {@link GravityClocks#check} tests them.
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
     * <p>Unless overridden, it is searched for with {@code advance}, in spans that double from a nanosecond up to
     * 2<sup>62</sup> of them, 146 years.
     *
     * @param level the game's level
     * @return nanoseconds; 0 under instant gravity, {@link #NEVER} when no row will come at this level
     */
    default long nanosToNextRow(int level) {
        if (falls(0, level)) {
            return 0;
        }
        long tooShort = 0;
        long enough = 1;
        while (!falls(enough, level)) {
            if (enough > Long.MAX_VALUE / 2) {
                return NEVER;
            }
            tooShort = enough;
            enough *= 2;
        }
        while (enough - tooShort > 1) {
            var middle = tooShort + (enough - tooShort) / 2;
            if (falls(middle, level)) {
                enough = middle;
            } else {
                tooShort = middle;
            }
        }
        return enough;
    }

    private boolean falls(long nanos, int level) {
        return advance(nanos, level).rows() > 0;
    }

    /**
     * The time until the next row is due, as {@link #nanosToNextRow} tells it.
     *
     * @param level the game's level
     * @return the time; empty when no row will come at this level
     */
    default Optional<Duration> timeToNextRow(int level) {
        return Nanos.orNever(nanosToNextRow(level));
    }

    /**
     * The clock with the part of a row that it carries dropped: for a piece that spawns, and for one that leaves the ground
     * it rested on, since time on the ground is not saved up for the next fall.
     *
     * @return the clock to go on with; by default this one, as fits a clock that carries nothing
     */
    default GravityClock restarted() {
        return this;
    }

    /**
     * The stable text of this clock, with what it carries: its identity in recordings and saved games.
     *
     * <p>Clocks of this library are equal exactly when their texts are, and {@link GravityClocks#parse} reads those texts. A
     * clock of one's own that overrides this overrides {@link #resume}, too.
     *
     * @return the text, in one line; a preset's name where it equals one
     * @throws IllegalStateException if this clock has no text, such as a lambda without a name
     */
    default String text() {
        throw StrategyText.missing("gravity clock", "GravityClocks.named(name, clock)");
    }

    /**
     * The clock that a text tells, for a game under this clock's rule: the way back from {@link #text} of this clock and of
     * all that come out of advancing it.
     *
     * @param text the text
     * @return the clock; by default the one of {@link GravityClocks#parse}
     * @throws io.github.wallkick.NotationException if the text tells no such clock
     */
    default GravityClock resume(String text) {
        return GravityClocks.parse(text);
    }
}
