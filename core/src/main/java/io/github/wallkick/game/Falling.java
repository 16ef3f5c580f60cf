package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.game.Stage.Active;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.scoring.Drop;
import io.github.wallkick.timing.Fall;
import io.github.wallkick.timing.GravityClock;
import io.github.wallkick.timing.LockTimer.Contact;

/** How a piece under control falls, comes to rest and is locked as time passes. */
final class Falling {
    private Falling() {}

    /** The rows that a piece can fall. */
    static int distance(Board board, Piece piece) {
        var rows = 0;
        while (!board.collides(piece.moved(0, -rows - 1))) {
            rows++;
        }
        return rows;
    }

    static boolean rests(Board board, Piece piece) {
        return board.collides(piece.moved(0, -1));
    }

    static Contact contact(Piece piece, boolean resting) {
        var lowest = piece.shape().bounds(piece.orientation()).minY();
        return new Contact(piece.y(), piece.y() + lowest, resting);
    }

    /** The game after a span in which the piece did not move. */
    static Game waited(Game game, Active active, long nanos, GravityClock gravity) {
        var times = game.times()
                .after(nanos, true, active.resting(), gravity, game.ruleset().timing());
        var later = new Active(
                active.piece(),
                active.rotation(),
                active.lock().advance(nanos),
                active.lastTurn(),
                active.soft().advanced(nanos, active.resting()),
                active.resting());
        return Clockwork.garbageWaited(game, nanos).with(later, times);
    }

    /** What comes due for a piece after a span of time: a row of the soft drop, rows of gravity, the lock. */
    static Game occur(Game game, Active active, long nanos, Happenings happenings) {
        var soft = Due.softDrop(game, active) <= nanos;
        var fall = Due.fall(game, active, nanos);
        var rows = Due.gravityCounts(game, active) ? fall.rows() : 0;
        var now = waited(game, active, nanos, fall.next());
        var piece = (Active) now.stage();
        if (soft) {
            rows = Math.max(rows, softRows(now));
        }
        if (rows == 0) {
            return piece.resting() && piece.lock().nanosToLock() == 0
                    ? Locking.lock(now, piece, false, happenings)
                    : now;
        }
        if (piece.resting()) {
            return soft || piece.lock().locksWhenFallIsBlocked() ? Locking.lock(now, piece, soft, happenings) : now;
        }
        var down = (int) Math.min(rows, distance(now.board(), piece.piece()));
        return soft ? softDropped(now, piece, down, happenings) : fallen(now, piece, down, happenings);
    }

    private static long softRows(Game game) {
        var rule = game.ruleset().timing().softDrop();
        return rule.everyNanos(game.times().gravity(), game.level()) == 0 ? Fall.TO_THE_GROUND : 1;
    }

    /** The game after a fall by gravity of so many rows, 1 or more. */
    static Game fallen(Game game, Active active, int rows, Happenings happenings) {
        var lower = lowered(game, active, rows);
        happenings.add(new Event.Fell(lower.piece(), rows));
        return landed(game.with(lower), lower, happenings);
    }

    /** The game after a soft drop of so many rows, 1 or more. */
    static Game softDropped(Game game, Active active, int rows, Happenings happenings) {
        var gravity = game.ruleset().timing().softDrop().gravity() == SoftDrop.Gravity.STANDS_STILL
                ? game.times().gravity()
                : game.times().gravity().restarted();
        var wait = active.soft().on() ? game.ruleset().timing().softDrop().everyNanos(gravity, game.level()) : 0;
        var lower = lowered(game, active, rows)
                .withSoft(active.soft().softDropped(rows).waiting(wait));
        happenings.add(new Event.Dropped(lower.piece(), Drop.Kind.SOFT, rows));
        var paid = Scoring.drop(game, Drop.soft(rows), happenings);
        return landed(paid.with(lower, paid.times().withGravity(gravity)), lower, happenings);
    }

    /** The game after a sonic drop of so many rows, 1 or more. */
    static Game sonicDropped(Game game, Active active, int rows, Happenings happenings) {
        var lower = lowered(game, active, rows).withSoft(active.soft().sonicDropped(rows));
        happenings.add(new Event.Dropped(lower.piece(), Drop.Kind.SONIC, rows));
        return landed(Scoring.drop(game, Drop.sonic(rows), happenings).with(lower), lower, happenings);
    }

    static Active lowered(Game game, Active active, int rows) {
        var piece = active.piece().moved(0, -rows);
        var resting = rests(game.board(), piece);
        return new Active(
                piece,
                active.rotation(),
                active.lock().fell(contact(piece, resting)),
                game.ruleset().scoring().spins().afterMove(active.lastTurn()),
                active.soft(),
                resting);
    }

    private static Game landed(Game game, Active active, Happenings happenings) {
        if (active.resting()) {
            happenings.add(new Event.TouchedGround(active.piece()));
        }
        return game;
    }
}
