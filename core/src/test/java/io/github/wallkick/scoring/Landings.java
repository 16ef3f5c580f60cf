package io.github.wallkick.scoring;

import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Rotation;
import io.github.wallkick.piece.Tetromino;

/** Landings for tests that do not care where the piece lies. */
final class Landings {
    private static final Piece PIECE = new Piece(Tetromino.T.shape(), Rotation.REVERSE, 3, 0);

    private Landings() {}

    static Landing lines(int lines) {
        return Landing.of(PIECE).withLines(lines);
    }

    static Landing spin(Spin spin, int lines) {
        return lines(lines).withSpin(spin);
    }

    static Landing inRow(Landing landing, int row) {
        return new Landing(
                PIECE.moved(0, row),
                landing.lines(),
                landing.spin(),
                landing.lastTurn(),
                landing.perfectClear(),
                landing.descent(),
                landing.pace());
    }
}
