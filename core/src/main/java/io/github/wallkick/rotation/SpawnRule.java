package io.github.wallkick.rotation;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import java.util.Map;

/** Where the new pieces of a rotation system appear. */
sealed interface SpawnRule permits SpawnPlace, SpawnRule.PerType, SpawnRule.OfSystem {
    Piece spawn(Shape shape, BoardSize size);

    /** The places of another system, whatever its kind. */
    static SpawnRule of(RotationSystem system) {
        if (system instanceof TableRotation table) {
            return table.spawnRule();
        }
        if (system instanceof ArsRotation ars) {
            return ars.spawnRule();
        }
        if (system instanceof WrappedRotation.Spawning other) {
            return other.spawnRule();
        }
        // A name tells enough of a system of the caller's own, but not more than the places of one of this library's.
        return system instanceof WrappedRotation.Named named && !(of(named.wrapped()) instanceof OfSystem)
                ? of(named.wrapped())
                : new OfSystem(system);
    }

    /** A place of their own for some types. */
    record PerType(SpawnRule others, TypeMap<SpawnPlace> places) implements SpawnRule {
        static SpawnRule of(SpawnRule others, PieceType type, SpawnPlace place) {
            return others instanceof PerType more
                    ? new PerType(more.others, more.places.with(type, place))
                    : new PerType(others, TypeMap.of(Map.of(type, place)));
        }

        @Override
        public Piece spawn(Shape shape, BoardSize size) {
            var place = places.get(shape.type());
            return place == null ? others.spawn(shape, size) : place.spawn(shape, size);
        }
    }

    /** The places of a system that is not one of this library's. */
    record OfSystem(RotationSystem system) implements SpawnRule {
        @Override
        public Piece spawn(Shape shape, BoardSize size) {
            return system.spawn(shape.type(), size);
        }
    }
}
