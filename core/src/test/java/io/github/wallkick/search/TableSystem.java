package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.KickTable;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.TurnResult;
import java.util.Optional;

/** A rotation system of one shape and any kick table. */
record TableSystem(Shape only, KickTable table) implements RotationSystem {
    @Override
    public Shape shape(PieceType type) {
        return only;
    }

    @Override
    public TurnResult rotate(Board board, Piece piece, Turn turn) {
        var to = piece.orientation().turned(turn);
        var kicks = table.kicks(piece.type(), piece.orientation(), to);
        for (var i = 0; i < kicks.size(); i++) {
            var turned = piece.withOrientation(to)
                    .moved(kicks.get(i).dx(), kicks.get(i).dy());
            if (!board.collides(turned)) {
                return new TurnResult(turned, i);
            }
        }
        return TurnResult.blocked(piece);
    }

    @Override
    public Optional<KickTable> kickTable() {
        return Optional.of(table);
    }
}
