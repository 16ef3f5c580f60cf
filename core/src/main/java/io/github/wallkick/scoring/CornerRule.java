package io.github.wallkick.scoring;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;

/** A T whose last movement was a turn and of whose corners at least three are filled. */
record CornerRule(Minis minis, boolean kicksCount) implements SpinRule {
    @Override
    public Spin judge(Board board, Piece piece, LastTurn last) {
        if (!last.isTurn() || (last.isKick() && !kicksCount) || !TCorners.isT(piece)) {
            return Spin.NONE;
        }
        if (!TCorners.isSpin(board, piece)) {
            return Spin.NONE;
        }
        return minis.isMini(board, piece, last) ? Spin.MINI : Spin.FULL;
    }
}
