package io.github.wallkick.scoring;

import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;

/** Landings for tests that do not care where the piece lies. */
final class Landings {
    private static final Piece PIECE = new Piece(Tetromino.T.shape(), Orientation.REVERSE, 3, 0);

    private Landings() {}

    static LockResult lines(int lines) {
        return LockResult.of(PIECE).withLines(lines);
    }

    static LockResult spin(Spin spin, int lines) {
        return lines(lines).withSpin(spin);
    }

    static LockResult inRow(LockResult landing, int row) {
        return new LockResult(
                PIECE.moved(0, row),
                landing.lines(),
                landing.spin(),
                landing.lastTurn(),
                landing.perfectClear(),
                landing.drops(),
                landing.time());
    }
}
