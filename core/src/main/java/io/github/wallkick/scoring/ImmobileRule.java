package io.github.wallkick.scoring;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;

/** Any piece whose last movement was a turn and that can move neither sideways nor up nor, if asked for, down. */
record ImmobileRule(boolean alsoDown) implements SpinRule {
    @Override
    public Spin judge(Board board, Piece piece, LastTurn last) {
        return last.isTurn() && isImmobile(board, piece) ? Spin.FULL : Spin.NONE;
    }

    private boolean isImmobile(Board board, Piece piece) {
        return Surroundings.isBlocked(board, piece, -1, 0)
                && Surroundings.isBlocked(board, piece, 1, 0)
                && Surroundings.isBlocked(board, piece, 0, 1)
                && (!alsoDown || Surroundings.isGrounded(board, piece));
    }
}
