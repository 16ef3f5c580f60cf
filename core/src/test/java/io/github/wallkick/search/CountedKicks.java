package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.TurnResult;

/** A rotation system in which a piece may kick a few times in its life. */
record CountedKicks(RotationSystem turns, int left) implements RotationSystem {
    @Override
    public Shape shape(PieceType type) {
        return turns.shape(type);
    }

    @Override
    public Piece spawn(PieceType type, BoardSize size) {
        return turns.spawn(type, size);
    }

    @Override
    public TurnResult rotate(Board board, Piece piece, Turn turn) {
        var result = turns.rotate(board, piece, turn);
        return result.isKicked() && left == 0 ? TurnResult.blocked(piece) : result;
    }

    @Override
    public RotationSystem afterTurn(Piece before, TurnResult result) {
        return result.isKicked() ? new CountedKicks(turns, left - 1) : this;
    }
}
