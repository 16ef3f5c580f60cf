package io.github.wallkick.rotation;

import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;

/** The shapes of a rotation system, one for each of its types. */
record ShapeSet(TypeMap<Shape> byType) {
    /** The guideline's shapes of the seven tetrominoes. */
    static final ShapeSet GUIDELINE =
            of(Arrays.stream(Tetromino.values()).map(Tetromino::shape).toList());

    static ShapeSet of(Collection<Shape> shapes) {
        var byType = new LinkedHashMap<PieceType, Shape>();
        for (var shape : shapes) {
            if (byType.put(shape.type(), shape) != null) {
                throw new IllegalArgumentException("each type must have one shape: " + shape.type() + " has two");
            }
        }
        return new ShapeSet(TypeMap.of(byType));
    }

    static ShapeSet of(RotationSystem system) {
        return system instanceof TableRotation table
                ? table.shapes()
                : of(system.types().stream().map(system::shape).toList());
    }

    List<PieceType> types() {
        return byType.types();
    }

    Shape of(PieceType type) {
        var shape = byType.get(type);
        if (shape == null) {
            throw new IllegalArgumentException(
                    "a piece must be of a type of its rotation system, one of " + types() + ": " + type);
        }
        return shape;
    }

    /** The error of a piece that is not one of these shapes, such as one made from another system's shape. */
    IllegalArgumentException stranger(Piece piece) {
        return new IllegalArgumentException("a piece must have the shape that its rotation system has for its type, "
                + of(piece.type()) + ": " + piece + " of another shape");
    }
}
