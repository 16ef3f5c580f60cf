package io.github.wallkick.timing;

/**
 * Gravity as an immutable value: elapsed time in, rows to fall out, the remainder carried.
 *
 * <p>Law: advancing by {@code a} and then by {@code b} at one level gives the same rows and an equal clock as advancing
 * by {@code a + b}.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface GravityClock {
    /**
     * The rows due after a span of time.
     *
     * @param elapsedNanos nanoseconds that have passed, 0 or more
     * @param level the game's level during the span, as the clock's rule counts levels
     * @return the rows and the clock to go on with
     * @throws IllegalArgumentException if the time is negative
     */
    Fall advance(long elapsedNanos, int level);
}
