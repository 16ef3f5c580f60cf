package io.github.wallkick.game;

/** The passing of time, from one thing that comes due to the next. */
final class Clockwork {
    /** A frame is rounded up inside the game, so that there a span may be more than twice as long. */
    private static final long LONGEST = Long.MAX_VALUE / 4;

    private Clockwork() {}

    static Transition advance(Game game, long elapsedNanos) {
        Check.atLeast("elapsed nanoseconds", elapsedNanos, 0);
        if (game.isOver() || elapsedNanos == 0) {
            return game.unchanged();
        }
        var happenings = new Happenings();
        var now = game;
        var rest = elapsedNanos;
        while (rest > LONGEST) {
            now = passReal(now, LONGEST, happenings);
            rest -= LONGEST;
        }
        return happenings.to(passReal(now, rest, happenings));
    }

    /** Real nanoseconds until something happens by itself. */
    static long nanosToNextEvent(Game game) {
        var due = Due.next(game);
        if (due == Due.NEVER) {
            return Due.NEVER;
        }
        var rate = game.ruleset().timing().frames();
        var frame = Times.frameNanos(rate);
        var frames = Math.max(1, wholeFrames(due, frame) / frame);
        return game.times().nanosToFrames(frames, rate);
    }

    /** The game after a span of real time. */
    private static Game passReal(Game game, long nanos, Happenings happenings) {
        if (game.isOver()) {
            return game;
        }
        var rate = game.ruleset().timing().frames();
        var frame = Times.frameNanos(rate);
        var frames = game.times().framesWithin(nanos, rate);
        return pass(game.with(game.times().afterReal(nanos, rate)), frames * frame, frame, happenings);
    }

    /** The game after a span of whole frames. */
    private static Game pass(Game game, long nanos, long frame, Happenings happenings) {
        var now = game;
        var rest = nanos;
        while (rest > 0 && !now.isOver()) {
            var due = wholeFrames(Due.next(now), frame);
            if (due > rest) {
                return waited(now, rest);
            }
            rest -= due;
            now = settle(occur(now, due, happenings), happenings);
        }
        return now;
    }

    /** All that is due at this very moment carried out. */
    static Game settle(Game game, Happenings happenings) {
        var now = game;
        while (Due.next(now) == 0) {
            now = occur(now, 0, happenings);
        }
        return now;
    }

    private static long wholeFrames(long nanos, long frame) {
        if (frame == 1 || nanos > Due.NEVER - frame) {
            return nanos;
        }
        return (nanos + frame - 1) / frame * frame;
    }

    /** What comes due after a span in which nothing else does. */
    private static Game occur(Game game, long elapsedNanos, Happenings happenings) {
        if (game.stage() instanceof Stage.Active active) {
            return Falling.occur(game, active, elapsedNanos, happenings);
        }
        var now = waited(game, elapsedNanos);
        return now.stage() instanceof Stage.Clearing clearing
                ? Locking.removeRows(now, clearing.entryNanos(), happenings)
                : Entry.next(now, happenings);
    }

    /** The game after a span in which nothing comes due, or after which it does. */
    static Game waited(Game game, long nanos) {
        if (nanos == 0) {
            return game;
        }
        var stage = game.stage();
        if (stage instanceof Stage.Active active) {
            return Falling.waited(
                    game, active, nanos, Due.fall(game, active, nanos).next());
        }
        var gravity = game.times().gravity().advance(nanos, game.level()).next();
        var times =
                game.times().after(nanos, false, false, gravity, game.ruleset().timing());
        var later = stage instanceof Stage.Clearing clearing
                ? new Stage.Clearing(Math.max(0, clearing.waitNanos() - nanos), clearing.entryNanos())
                : stage instanceof Stage.Entering entering
                        ? new Stage.Entering(Math.max(0, entering.waitNanos() - nanos))
                        : stage;
        return garbageWaited(game, nanos).with(later, times);
    }

    static Game garbageWaited(Game game, long nanos) {
        var table = game.table();
        return table.garbage().batches().isEmpty()
                ? game
                : game.with(table.withGarbage(table.garbage().advanced(nanos)));
    }
}
