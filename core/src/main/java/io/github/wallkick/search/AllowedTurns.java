package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.ConditionalKicks;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.TurnResult;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A rotation system of which a player has the buttons for some turns only.
 *
 * @param system the system
 * @param turns the turns that can be asked for
 */
record AllowedTurns(RotationSystem system, Set<Turn> turns) implements RotationSystem {
    @Override
    public List<PieceType> types() {
        return system.types();
    }

    @Override
    public Shape shape(PieceType type) {
        return system.shape(type);
    }

    @Override
    public Piece spawn(PieceType type, BoardSize size) {
        return system.spawn(type, size);
    }

    @Override
    public TurnResult rotate(Board board, Piece piece, Turn turn) {
        return turns.contains(turn) ? system.rotate(board, piece, turn) : TurnResult.blocked(piece);
    }

    @Override
    public RotationSystem afterTurn(Piece before, TurnResult result) {
        var next = system.afterTurn(before, result);
        return next.equals(system) ? this : new AllowedTurns(next, turns);
    }

    @Override
    public Optional<ConditionalKicks> conditionalKicks() {
        return system.conditionalKicks()
                .map(kicks -> new ConditionalKicks(
                        (type, from, to) -> isAllowed(from, to) ? kicks.table().kicks(type, from, to) : none(),
                        kicks.conditions()));
    }

    private boolean isAllowed(Orientation from, Orientation to) {
        return turns.stream().anyMatch(turn -> from.turned(turn) == to);
    }

    private static List<Offset> none() {
        return List.of();
    }
}
