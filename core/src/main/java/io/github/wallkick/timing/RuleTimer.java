package io.github.wallkick.timing;

import io.github.wallkick.timing.ResettingLockDelay.AtLimit;
import io.github.wallkick.timing.ResettingLockDelay.Falls;
import io.github.wallkick.timing.ResettingLockDelay.Moves;

/**
 * One piece's timer under a {@link ResettingLockDelay}.
 *
 * @param rule what sets the time back
 * @param lowest lowest row so far, of the box or of the cells as the rule counts
 * @param moves moves counted so far, at most the limit
 * @param restedNanos time counted so far, at most the delay
 * @param resting whether the piece rests now
 * @param landed whether it has rested before or rests now
 * @param inTheAir whether nothing has happened to it yet but moves in the air, since its entry or its last fall
 */
record RuleTimer(
        ResettingLockDelay rule,
        int lowest,
        int moves,
        long restedNanos,
        boolean resting,
        boolean landed,
        boolean inTheAir)
        implements LockTimer {
    static RuleTimer start(ResettingLockDelay rule, Footing footing) {
        return new RuleTimer(rule, row(rule, footing), 0, 0, footing.resting(), footing.resting(), true);
    }

    @Override
    public LockTimer shifted(Footing now) {
        return moved(now, now.resting());
    }

    @Override
    public LockTimer turned(Footing now) {
        return moved(now, true);
    }

    @Override
    public LockTimer fell(Footing now) {
        var after = at(now, false);
        return switch (rule.falls()) {
            case NONE -> after;
            case EVERY -> after.withCounts(0, 0);
            case LOWEST_BOX_ROW, LOWEST_CELL -> after.lowest < lowest ? after.withCounts(0, 0) : after;
            case AFTER_AIR_MOVE -> after.withCounts(inTheAir ? 0 : moves, 0);
        };
    }

    @Override
    public LockTimer groundChanged(Footing now) {
        return now.resting() == resting
                ? this
                : new RuleTimer(rule, lowest, moves, restedNanos, now.resting(), landed || now.resting(), inTheAir);
    }

    @Override
    public LockTimer advance(long elapsedNanos) {
        var running = resting || (landed && rule.moves() == Moves.SINCE_LANDING);
        var left = rule.delayNanos() - restedNanos;
        return Elapsed.check(elapsedNanos) == 0 || left == 0 || !running
                ? this
                : withCounts(moves, restedNanos + Math.min(elapsedNanos, left));
    }

    @Override
    public long nanosToLock() {
        return resting ? rule.delayNanos() - restedNanos : NEVER;
    }

    @Override
    public boolean mayMove() {
        return rule.atLimit() != AtLimit.REFUSE_MOVES || moves < rule.limit();
    }

    @Override
    public boolean locksOnSoftDrop() {
        return rule.softDropLocks();
    }

    private LockTimer moved(Footing now, boolean touches) {
        var after = at(now, !resting);
        if (rule.falls() == Falls.LOWEST_CELL && after.lowest < lowest) {
            after = after.withCounts(0, 0);
        }
        return counts(touches) ? after.counted() : after;
    }

    /** Whether a move that {@code touches} the ground as its rule asks is counted. */
    private boolean counts(boolean touches) {
        return switch (rule.moves()) {
            case NONE -> false;
            case FROM_GROUND -> resting;
            case TO_GROUND -> touches;
            case SINCE_LANDING -> landed;
            case ALL -> true;
        };
    }

    private RuleTimer counted() {
        if (rule.limit() == ResettingLockDelay.UNLIMITED) {
            return withCounts(0, 0);
        }
        if (moves + 1 < rule.limit()) {
            return withCounts(moves + 1, 0);
        }
        return switch (rule.atLimit()) {
            case LOCK -> withCounts(rule.limit(), rule.delayNanos());
            case KEEP_TIME, REFUSE_MOVES -> moves < rule.limit() ? withCounts(rule.limit(), 0) : this;
        };
    }

    private RuleTimer at(Footing now, boolean stillInTheAir) {
        var lowestSoFar = Math.min(lowest, row(rule, now));
        if (lowestSoFar == lowest && now.resting() == resting && stillInTheAir == inTheAir && (landed || !resting)) {
            return this;
        }
        return new RuleTimer(
                rule, lowestSoFar, moves, restedNanos, now.resting(), landed || now.resting(), stillInTheAir);
    }

    private RuleTimer withCounts(int counted, long rested) {
        return new RuleTimer(rule, lowest, counted, rested, resting, landed, inTheAir);
    }

    private static int row(ResettingLockDelay rule, Footing footing) {
        return rule.falls() == Falls.LOWEST_CELL ? footing.lowestRow() : footing.boxRow();
    }
}
