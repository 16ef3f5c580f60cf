package io.github.wallkick.timing;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.StrategyText;
import java.time.Duration;
import java.util.List;
import java.util.function.LongPredicate;

/**
 * A lock delay with step reset or move reset: it counts the time a piece rests, and what sets that time back to nothing.
 *
 * <p>The presets of {@link LockDelays} are values of this type, to be varied:
 *
 * <pre>{@code
 * LockDelay patient = LockDelays.moveReset().withDelayNanos(1_000_000_000).withAtLimit(ResettingLockDelay.AtLimit.KEEP_TIME);
 * }</pre>
 *
 * @param delayNanos nanoseconds of rest after which a piece locks, 0 or more
 * @param moveReset which shifts and turns set the time back, and are counted
 * @param limit how many shifts and turns are counted before {@code atLimit} holds, 0 or more; {@link #UNLIMITED} for no
 *     limit. Only shifts, if turns have a limit of their own
 * @param turnLimit how many turns are counted before {@code atLimit} holds, 0 or more; {@link #UNLIMITED} for no limit,
 *     {@link #SHARED} to count them together with the shifts
 * @param atLimit what follows when the limit is reached
 * @param stepReset which falls set the time back and the counts to 0
 * @param failedTurnsCount whether a turn that fails counts as one that succeeds
 * @param softDropLocks whether a soft drop locks a resting piece at once
 * @since 0.1.0
 */
public record ResettingLockDelay(
        long delayNanos,
        MoveReset moveReset,
        int limit,
        int turnLimit,
        AtLimit atLimit,
        StepReset stepReset,
        boolean failedTurnsCount,
        boolean softDropLocks)
        implements LockDelay {
    /** The limit of rules without one. */
    public static final int UNLIMITED = Integer.MAX_VALUE;

    /** The limit of turns that are counted together with shifts. */
    public static final int SHARED = -1;

    static final String KIND = "resetting";

    private static final String DELAY = "delay-nanos";
    private static final String MOVE_RESET = "move-reset";
    private static final String LIMIT = "limit";
    private static final String TURN_LIMIT = "turn-limit";
    private static final String AT_LIMIT = "at-limit";
    private static final String STEP_RESET = "step-reset";
    private static final String FAILED_TURNS_COUNT = "failed-turns-count";
    private static final String SOFT_DROP_LOCKS = "soft-drop-locks";
    private static final String UNLIMITED_WORD = "unlimited";
    private static final String SHARED_WORD = "shared";

    /**
     * Move reset: which successful shifts and turns set the time back, and are counted.
     *
     * @since 0.1.0
     */
    public enum MoveReset {
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
     * What follows when as many moves are counted as a limit allows.
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
     * Step reset: which falls set the time back, and the counts of moves to 0.
     *
     * @since 0.1.0
     */
    public enum StepReset {
        /** None. */
        NONE,
        /** Every fall. */
        EVERY,
        /** Those of the piece's box below its lowest row so far. */
        LOWEST_BOX_ROW,
        /** Those that take a cell of the piece below its lowest so far; a turn that does so counts as one. */
        LOWEST_CELL,
        /** Every fall sets the time back; the counts go to 0 only in the first fall after entry or after a move in the air. */
        AFTER_AIR_MOVE
    }

    /**
     * A rule.
     *
     * @throws IllegalArgumentException if the delay or a limit is negative
     */
    public ResettingLockDelay {
        Check.atLeast("lock delay in nanoseconds", delayNanos, 0);
        Check.atLeast("limit of resets", limit, 0);
        Check.atLeast("limit of resets by turns", turnLimit, SHARED);
    }

    @Override
    public LockTimer start(int level, LockTimer.Contact contact) {
        return new Timer(this, row(contact), 0, 0, 0, contact.resting(), contact.resting(), true);
    }

    private int row(LockTimer.Contact contact) {
        return stepReset == StepReset.LOWEST_CELL ? contact.lowestRow() : contact.boxRow();
    }

    private boolean isShared() {
        return turnLimit == SHARED;
    }

    @Override
    public String text() {
        return LockDelays.nameOf(this).orElseGet(() -> rule().toString());
    }

    private StrategyText rule() {
        return StrategyText.of(KIND)
                .with(DELAY, delayNanos)
                .with(MOVE_RESET, moveReset)
                .with(LIMIT, limitWord(limit))
                .with(TURN_LIMIT, limitWord(turnLimit))
                .with(AT_LIMIT, atLimit)
                .with(STEP_RESET, stepReset)
                .with(FAILED_TURNS_COUNT, failedTurnsCount)
                .with(SOFT_DROP_LOCKS, softDropLocks);
    }

    private static StrategyText limitWord(int limit) {
        return StrategyText.of(
                switch (limit) {
                    case UNLIMITED -> UNLIMITED_WORD;
                    case SHARED -> SHARED_WORD;
                    default -> Integer.toString(limit);
                });
    }

    static ResettingLockDelay read(StrategyText.Fields fields) {
        return new ResettingLockDelay(
                fields.number(DELAY, 0, Long.MAX_VALUE),
                fields.constant(MOVE_RESET, List.of(MoveReset.values())),
                limit(fields.value(LIMIT), false),
                limit(fields.value(TURN_LIMIT), true),
                fields.constant(AT_LIMIT, List.of(AtLimit.values())),
                fields.constant(STEP_RESET, List.of(StepReset.values())),
                fields.isTrue(FAILED_TURNS_COUNT),
                fields.isTrue(SOFT_DROP_LOCKS));
    }

    private static int limit(StrategyText text, boolean mayBeShared) {
        if (text.isWord() && text.word().equals(UNLIMITED_WORD)) {
            return UNLIMITED;
        }
        if (mayBeShared && text.isWord() && text.word().equals(SHARED_WORD)) {
            return SHARED;
        }
        return (int) text.number(0, Integer.MAX_VALUE);
    }

    @Override
    public LockTimer resume(String text) {
        return resume(this, delay -> delay == delayNanos, StrategyText.parse(text));
    }

    /** The timer that a text tells, under a rule with any delay that is allowed. */
    static LockTimer resume(ResettingLockDelay rule, LongPredicate allowed, StrategyText text) {
        var fields = LockDelays.timerFields(text, KIND);
        var delay = fields.value(DELAY);
        var nanos = delay.number(0, Long.MAX_VALUE);
        if (!allowed.test(nanos)) {
            throw delay.failure("expected a delay of this rule");
        }
        var timer = Timer.read(rule.withDelayNanos(nanos), fields);
        fields.end();
        return timer;
    }

    /**
     * The delay, as {@link #delayNanos} tells it.
     *
     * @return the time of rest after which a piece locks
     */
    public Duration delay() {
        return Duration.ofNanos(delayNanos);
    }

    /**
     * This rule with another delay.
     *
     * @param delay nanoseconds of rest after which a piece locks, 0 or more
     * @return the changed rule
     * @throws IllegalArgumentException if the delay is negative
     */
    public ResettingLockDelay withDelayNanos(long delay) {
        return new ResettingLockDelay(
                delay, moveReset, limit, turnLimit, atLimit, stepReset, failedTurnsCount, softDropLocks);
    }

    /**
     * This rule with another delay.
     *
     * @param delay time of rest after which a piece locks, 0 or more and at most 292 years
     * @return the changed rule
     * @throws IllegalArgumentException if the delay is negative
     * @throws ArithmeticException if the time is too long for a {@code long} of nanoseconds
     */
    public ResettingLockDelay withDelay(Duration delay) {
        return withDelayNanos(delay.toNanos());
    }

    /**
     * This rule with another move reset.
     *
     * @param counted which shifts and turns set the time back
     * @return the changed rule
     */
    public ResettingLockDelay withMoveReset(MoveReset counted) {
        return new ResettingLockDelay(
                delayNanos, counted, limit, turnLimit, atLimit, stepReset, failedTurnsCount, softDropLocks);
    }

    /**
     * This rule with another limit.
     *
     * @param max how many shifts and turns are counted, 0 or more; {@link #UNLIMITED} for no limit
     * @return the changed rule
     * @throws IllegalArgumentException if the limit is negative
     */
    public ResettingLockDelay withLimit(int max) {
        return new ResettingLockDelay(
                delayNanos, moveReset, max, turnLimit, atLimit, stepReset, failedTurnsCount, softDropLocks);
    }

    /**
     * This rule with a limit for turns alone; the other limit is then that of the shifts.
     *
     * @param max how many turns are counted, 0 or more; {@link #UNLIMITED} for no limit, {@link #SHARED} to count them
     *     together with the shifts
     * @return the changed rule
     * @throws IllegalArgumentException if the limit is less than {@link #SHARED}
     */
    public ResettingLockDelay withTurnLimit(int max) {
        return new ResettingLockDelay(
                delayNanos, moveReset, limit, max, atLimit, stepReset, failedTurnsCount, softDropLocks);
    }

    /**
     * This rule with another end of the count.
     *
     * @param end what follows when the limit is reached
     * @return the changed rule
     */
    public ResettingLockDelay withAtLimit(AtLimit end) {
        return new ResettingLockDelay(
                delayNanos, moveReset, limit, turnLimit, end, stepReset, failedTurnsCount, softDropLocks);
    }

    /**
     * This rule with another step reset.
     *
     * @param counted which falls set the time back and the counts to 0
     * @return the changed rule
     */
    public ResettingLockDelay withStepReset(StepReset counted) {
        return new ResettingLockDelay(
                delayNanos, moveReset, limit, turnLimit, atLimit, counted, failedTurnsCount, softDropLocks);
    }

    /**
     * This rule with or without turns that set the time back though they fail.
     *
     * @param count whether a turn that fails counts as one that succeeds
     * @return the changed rule
     */
    public ResettingLockDelay withFailedTurnsCount(boolean count) {
        return new ResettingLockDelay(
                delayNanos, moveReset, limit, turnLimit, atLimit, stepReset, count, softDropLocks);
    }

    /**
     * This rule with or without locking by soft drop.
     *
     * @param locks whether a soft drop locks a resting piece at once
     * @return the changed rule
     */
    public ResettingLockDelay withSoftDropLocks(boolean locks) {
        return new ResettingLockDelay(
                delayNanos, moveReset, limit, turnLimit, atLimit, stepReset, failedTurnsCount, locks);
    }

    /**
     * One piece's timer.
     *
     * @param rule what sets the time back
     * @param lowest lowest row so far, of the box or of the cells as the rule counts
     * @param moves shifts counted so far, and turns unless they have a limit of their own; at most the limit
     * @param turns turns counted so far, if they have a limit of their own; at most that limit
     * @param restedNanos time counted so far, at most the delay
     * @param resting whether the piece rests now
     * @param landed whether it has rested before or rests now
     * @param inTheAir whether nothing has happened to it yet but moves in the air, since its entry or its last fall
     */
    private record Timer(
            ResettingLockDelay rule,
            int lowest,
            int moves,
            int turns,
            long restedNanos,
            boolean resting,
            boolean landed,
            boolean inTheAir)
            implements LockTimer {
        private static final String LOWEST_ROW = "lowest-row";
        private static final String MOVES = "moves";
        private static final String TURNS = "turns";
        private static final String RESTED = "rested-nanos";
        private static final String RESTING = "resting";
        private static final String LANDED = "landed";
        private static final String IN_THE_AIR = "in-the-air";

        @Override
        public LockTimer shifted(Contact now) {
            return moved(now, false, now.resting());
        }

        @Override
        public LockTimer turned(Contact now) {
            return moved(now, true, true);
        }

        @Override
        public LockTimer turnFailed(Contact now) {
            return rule.failedTurnsCount ? turned(now) : this;
        }

        @Override
        public LockTimer fell(Contact now) {
            var after = at(now, false);
            return switch (rule.stepReset) {
                case NONE -> after;
                case EVERY -> after.reset();
                case LOWEST_BOX_ROW, LOWEST_CELL -> after.lowest < lowest ? after.reset() : after;
                case AFTER_AIR_MOVE -> inTheAir ? after.reset() : after.withCounts(moves, turns, 0);
            };
        }

        @Override
        public LockTimer groundChanged(Contact now) {
            return now.resting() == resting
                    ? this
                    : new Timer(
                            rule, lowest, moves, turns, restedNanos, now.resting(), landed || now.resting(), inTheAir);
        }

        @Override
        public LockTimer advance(long elapsedNanos) {
            var running = resting || (landed && rule.moveReset == MoveReset.SINCE_LANDING);
            var left = rule.delayNanos - restedNanos;
            return Check.elapsed(elapsedNanos) == 0 || left == 0 || !running
                    ? this
                    : withCounts(moves, turns, restedNanos + Math.min(elapsedNanos, left));
        }

        @Override
        public long nanosToLock() {
            return resting ? rule.delayNanos - restedNanos : NEVER;
        }

        @Override
        public boolean mayShift() {
            return rule.atLimit != AtLimit.REFUSE_MOVES || moves < rule.limit;
        }

        @Override
        public boolean mayTurn() {
            return rule.isShared() ? mayShift() : rule.atLimit != AtLimit.REFUSE_MOVES || turns < rule.turnLimit;
        }

        @Override
        public boolean locksOnSoftDrop() {
            return rule.softDropLocks;
        }

        private LockTimer moved(Contact now, boolean turned, boolean touches) {
            var after = at(now, !resting);
            if (rule.stepReset == StepReset.LOWEST_CELL && after.lowest < lowest) {
                after = after.reset();
            }
            return counts(touches) ? after.counted(turned) : after;
        }

        /** Whether a move that {@code touches} the ground as its rule asks is counted. */
        private boolean counts(boolean touches) {
            return switch (rule.moveReset) {
                case NONE -> false;
                case FROM_GROUND -> resting;
                case TO_GROUND -> touches;
                case SINCE_LANDING -> landed;
                case ALL -> true;
            };
        }

        private Timer counted(boolean turned) {
            var ofTurns = turned && !rule.isShared();
            var limit = ofTurns ? rule.turnLimit : rule.limit;
            var count = ofTurns ? turns : moves;
            if (limit == UNLIMITED) {
                return withCounts(moves, turns, 0);
            }
            if (count + 1 < limit) {
                return withCount(ofTurns, count + 1, 0);
            }
            return switch (rule.atLimit) {
                case LOCK -> withCount(ofTurns, limit, rule.delayNanos);
                case KEEP_TIME, REFUSE_MOVES -> count < limit ? withCount(ofTurns, limit, 0) : this;
            };
        }

        private Timer at(Contact now, boolean stillInTheAir) {
            var lowestSoFar = Math.min(lowest, rule.row(now));
            if (lowestSoFar == lowest
                    && now.resting() == resting
                    && stillInTheAir == inTheAir
                    && (landed || !resting)) {
                return this;
            }
            return new Timer(
                    rule,
                    lowestSoFar,
                    moves,
                    turns,
                    restedNanos,
                    now.resting(),
                    landed || now.resting(),
                    stillInTheAir);
        }

        private Timer reset() {
            return withCounts(0, 0, 0);
        }

        private Timer withCount(boolean ofTurns, int count, long rested) {
            return ofTurns ? withCounts(moves, count, rested) : withCounts(count, turns, rested);
        }

        private Timer withCounts(int shiftsCounted, int turnsCounted, long rested) {
            return new Timer(rule, lowest, shiftsCounted, turnsCounted, rested, resting, landed, inTheAir);
        }

        @Override
        public String text() {
            return StrategyText.of(KIND)
                    .with(DELAY, rule.delayNanos)
                    .with(LOWEST_ROW, lowest)
                    .with(MOVES, moves)
                    .with(TURNS, turns)
                    .with(RESTED, restedNanos)
                    .with(RESTING, resting)
                    .with(LANDED, landed)
                    .with(IN_THE_AIR, inTheAir)
                    .toString();
        }

        static Timer read(ResettingLockDelay rule, StrategyText.Fields fields) {
            return new Timer(
                    rule,
                    (int) fields.number(LOWEST_ROW, Integer.MIN_VALUE, Integer.MAX_VALUE),
                    (int) fields.number(MOVES, 0, rule.limit),
                    (int) fields.number(TURNS, 0, Math.max(0, rule.turnLimit)),
                    fields.number(RESTED, 0, rule.delayNanos),
                    fields.isTrue(RESTING),
                    fields.isTrue(LANDED),
                    fields.isTrue(IN_THE_AIR));
        }
    }
}
