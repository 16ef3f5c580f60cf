package io.github.wallkick.scoring;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;

/** No lock is a spin. */
enum NoSpin implements SpinRule {
    INSTANCE;

    @Override
    public Spin judge(Board board, Piece piece, LastTurn last) {
        return Spin.NONE;
    }
}
