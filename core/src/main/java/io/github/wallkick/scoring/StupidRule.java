package io.github.wallkick.scoring;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;

/** Any piece that rested on something after its last turn, whatever it did since. */
enum StupidRule implements SpinRule {
    INSTANCE;

    @Override
    public Spin judge(Board board, Piece piece, LastTurn last) {
        return last.isTurn() && Surroundings.isGrounded(board, piece) ? Spin.FULL : Spin.NONE;
    }

    @Override
    public LastTurn afterTurn(LastTurn before, Board board, Piece turned, Orientation from, int kick) {
        return Surroundings.isGrounded(board, turned) ? new LastTurn(from, kick) : LastTurn.NONE;
    }

    @Override
    public LastTurn afterMove(LastTurn before) {
        return before;
    }
}
