package io.github.wallkick.rotation;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Turn;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A rotation system whose turns a kick table decides alone. */
final class TableRotation implements RotationSystem {
    private final ShapeSet shapes;
    private final CompiledKicks kicks;
    private final SpawnRule spawnRule;
    /** Shape and kicks of each type together, so that a turn looks its type up once. */
    private final TypeMap<Turns> turns;

    private static final class Turns {
        private final Shape shape;
        private final KickList[] lists;

        Turns(Shape shape, List<KickList> lists) {
            this.shape = shape;
            this.lists = lists.toArray(KickList[]::new);
        }
    }

    TableRotation(ShapeSet shapes, CompiledKicks kicks, SpawnRule spawnRule) {
        this.shapes = shapes;
        this.kicks = kicks;
        this.spawnRule = spawnRule;
        this.turns = TypeMap.of(shapes.types(), type -> new Turns(shapes.of(type), kicks.lists(type)));
    }

    static TableRotation of(ShapeSet shapes, KickTable kicks, SpawnRule spawnRule) {
        return new TableRotation(shapes, CompiledKicks.of(kicks, shapes.types()), spawnRule);
    }

    ShapeSet shapes() {
        return shapes;
    }

    CompiledKicks kicks() {
        return kicks;
    }

    SpawnRule spawnRule() {
        return spawnRule;
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
        return turns(piece).lists[CompiledKicks.index(piece.orientation(), to)].turn(board, piece, to);
    }

    @SuppressWarnings("ReferenceEquality") // nearly always the very same shape
    private Turns turns(Piece piece) {
        var ofType = turns.get(piece.type());
        if (ofType == null || (ofType.shape != piece.shape() && !ofType.shape.equals(piece.shape()))) {
            throw shapes.stranger(piece);
        }
        return ofType;
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
    public boolean equals(Object other) {
        return other == this
                || (other instanceof TableRotation that
                        && shapes.equals(that.shapes)
                        && kicks.equals(that.kicks)
                        && spawnRule.equals(that.spawnRule));
    }

    @Override
    public int hashCode() {
        return Objects.hash(shapes, kicks, spawnRule);
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
