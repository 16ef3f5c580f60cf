package io.github.wallkick.game;

import io.github.wallkick.internal.Check;

/**
 * The delays after one lock.
 *
 * @param clearNanos nanoseconds for which full rows stay before they are taken out, 0 or more; without meaning if no row
 *     is full
 * @param entryNanos nanoseconds after that, or after the lock if no row is full, before the next piece enters (ARE), 0 or
 *     more
 * @since 0.1.0
 */
public record Delays(long clearNanos, long entryNanos) {
    /** No delay: the next piece enters at the moment of the lock. */
    public static final Delays NONE = new Delays(0, 0);

    /**
     * Checks the times.
     *
     * @throws IllegalArgumentException if one is negative
     */
    public Delays {
        Check.atLeast("line clear delay in nanoseconds", clearNanos, 0);
        Check.atLeast("entry delay in nanoseconds", entryNanos, 0);
    }
}
