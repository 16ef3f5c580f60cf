package io.github.wallkick.scoring;

import io.github.wallkick.internal.Check;

/**
 * Rows that a player dropped a piece by, for rules that pay for them at once.
 *
 * @param kind how the piece was dropped
 * @param rows rows it went down, 0 or more; a hard drop of a resting piece has 0
 * @since 0.1.0
 */
public record Drop(Kind kind, int rows) {
    /**
     * How a piece is dropped.
     *
     * <p>Equality: enum constants, compared by identity.
     *
     * @since 0.1.0
     */
    public enum Kind {
        /** Faster than gravity while held, row by row. */
        SOFT,
        /** To the ground at once, without locking. */
        SONIC,
        /** To the ground at once, and locked. */
        HARD
    }

    /**
     * Checks the rows.
     *
     * @throws IllegalArgumentException if they are negative
     */
    public Drop {
        Check.atLeast("dropped rows", rows, 0);
    }

    /**
     * A soft drop.
     *
     * @param rows rows it went down, 0 or more
     * @return the drop
     */
    public static Drop soft(int rows) {
        return new Drop(Kind.SOFT, rows);
    }

    /**
     * A sonic drop.
     *
     * @param rows rows it went down, 0 or more
     * @return the drop
     */
    public static Drop sonic(int rows) {
        return new Drop(Kind.SONIC, rows);
    }

    /**
     * A hard drop.
     *
     * @param rows rows it went down, 0 or more
     * @return the drop
     */
    public static Drop hard(int rows) {
        return new Drop(Kind.HARD, rows);
    }
}
