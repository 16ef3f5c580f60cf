package io.github.wallkick.rotation;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Turn;
import java.util.List;
import java.util.Optional;

/** A rotation system whose turns a kick table decides alone. */
record TableRotation(ShapeSet shapes, CompiledKicks kicks, SpawnRule spawnRule) implements RotationSystem {
    static TableRotation of(ShapeSet shapes, KickTable kicks, SpawnRule spawnRule) {
        return new TableRotation(shapes, CompiledKicks.of(kicks, shapes.types()), spawnRule);
    }

    @Override
    public List<PieceType> types() {
        return shapes.types();
    }

    @Override
    public Shape shape(PieceType type) {
        return shapes.of(type);
    }

    @Override
    public TurnResult rotate(Board board, Piece piece, Turn turn) {
        var to = piece.orientation().turned(turn);
        return kicks.list(piece.type(), piece.orientation(), to).turn(board, piece, to);
    }

    @Override
    public Piece spawn(PieceType type, BoardSize size) {
        return spawnRule.spawn(shape(type), size);
    }

    @Override
    public Optional<KickTable> kickTable() {
        return Optional.of(kicks);
    }

    @Override
    public String text() {
        return RotationSystems.PRESETS
                .nameOf(this)
                .orElseGet(() -> RotationText.of(this).toString());
    }

    /** Returns the name of the preset that this is, or the types that it knows. */
    @Override
    public String toString() {
        return RotationSystems.PRESETS.nameOf(this).orElseGet(() -> "rotation of " + types());
    }
}
