package io.github.wallkick.rotation;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.internal.NamedStrategy;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Turn;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** A rotation system of the caller's own with something added to it. */
sealed interface WrappedRotation extends RotationSystem {
    RotationSystem wrapped();

    @Override
    default List<PieceType> types() {
        return wrapped().types();
    }

    @Override
    default Shape shape(PieceType type) {
        return wrapped().shape(type);
    }

    @Override
    default TurnResult rotate(Board board, Piece piece, Turn turn) {
        return wrapped().rotate(board, piece, turn);
    }

    @Override
    default Set<Input> heldInputs() {
        return wrapped().heldInputs();
    }

    @Override
    default TurnResult rotate(Board board, Piece piece, Turn turn, Predicate<Input> held) {
        return wrapped().rotate(board, piece, turn, held);
    }

    @Override
    default Optional<KickTable> kickTable() {
        return wrapped().kickTable();
    }

    @Override
    default Optional<ConditionalKicks> conditionalKicks() {
        return wrapped().conditionalKicks();
    }

    /** With other spawn places. */
    record Spawning(RotationSystem wrapped, SpawnRule spawnRule) implements WrappedRotation {
        @Override
        public RotationSystem afterTurn(Piece before, TurnResult result) {
            var next = wrapped.afterTurn(before, result);
            return next.equals(wrapped) ? this : new Spawning(next, spawnRule);
        }

        @Override
        public Piece spawn(PieceType type, BoardSize size) {
            return spawnRule.spawn(shape(type), size);
        }

        @Override
        public String text() {
            return StrategyText.of("spawning")
                    .with("system", wrapped.text())
                    .with("spawn", RotationText.of(spawnRule))
                    .toString();
        }
    }

    /** With a name, by which alone it is known. */
    final class Named extends NamedStrategy implements WrappedRotation {
        private final RotationSystem wrapped;

        Named(String text, RotationSystem wrapped) {
            super(text);
            this.wrapped = wrapped;
        }

        @Override
        public RotationSystem wrapped() {
            return wrapped;
        }

        @Override
        public RotationSystem afterTurn(Piece before, TurnResult result) {
            var next = wrapped.afterTurn(before, result);
            return next.equals(wrapped) ? this : next;
        }

        @Override
        public Piece spawn(PieceType type, BoardSize size) {
            return wrapped.spawn(type, size);
        }

        @Override
        public RotationSystem resume(String text) {
            return text.equals(text()) ? this : wrapped.resume(text);
        }
    }
}
