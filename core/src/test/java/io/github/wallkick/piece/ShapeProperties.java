package io.github.wallkick.piece;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.WallkickDomain;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.Domain;

/** What holds for every shape, and what turning a box means. */
@Domain(WallkickDomain.class)
class ShapeProperties {
    @Provide
    Arbitrary<Shape> turned() {
        return Shapes.turned();
    }

    @Provide
    Arbitrary<List<String>> boxes() {
        return Shapes.boxes();
    }

    @Property
    void theSpawnStateIsThePicture(@ForAll("boxes") List<String> box) {
        assertEquals(box, picture(Shape.of(Tetromino.T, box.toArray(String[]::new)), Orientation.SPAWN));
    }

    @Property
    void drawnStatesAreThePictures(@ForAll("boxes") List<String> box) {
        var turned = turnedClockwise(box);
        var shape = Shape.ofOrientations(Tetromino.T, box, turned, box, turned);
        assertEquals(box, picture(shape, Orientation.REVERSE));
        assertEquals(turned, picture(shape, Orientation.LEFT));
    }

    @Property
    void eachStateIsTheOneBeforeTurnedClockwise(@ForAll("turned") Shape shape) {
        for (var orientation : Orientation.values()) {
            assertEquals(
                    turnedClockwise(picture(shape, orientation)), picture(shape, orientation.turned(Turn.CLOCKWISE)));
        }
    }

    @Property
    void turningAPictureOfTheShapeTurnsItsStates(@ForAll("boxes") List<String> box) {
        var shape = Shape.of(Tetromino.T, box.toArray(String[]::new));
        var turned = Shape.of(Tetromino.T, turnedClockwise(box).toArray(String[]::new));
        for (var orientation : Orientation.values()) {
            assertEquals(shape.bits(orientation.turned(Turn.CLOCKWISE)), turned.bits(orientation));
        }
    }

    @Property
    void everyStateHasTheSameNumberOfCells(@ForAll Shape shape) {
        for (var orientation : Orientation.values()) {
            assertEquals(shape.size(), shape.cells(orientation).size());
        }
    }

    @Property
    void cellsAreTheFilledPlacesFromTheLowestRowOn(@ForAll Shape shape) {
        for (var orientation : Orientation.values()) {
            assertEquals(filledCells(shape, orientation), shape.cells(orientation));
        }
    }

    @Property
    void bitsAreTheFilledPlaces(@ForAll Shape shape) {
        for (var orientation : Orientation.values()) {
            var bits = filledCells(shape, orientation).stream()
                    .mapToLong(cell -> 1L << (8 * cell.y() + cell.x()))
                    .sum();
            assertEquals(bits, shape.bits(orientation));
        }
    }

    @Property
    void boundsAreTheOutermostCells(@ForAll Shape shape) {
        for (var orientation : Orientation.values()) {
            var cells = filledCells(shape, orientation);
            var columns = cells.stream().mapToInt(Cell::x).summaryStatistics();
            var rows = cells.stream().mapToInt(Cell::y).summaryStatistics();
            var bounds = shape.bounds(orientation);
            assertEquals(new Bounds(columns.getMin(), rows.getMin(), columns.getMax(), rows.getMax()), bounds);
            assertEquals(columns.getMax() - columns.getMin() + 1, bounds.width());
            assertEquals(rows.getMax() - rows.getMin() + 1, bounds.height());
        }
    }

    @Property
    void everyCellIsInTheBox(@ForAll Shape shape) {
        for (var orientation : Orientation.values()) {
            assertTrue(shape.cells(orientation).stream()
                    .allMatch(cell ->
                            cell.x() >= 0 && cell.x() < shape.box() && cell.y() >= 0 && cell.y() < shape.box()));
        }
    }

    @Property
    void shapesOfEqualStatesAreEqual(@ForAll Shape shape) {
        var same = Shape.ofOrientations(
                shape.type(),
                picture(shape, Orientation.SPAWN),
                picture(shape, Orientation.RIGHT),
                picture(shape, Orientation.REVERSE),
                picture(shape, Orientation.LEFT));
        assertEquals(shape, same);
        assertEquals(shape.hashCode(), same.hashCode());
    }

    /** The cells in the order of reading from the lower left, asked for one by one. */
    private static List<Cell> filledCells(Shape shape, Orientation orientation) {
        return IntStream.range(0, shape.box() * shape.box())
                .mapToObj(i -> new Cell(i % shape.box(), i / shape.box()))
                .filter(cell -> shape.isFilled(orientation, cell.x(), cell.y()))
                .sorted(Comparator.comparingInt(Cell::y).thenComparingInt(Cell::x))
                .toList();
    }

    private static List<String> picture(Shape shape, Orientation orientation) {
        var rows = new ArrayList<String>();
        for (var y = shape.box() - 1; y >= 0; y--) {
            var row = new StringBuilder();
            for (var x = 0; x < shape.box(); x++) {
                row.append(shape.isFilled(orientation, x, y) ? 'X' : '.');
            }
            rows.add(row.toString());
        }
        return rows;
    }

    /** A picture turned as one turns a sheet of paper: its columns, read upwards, become its rows. */
    private static List<String> turnedClockwise(List<String> picture) {
        var turned = new ArrayList<String>();
        for (var x = 0; x < picture.size(); x++) {
            var column = new StringBuilder();
            for (var row : picture) {
                column.append(row.charAt(x));
            }
            turned.add(column.reverse().toString());
        }
        return turned;
    }
}
