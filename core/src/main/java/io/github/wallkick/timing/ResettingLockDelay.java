package io.github.wallkick.timing;

/**
 * A lock delay that counts the time a piece rests, and what sets that time back to nothing.
 *
 * <p>The presets of {@link LockDelays} are values of this type, to be varied:
 *
 * <pre>{@code
 * LockDelay patient = LockDelays.moveReset().withDelayNanos(1_000_000_000).withAtLimit(ResettingLockDelay.AtLimit.KEEP_TIME);
 * }</pre>
 *
 * @param delayNanos nanoseconds of rest after which a piece locks, 0 or more
 * @param moves which shifts and turns set the time back, and are counted
 * @param limit how many shifts and turns are counted before {@code atLimit} holds, 0 or more; {@link #UNLIMITED} for no limit
 * @param atLimit what follows when the limit is reached
 * @param falls which falls set the time back and the count to 0
 * @param softDropLocks whether a soft drop locks a resting piece at once
 * @since 0.1.0
 */
public record ResettingLockDelay(
        long delayNanos, Moves moves, int limit, AtLimit atLimit, Falls falls, boolean softDropLocks)
        implements LockDelay {
    /** The limit of rules without one. */
    public static final int UNLIMITED = Integer.MAX_VALUE;

    /**
     * Which successful shifts and turns set the time back, and are counted.
     *
     * @since 0.1.0
     */
    public enum Moves {
        /** None. */
        NONE,
        /** Those of a piece that rested before. */
        FROM_GROUND,
        /** Shifts after which the piece rests, and every turn. */
        TO_GROUND,
        /** All since the piece first rested; from then on its time runs in the air too, and locks it at the next contact. */
        SINCE_LANDING,
        /** All. */
        ALL
    }

    /**
     * What follows when as many moves are counted as the limit allows.
     *
     * @since 0.1.0
     */
    public enum AtLimit {
        /** The delay is over: the piece locks now, or as soon as it rests. */
        LOCK,
        /** Further moves are carried out, but no longer set the time back. */
        KEEP_TIME,
        /** Further moves are refused. */
        REFUSE_MOVES
    }

    /**
     * Which falls set the time back, and the count of moves to 0.
     *
     * @since 0.1.0
     */
    public enum Falls {
        /** None. */
        NONE,
        /** Every fall. */
        EVERY,
        /** Those of the piece's box below its lowest row so far. */
        LOWEST_BOX_ROW,
        /** Those that take a cell of the piece below its lowest so far; a turn that does so counts as one. */
        LOWEST_CELL,
        /** Every fall sets the time back; the count goes to 0 only in the first fall after entry or after a move in the air. */
        AFTER_AIR_MOVE
    }

    /**
     * A rule.
     *
     * @throws IllegalArgumentException if the delay or the limit is negative
     */
    public ResettingLockDelay {
        if (delayNanos < 0) {
            throw new IllegalArgumentException("a lock delay must be 0 or more nanoseconds, got " + delayNanos);
        }
        if (limit < 0) {
            throw new IllegalArgumentException("a limit of resets must be 0 or more, got " + limit);
        }
    }

    @Override
    public LockTimer start(int level, Footing footing) {
        return RuleTimer.start(this, footing);
    }

    /**
     * This rule with another delay.
     *
     * @param delay nanoseconds of rest after which a piece locks, 0 or more
     * @return the rule
     * @throws IllegalArgumentException if the delay is negative
     */
    public ResettingLockDelay withDelayNanos(long delay) {
        return new ResettingLockDelay(delay, moves, limit, atLimit, falls, softDropLocks);
    }

    /**
     * This rule with other moves that set the time back.
     *
     * @param counted which shifts and turns set the time back
     * @return the rule
     */
    public ResettingLockDelay withMoves(Moves counted) {
        return new ResettingLockDelay(delayNanos, counted, limit, atLimit, falls, softDropLocks);
    }

    /**
     * This rule with another limit.
     *
     * @param most how many shifts and turns are counted, 0 or more; {@link #UNLIMITED} for no limit
     * @return the rule
     * @throws IllegalArgumentException if the limit is negative
     */
    public ResettingLockDelay withLimit(int most) {
        return new ResettingLockDelay(delayNanos, moves, most, atLimit, falls, softDropLocks);
    }

    /**
     * This rule with another end of the count.
     *
     * @param end what follows when the limit is reached
     * @return the rule
     */
    public ResettingLockDelay withAtLimit(AtLimit end) {
        return new ResettingLockDelay(delayNanos, moves, limit, end, falls, softDropLocks);
    }

    /**
     * This rule with other falls that set the time back.
     *
     * @param counted which falls set the time back and the count to 0
     * @return the rule
     */
    public ResettingLockDelay withFalls(Falls counted) {
        return new ResettingLockDelay(delayNanos, moves, limit, atLimit, counted, softDropLocks);
    }

    /**
     * This rule with or without locking by soft drop.
     *
     * @param locks whether a soft drop locks a resting piece at once
     * @return the rule
     */
    public ResettingLockDelay withSoftDropLocks(boolean locks) {
        return new ResettingLockDelay(delayNanos, moves, limit, atLimit, falls, locks);
    }
}
