package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.LineClear;
import io.github.wallkick.game.Stage.Active;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.scoring.LockResult;
import io.github.wallkick.scoring.Spin;

/** How a piece becomes part of the board, and what follows from it. */
final class Locking {
    private Locking() {}

    static Game lock(Game game, Active active, boolean softLock, Happenings happenings) {
        var rules = game.ruleset();
        var board = game.board();
        var piece = active.piece();
        var overlaps = board.collides(piece);
        var spin = overlaps ? Spin.NONE : rules.scoring().spin(board, piece, active.lastTurn());
        happenings.add(new Event.Locked(piece, spin));
        var atSpawn = isAtSpawn(rules, piece);
        var history = game.table().history().afterLock(atSpawn, false);
        var locked = overlaps ? overwritten(board, piece) : board.lock(piece);
        var clear = rules.clears().clear(locked);
        var seen = overlaps ? new LineClear(board, 0) : clear;
        var cause = TopOuts.find(rules, new Danger.Lock(board, piece, seen, history.locksAtSpawn()));
        if (cause.isPresent()) {
            var end = overlaps ? game : game.with(game.table().withBoard(locked));
            return TopOuts.end(end, cause.get(), happenings);
        }
        var perfect = clear.count() > 0 && clear.board().isEmpty();
        var landing = new LockResult(
                piece,
                clear.count(),
                spin,
                active.lastTurn(),
                perfect,
                active.soft().descent(softLock),
                game.times().pace());
        return settled(game, landing, locked, clear, happenings);
    }

    /** The lock written, paid and answered with garbage, and the wait for what comes next begun. */
    private static Game settled(Game game, LockResult landing, Board locked, LineClear clear, Happenings happenings) {
        var rules = game.ruleset();
        var before = game.score();
        var after = rules.scoring().afterLock(before, landing);
        if (clear.count() > 0) {
            happenings.add(new Event.RowsCleared(clear.rowMask(), landing, after.combo(), after.backToBack()));
        }
        var paid = Scoring.with(game.with(written(game, landing.piece(), locked, clear)), after, happenings);
        var attack = rules.scoring().attack(before, after, landing);
        var answered = Garbage.attack(paid, attack.total(), happenings);
        var delays = rules.timing()
                .delays()
                .after(landing, after.level(), game.times().frame());
        var times = game.times().afterLock();
        return clear.count() > 0
                ? answered.with(new Stage.Clearing(delays.clearNanos(), delays.entryNanos()), times)
                : Garbage.enter(answered.with(new Stage.Entering(delays.entryNanos()), times), false, happenings);
    }

    private static Table written(Game game, Piece piece, Board locked, LineClear clear) {
        var table = game.table();
        var keys = game.ruleset().timing().softDrop().needsFreshPress()
                ? table.keys().released(Input.SOFT_DROP)
                : table.keys();
        // without full rows a clear rule may still have taken cells away
        return table.withBoard(clear.count() > 0 ? locked : clear.board())
                .withHold(table.hold().afterLock())
                .withKeys(keys)
                .withHistory(table.history().afterLock(isAtSpawn(game.ruleset(), piece), clear.count() > 0));
    }

    /** Full rows are taken out, and the wait for the next piece begins. */
    static Game removeRows(Game game, long entryNanos, Happenings happenings) {
        var clear = game.ruleset().clears().clear(game.board());
        happenings.add(new Event.RowsRemoved(clear.rowMask()));
        var cleared = game.with(game.table().withBoard(clear.board())).with(new Stage.Entering(entryNanos));
        return Garbage.enter(cleared, true, happenings);
    }

    private static boolean isAtSpawn(Ruleset rules, Piece piece) {
        var spawned = rules.rotation().spawn(piece.type(), rules.size());
        return spawned.x() == piece.x() && spawned.y() == piece.y();
    }

    private static Board overwritten(Board board, Piece piece) {
        var written = board;
        for (var cell : piece.cells()) {
            written = written.withCell(cell.x(), cell.y(), true);
        }
        return written;
    }
}
