package io.github.wallkick.rotation;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;

/** Where a new piece appears. */
@FunctionalInterface
interface SpawnRule {
    Piece spawn(Shape shape, BoardSize size);

    /** The places of another system, whatever its kind. */
    static SpawnRule of(RotationSystem system) {
        if (system instanceof TableRotation table) {
            return table.spawnRule();
        }
        return system instanceof ArsRotation ? ArsRotation.SPAWN : new SpawnOf(system);
    }

    /**
     * The places of a system that is not one of ours.
     *
     * @param system the system to ask
     */
    record SpawnOf(RotationSystem system) implements SpawnRule {
        @Override
        public Piece spawn(Shape shape, BoardSize size) {
            return system.spawn(shape.type(), size);
        }
    }
}
