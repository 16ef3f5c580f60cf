package io.github.wallkick.simulation;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.ConditionalKicks;
import io.github.wallkick.rotation.KickTable;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.TurnResult;
import java.util.List;
import java.util.Optional;

/**
 * A rotation system whose pieces enter at the very top of the board, hidden rows included: the box's top row in the top
 * row, and the left edge of every box up to four wide in one and the same column, column 3 on a board of ten.
 *
 * @param turns the system that pieces look and turn by
 */
record TopEntry(RotationSystem turns) implements RotationSystem {
    private static final int USUAL_BOX = 4;

    @Override
    public Piece spawn(PieceType type, BoardSize size) {
        var shape = shape(type);
        var column = Math.floorDiv(size.width() - Math.max(shape.box(), USUAL_BOX), 2);
        return new Piece(shape, Orientation.SPAWN, column, size.height() - shape.box());
    }

    @Override
    public List<PieceType> types() {
        return turns.types();
    }

    @Override
    public Shape shape(PieceType type) {
        return turns.shape(type);
    }

    @Override
    public TurnResult rotate(Board board, Piece piece, Turn turn) {
        return turns.rotate(board, piece, turn);
    }

    @Override
    public RotationSystem afterTurn(Piece before, TurnResult result) {
        var next = turns.afterTurn(before, result);
        return next.equals(turns) ? this : new TopEntry(next);
    }

    @Override
    public Optional<KickTable> kickTable() {
        return turns.kickTable();
    }

    @Override
    public Optional<ConditionalKicks> conditionalKicks() {
        return turns.conditionalKicks();
    }
}
