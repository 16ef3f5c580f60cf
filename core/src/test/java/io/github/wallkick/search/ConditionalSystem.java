package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.ConditionalKicks;
import io.github.wallkick.rotation.ConditionalKicks.Condition;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.TurnResult;
import java.util.List;
import java.util.Optional;

/**
 * A rotation system of one shape whose kicks are made under conditions, asked cell by cell.
 *
 * @param only the shape
 * @param kicks the kicks
 * @param floorKickLeft whether the piece has not made its floor kick yet
 */
record ConditionalSystem(Shape only, ConditionalKicks kicks, boolean floorKickLeft) implements RotationSystem {
    @Override
    public Shape shape(PieceType type) {
        return only;
    }

    @Override
    public List<PieceType> types() {
        return List.of(only.type());
    }

    @Override
    public TurnResult rotate(Board board, Piece piece, Turn turn) {
        var to = piece.orientation().turned(turn);
        var offsets = kicks.table().kicks(piece.type(), piece.orientation(), to);
        for (var i = 0; i < offsets.size(); i++) {
            var inPlace = piece.withOrientation(to);
            var kicked = inPlace.moved(offsets.get(i).dx(), offsets.get(i).dy());
            var condition = condition(piece.orientation(), to, i);
            if (holds(condition, board, piece, inPlace) && !board.collides(kicked)) {
                return new TurnResult(kicked, i);
            }
        }
        return TurnResult.blocked(piece);
    }

    private boolean holds(Condition condition, Board board, Piece piece, Piece inPlace) {
        return switch (condition) {
            case ALWAYS -> true;
            case BESIDE_SOMETHING -> board.collides(piece.moved(-1, 0)) || board.collides(piece.moved(1, 0));
            case CENTRE_COLUMN -> firstBlockedColumn(board, inPlace) != 1;
            case FLOOR_KICK -> floorKickLeft && board.isResting(piece);
        };
    }

    /** The column of the box in which the first blocked cell in reading order is; −1 if none is blocked. */
    private static int firstBlockedColumn(Board board, Piece piece) {
        for (var y = Shape.MAX_BOX - 1; y >= 0; y--) {
            for (var x = 0; x < Shape.MAX_BOX; x++) {
                if (piece.shape().isFilled(piece.orientation(), x, y)
                        && board.isBlocked(piece.x() + x, piece.y() + y)) {
                    return x;
                }
            }
        }
        return -1;
    }

    @Override
    public RotationSystem afterTurn(Piece before, TurnResult result) {
        var to = result.piece().orientation();
        return result.isTurned() && condition(before.orientation(), to, result.kick()) == Condition.FLOOR_KICK
                ? new ConditionalSystem(only, kicks, false)
                : this;
    }

    private Condition condition(Orientation from, Orientation to, int kick) {
        return kicks.conditions().of(only.type(), from, to, kick);
    }

    @Override
    public Optional<ConditionalKicks> conditionalKicks() {
        return Optional.of(kicks);
    }
}
