package io.github.wallkick.simulation;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.LineClear;
import io.github.wallkick.piece.Piece;

/** What must hold at every lock, whatever the rules and the player. */
final class Invariants {
    private Invariants() {}

    /** The falling piece is on no filled cell: it is not, and never was, part of the board. */
    static void requireApart(Board board, Piece piece) {
        require(!board.collides(piece), "the falling piece must be apart from the landed cells: " + piece);
    }

    /** A lock adds the cells of the piece and takes out full rows, nothing else. */
    static void requireSoundLock(Board before, Piece piece, LineClear clear) {
        requireApart(before, piece);
        require(before.isResting(piece), "a piece must rest on something when it locks: " + piece);
        var after = clear.board();
        var expected = before.filledCells() + piece.shape().size() - before.width() * clear.count();
        require(
                after.filledCells() == expected,
                "a board of " + before.filledCells() + " cells must have " + expected + " after a lock of "
                        + piece.shape().size() + " cells that clears " + clear.count() + " rows: "
                        + after.filledCells());
        for (var y = 0; y < after.height(); y++) {
            require(!after.isRowFull(y), "no full row must remain after a lock: row " + y);
        }
    }

    private static void require(boolean holds, String rule) {
        if (!holds) {
            throw new IllegalStateException(rule);
        }
    }
}
