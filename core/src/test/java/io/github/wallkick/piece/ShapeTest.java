package io.github.wallkick.piece;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ShapeTest {
    private static final List<String> DOT = List.of("X");
    private static final List<String> WIDE = List.of("XX", "..");

    /** The example of the class's documentation, word for word. */
    @Test
    void theExampleOfTheDocumentationHolds() {
        Shape t = Shape.of(Tetromino.T, ".X.", "XXX", "...");
        assertTrue(t.isFilled(Orientation.RIGHT, 1, 2));
    }

    /** The guideline's states of a piece without any symmetry, drawn by hand. */
    @ParameterizedTest
    @CsvSource({
        "SPAWN,   X.. XXX ...", //
        "RIGHT,   .XX .X. .X.",
        "REVERSE, ... XXX ..X",
        "LEFT,    .X. .X. XX."
    })
    void theJLooksAsInTheGuideline(Orientation orientation, String picture) {
        assertEquals(picture, picture(Tetromino.J.shape(), orientation));
    }

    @ParameterizedTest
    @CsvSource({
        "SPAWN,   .... XXXX .... ....", //
        "RIGHT,   ..X. ..X. ..X. ..X.",
        "REVERSE, .... .... XXXX ....",
        "LEFT,    .X.. .X.. .X.. .X.."
    })
    void theBarTurnsAboutTheMiddleOfItsBox(Orientation orientation, String picture) {
        assertEquals(picture, picture(Tetromino.I.shape(), orientation));
    }

    @ParameterizedTest
    @EnumSource(Orientation.class)
    void theSquareLooksTheSameInEveryState(Orientation orientation) {
        assertEquals("XX XX", picture(Tetromino.O.shape(), orientation));
    }

    private static String picture(Shape shape, Orientation orientation) {
        var rows = new String[shape.box()];
        for (var y = 0; y < rows.length; y++) {
            var row = new StringBuilder();
            for (var x = 0; x < rows.length; x++) {
                row.append(shape.isFilled(orientation, x, y) ? 'X' : '.');
            }
            rows[rows.length - 1 - y] = row.toString();
        }
        return String.join(" ", rows);
    }

    @ParameterizedTest
    @EnumSource(Tetromino.class)
    void aTetrominoHasFourCells(Tetromino type) {
        assertEquals(4, type.shape().size());
    }

    @Test
    void cellsOutsideTheBoxAreEmpty() {
        var full = Shape.of(Tetromino.O, "XX", "XX");
        assertFalse(full.isFilled(Orientation.SPAWN, -1, 0));
        assertFalse(full.isFilled(Orientation.SPAWN, 2, 0));
        assertFalse(full.isFilled(Orientation.SPAWN, 0, -1));
        assertFalse(full.isFilled(Orientation.SPAWN, 0, 2));
    }

    @Test
    void aBoxOfEightIsTheLargest() {
        var rows = new String[Shape.MAX_BOX];
        Arrays.fill(rows, "XXXXXXXX");
        var shape = Shape.of(new Letter('#'), rows);
        assertEquals(64, shape.size());
        assertEquals(-1L, shape.bits(Orientation.LEFT));
        assertEquals(new Bounds(0, 0, 7, 7), shape.bounds(Orientation.RIGHT));
    }

    @Test
    void aSingleCellAnywhereInTheLargestBoxIsItsOwnBounds() {
        for (var i = 0; i < Shape.MAX_BOX * Shape.MAX_BOX; i++) {
            var x = i % Shape.MAX_BOX;
            var y = i / Shape.MAX_BOX;
            var rows = new String[Shape.MAX_BOX];
            Arrays.fill(rows, "........");
            rows[Shape.MAX_BOX - 1 - y] = ".".repeat(x) + "X" + ".".repeat(Shape.MAX_BOX - 1 - x);
            assertEquals(new Bounds(x, y, x, y), Shape.of(new Letter('#'), rows).bounds(Orientation.SPAWN));
        }
    }

    @Test
    void shapesOfDifferentTypesDiffer() {
        assertNotEquals(Shape.of(new Letter('a'), "X"), Shape.of(new Letter('b'), "X"));
    }

    @Test
    void shapesOfTheSameCellsInDifferentBoxesDiffer() {
        assertNotEquals(Shape.of(Tetromino.O, "X"), Shape.of(Tetromino.O, "..", "X."));
    }

    @Test
    void boxesThatCannotBeAreRefused() {
        assertRefused("a box must have 1 to 8 rows: 0", () -> Shape.of(Tetromino.O));
        assertRefused("a box must have 1 to 8 rows: 9", () -> Shape.of(Tetromino.O, new String[9]));
        assertRefused(
                "each row of a box of side 2 must have 2 characters: XXX", () -> Shape.of(Tetromino.O, "XX", "XXX"));
        assertRefused(
                "a shape must have a filled cell: box of side 2 is empty", () -> Shape.of(Tetromino.O, "..", ".."));
    }

    /** A box of underscores and zeros was a full square, and a blank a filled cell. */
    @Test
    void emptyCellsAreWrittenAsPointsOnly() {
        var rule = "a cell must be '.' if empty, and filled ones none of _-0·: ";
        assertRefused(rule + "_ in row _X", () -> Shape.of(Tetromino.O, "_X", "XX"));
        assertRefused(rule + "0 in row 0X", () -> Shape.of(Tetromino.O, "XX", "0X"));
        assertRefused(
                "a cell must be '.' if empty, or a visible character if filled in row X ",
                () -> Shape.of(Tetromino.O, "XX", "X "));
    }

    @Test
    void statesThatDoNotBelongTogetherAreRefused() {
        assertRefused(
                "all four orientations must have a box of side 2: the box of orientation L has side 1",
                () -> Shape.ofOrientations(Tetromino.O, WIDE, WIDE, WIDE, DOT));
        assertRefused(
                "all four orientations must have 2 cells: orientation R has 1",
                () -> Shape.ofOrientations(Tetromino.O, WIDE, List.of("X.", ".."), WIDE, WIDE));
    }

    @ParameterizedTest
    @CsvSource({
        "46, U+002E",
        "32, U+0020",
        "0, U+0000",
        "10, U+000A",
        "127, U+007F",
        "48, U+0030",
        "95, U+005F",
        "45, U+002D",
        "183, U+00B7"
    })
    void symbolsThatCannotBeSeenAreRefused(int symbol, String name) {
        var type = new Letter((char) symbol);
        assertRefused(
                "a type's symbol must be a visible character other than . _ - 0 ·: " + name, () -> Shape.of(type, "X"));
    }

    private static void assertRefused(String message, Runnable mistake) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, mistake::run).getMessage());
    }

    @Test
    void aShapeIsWrittenAsItsLetterAndBox() {
        assertEquals("T 3x3", Tetromino.T.shape().toString());
    }

    @Test
    void rowsOfABoardsWidthBeginAtTheLowestLeftCell() {
        var shape = Tetromino.I.shape();
        var upright = shape.orientation(Orientation.LEFT);
        assertEquals(0b1111, shape.orientation(Orientation.REVERSE).bits(10));
        assertEquals(0b1_0000000001_0000000001_0000000001L, upright.bits(10));
        assertEquals(0b1_0001_0001_0001, upright.bits(4));
    }
}
