package io.github.wallkick.notation;

import io.github.wallkick.notation.Fumen.Placement;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Where the cells of a fumen's pieces are, and how they are found in the shapes of rotation systems. */
final class FumenShapes {
    private static final Comparator<Cell> IN_ORDER =
            Comparator.comparingInt(Cell::y).thenComparingInt(Cell::x);

    /** The cells of each type in each orientation. */
    private static final List<List<List<Cell>>> CELLS =
            Stream.of(Tetromino.values()).map(FumenShapes::turned).toList();

    private FumenShapes() {}

    private static List<List<Cell>> turned(Tetromino type) {
        var centre = centreOfSpawn(type);
        var spawn = type.shape().cells(Orientation.SPAWN).stream()
                .map(cell -> new Cell(cell.x() - centre.x(), cell.y() - centre.y()))
                .toList();
        return Stream.iterate(spawn, FumenShapes::clockwise)
                .limit(Orientation.values().length)
                .map(cells -> cells.stream().sorted(IN_ORDER).toList())
                .toList();
    }

    private static List<Cell> clockwise(List<Cell> cells) {
        return cells.stream().map(cell -> new Cell(cell.y(), -cell.x())).toList();
    }

    /** The cell of the guideline's box that is the centre when the piece spawns. */
    private static Cell centreOfSpawn(Tetromino type) {
        return switch (type) {
            case I -> new Cell(1, 2);
            case O -> new Cell(0, 0);
            default -> new Cell(1, 1);
        };
    }

    /** The cells about the centre, lowest row first, each row from left to right. */
    static List<Cell> cells(Tetromino type, Orientation orientation) {
        return CELLS.get(type.ordinal()).get(orientation.ordinal());
    }

    /** How far the centre is from the cell whose place the text says. */
    static Offset origin(Tetromino type, Orientation orientation) {
        return switch (type.name() + orientation.symbol()) {
            case "O0", "IL", "S0", "Z0" -> new Offset(0, -1);
            case "O2", "I2", "ZL" -> new Offset(1, 0);
            case "OL" -> new Offset(1, -1);
            case "SR" -> new Offset(-1, 0);
            default -> Offset.ZERO;
        };
    }

    static Placement placement(Piece piece) {
        if (!(piece.type() instanceof Tetromino type)) {
            throw new IllegalArgumentException("a piece must be a tetromino for a fumen: " + piece);
        }
        return startingWith(piece.orientation())
                .flatMap(orientation -> shift(cells(type, orientation), piece.cells()).stream()
                        .map(by -> new Placement(type, orientation, by.dx(), by.dy())))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "a piece must have the cells of its type's tetromino for a fumen: " + piece));
    }

    static Piece piece(Placement placement, Shape shape) {
        var cells = placement.cells();
        return startingWith(placement.orientation())
                .flatMap(orientation -> shift(shape.cells(orientation), cells).stream()
                        .map(by -> new Piece(shape, orientation, by.dx(), by.dy())))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "a rotation system must have an orientation with the cells of the fumen's piece: "
                                + placement));
    }

    /** The orientations, a preferred one first. */
    private static Stream<Orientation> startingWith(Orientation preferred) {
        return Stream.concat(Stream.of(preferred), Stream.of(Orientation.values()))
                .distinct();
    }

    /** The displacement by which the one cells are the others. */
    private static Optional<Offset> shift(List<Cell> cells, List<Cell> others) {
        var from = cells.get(0);
        var to = others.get(0);
        var by = new Offset(to.x() - from.x(), to.y() - from.y());
        var shifted = cells.stream()
                .map(cell -> new Cell(cell.x() + by.dx(), cell.y() + by.dy()))
                .toList();
        return Optional.of(by).filter(offset -> shifted.equals(others));
    }
}
