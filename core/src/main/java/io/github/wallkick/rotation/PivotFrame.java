package io.github.wallkick.rotation;

import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.KickProperties.Direction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A shape as the kick-properties format sees it: which way it points at spawn, and where its pivot mino is in each state.
 * The offsets of that format displace the pivot, those of this library the box.
 *
 * @param spawn the way that the shape points when it spawns
 * @param pivots the pivot's place in the box, by orientation
 */
record PivotFrame(Direction spawn, List<Offset> pivots) {
    /** For shapes for which the format knows no pivot: offsets are about the box. */
    static final PivotFrame BOX =
            new PivotFrame(Direction.N, List.of(Offset.ZERO, Offset.ZERO, Offset.ZERO, Offset.ZERO));

    /** The frame of a shape; a shape that is none of the seven tetrominoes turned in order has its box for a pivot. */
    static PivotFrame of(Shape shape) {
        if (shape.type() instanceof Tetromino tetromino) {
            for (var spawn : Direction.values()) {
                var frame = pointing(shape, tetromino, spawn);
                if (frame.isPresent()) {
                    return frame.get();
                }
            }
        }
        return BOX;
    }

    private static Optional<PivotFrame> pointing(Shape shape, Tetromino tetromino, Direction spawn) {
        var pivots = new ArrayList<Offset>();
        for (var state : Orientation.values()) {
            var model = Orientation.values()[spawn.turned(state.ordinal()).ordinal()];
            var shift = displacement(tetromino.shape().cells(model), shape.cells(state));
            if (shift.isEmpty()) {
                return Optional.empty();
            }
            pivots.add(guidelinePivot(tetromino, model).plus(shift.get()));
        }
        return Optional.of(new PivotFrame(spawn, List.copyOf(pivots)));
    }

    private static Optional<Offset> displacement(List<Cell> model, List<Cell> cells) {
        var shift = new Offset(
                cells.get(0).x() - model.get(0).x(),
                cells.get(0).y() - model.get(0).y());
        var shifted = model.stream()
                .map(cell -> new Cell(cell.x() + shift.dx(), cell.y() + shift.dy()))
                .toList();
        return shifted.equals(cells) ? Optional.of(shift) : Optional.empty();
    }

    /**
     * The pivot in the guideline's box: the centre of a box of 3×3, the left middle cell of the I, the lower left cell of
     * the O, turned with the box.
     */
    // Source: https://github.com/knewjade/solution-finder (common.datastore: Piece, minos relative to the pivot)
    private static Offset guidelinePivot(Tetromino tetromino, Orientation state) {
        var pivot = switch (tetromino) {
            case I -> new Offset(1, 2);
            case O -> Offset.ZERO;
            default -> new Offset(1, 1);
        };
        var last = tetromino.shape().box() - 1;
        for (var quarter = 0; quarter < state.ordinal(); quarter++) {
            pivot = new Offset(pivot.dy(), last - pivot.dx());
        }
        return pivot;
    }

    Orientation state(Direction compass) {
        return Orientation.values()[compass.quartersFrom(spawn)];
    }

    /** The way of the pivot when the box turns in place. */
    Offset pivotShift(Orientation from, Orientation to) {
        return pivots.get(to.ordinal()).plus(pivots.get(from.ordinal()).negated());
    }
}
