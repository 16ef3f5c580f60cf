package io.github.wallkick.scoring;

import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;

/** Locks for tests that do not care where the piece lies. */
final class Locks {
    private static final Piece PIECE = new Piece(Tetromino.T.shape(), Orientation.REVERSE, 3, 0);

    private Locks() {}

    static LockResult lines(int lines) {
        return LockResult.of(PIECE).withLines(lines);
    }

    static LockResult spin(Spin spin, int lines) {
        return lines(lines).withSpin(spin);
    }

    static LockResult inRow(LockResult lock, int row) {
        return new LockResult(
                PIECE.moved(0, row),
                lock.lines(),
                lock.spin(),
                lock.lastTurn(),
                lock.perfectClear(),
                lock.drops(),
                lock.time());
    }
}
