package io.github.wallkick.game;

import io.github.wallkick.timing.Fall;
import io.github.wallkick.timing.GravityClock;

/** How long it is until something happens by itself. */
final class Due {
    static final long NEVER = Long.MAX_VALUE;

    private Due() {}

    /** Nanoseconds inside the game until the next event, 0 only between the effects of one call. */
    static long next(Game game) {
        var stage = game.stage();
        if (stage instanceof Stage.Active active) {
            return Math.min(withoutSoftDrop(game, active), softDrop(game, active));
        }
        if (stage instanceof Stage.Entering entering) {
            return entering.waitNanos();
        }
        return stage instanceof Stage.Clearing clearing ? clearing.waitNanos() : NEVER;
    }

    /** As {@link #next}, for what gravity and the lock delay do to a piece. */
    static long withoutSoftDrop(Game game, Stage.Active active) {
        var gravity = gravityCounts(game, active) ? gravity(game) : NEVER;
        // where a row that gravity cannot fall locks the piece, each piece takes some time, so that time moves on
        return active.resting() ? Math.min(Math.max(1, gravity), active.lock().nanosToLock()) : gravity;
    }

    static long softDrop(Game game, Stage.Active active) {
        return active.soft().on() && (!active.resting() || softDropLocks(active))
                ? active.soft().dueNanos()
                : NEVER;
    }

    static boolean softDropLocks(Stage.Active active) {
        return active.lock().locksOnSoftDrop() || active.lock().locksWhenFallIsBlocked();
    }

    /** Whether rows of gravity mean anything to the piece as it is. */
    static boolean gravityCounts(Game game, Stage.Active active) {
        return (!active.resting() || active.lock().locksWhenFallIsBlocked())
                && (!active.soft().on() || softDropRule(game).gravity() == SoftDrop.Gravity.GOES_ON);
    }

    private static long gravity(Game game) {
        var next = game.times().gravity().nanosToNextRow(game.level());
        var spared = spared(game);
        return spared == 0 ? next : Math.max(next, spared);
    }

    /** Gravity after a span of time, with the rows due in it. */
    static Fall fall(Game game, Stage.Active active, long elapsedNanos) {
        var clock = game.times().gravity();
        if (active.soft().on() && softDropRule(game).gravity() == SoftDrop.Gravity.STANDS_STILL) {
            return new Fall(0, clock);
        }
        var spared = spared(game);
        return spared == 0 ? clock.advance(elapsedNanos, game.level()) : sparing(game, clock, spared, elapsedNanos);
    }

    /**
     * A spared piece's clock stops one nanosecond before its row, and goes on when the delay ends: a row that would have
     * come earlier comes at that moment.
     */
    private static Fall sparing(Game game, GravityClock clock, long spared, long elapsedNanos) {
        var row = clock.nanosToNextRow(game.level());
        if (elapsedNanos >= spared) {
            return clock.advance(elapsedNanos - Math.max(0, spared - row), game.level());
        }
        // a row that is due without any time, as under instant gravity, leaves no nanosecond to stop before
        return row == 0 ? new Fall(0, clock) : clock.advance(Math.min(elapsedNanos, row - 1), game.level());
    }

    /** What is left of the delay in which gravity spares the first piece. */
    private static long spared(Game game) {
        var opening = game.ruleset().timing().delays().openingNanos();
        var history = game.table().history();
        if (opening == 0 || history.pieces() != 1 || history.softDropPressed()) {
            return 0;
        }
        return Math.max(0, opening - game.times().pace().activeNanos());
    }

    private static SoftDrop softDropRule(Game game) {
        return game.ruleset().timing().softDrop();
    }
}
