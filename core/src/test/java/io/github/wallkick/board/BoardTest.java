package io.github.wallkick.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardTest {
    /** The example of the class's documentation, word for word. */
    @Test
    void theExampleOfTheDocumentationHolds() {
        Board board = Board.parse("""
                XXX...XXXX
                XXXX.XXXXX
                """);
        Piece t = new Piece(Tetromino.T.shape(), Orientation.REVERSE, 3, 0);
        LineClear clear = board.lock(t).clearLines();
        assertEquals(2, clear.count());
    }

    @Test
    void anEmptyBoardHasTheGuidelinesSize() {
        assertEquals(new BoardSize(10, 40, 20), Board.empty().size());
    }

    @Test
    void anEmptyBoardIsEmpty() {
        assertTrue(Board.empty().isEmpty());
    }

    @Test
    void theLastRowOfAPictureIsRowZero() {
        var board = Board.parse("""
                X....
                .X...
                """);
        assertTrue(board.isFilled(1, 0));
        assertTrue(board.isFilled(0, 1));
        assertEquals(2, board.filledCells());
    }

    @Test
    void aPieceOnTheFloorCannotGoLower() {
        var piece = new Piece(Tetromino.T.shape(), Orientation.SPAWN, 3, -1);
        assertFalse(Board.empty().collides(piece));
        assertTrue(Board.empty().collides(piece.moved(0, -1)));
    }

    /** A flat array takes column 10 of a row for column 0 of the next one. */
    @Test
    void aPieceBeyondTheRightWallDoesNotComeBackAtTheLeft() {
        var bar = new Piece(Tetromino.I.shape(), Orientation.SPAWN, 6, 4);
        assertFalse(Board.empty().collides(bar));
        assertTrue(Board.empty().collides(bar.moved(1, 0)));
        assertTrue(Board.empty().collides(bar.moved(-7, 0)));
    }

    /** Near the largest number the right and top edges of a large piece wrap around to the smallest. */
    @Test
    void aPieceFarBeyondAWallOrTheCeilingCollides() {
        var edges = Shape.of(
                Tetromino.I,
                "X......X",
                "........",
                "........",
                "........",
                "........",
                "........",
                "........",
                "X.......");
        var board = Board.empty(BoardSize.of(4, 1));
        for (var far = Integer.MAX_VALUE; far > Integer.MAX_VALUE - 10; far--) {
            assertTrue(board.collides(new Piece(edges, Orientation.SPAWN, far, 0)), "column " + far);
            assertTrue(board.collides(new Piece(edges, Orientation.SPAWN, 0, far)), "row " + far);
            assertTrue(board.collides(new Piece(edges, Orientation.SPAWN, -far, 0)), "column " + -far);
            assertTrue(board.collides(new Piece(edges, Orientation.SPAWN, 0, -far)), "row " + -far);
            assertTrue(board.collides(new Piece(edges, Orientation.SPAWN, far, far)), "column and row " + far);
        }
    }

    @Test
    void aPieceFarAwayIsNotLocked() {
        var bar = new Piece(Tetromino.I.shape(), Orientation.RIGHT, 0, Integer.MAX_VALUE);
        var board = Board.empty(BoardSize.of(4, 1));
        assertThrows(IllegalArgumentException.class, () -> board.lock(bar));
        assertThrows(IllegalArgumentException.class, () -> board.dropped(bar));
    }

    @Test
    void aPieceAboveTheTopmostRowCollides() {
        var square = new Piece(Tetromino.O.shape(), Orientation.SPAWN, 4, 38);
        assertFalse(Board.empty().collides(square));
        assertTrue(Board.empty().collides(square.moved(0, 1)));
    }

    @Test
    void farAwayPiecesCollide() {
        var bar = new Piece(Tetromino.I.shape(), Orientation.SPAWN, 0, 0);
        for (var far : List.of(Integer.MIN_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE - 1, 64, -64)) {
            assertTrue(Board.empty().collides(bar.moved(far, 0)), () -> "x " + far);
            assertTrue(Board.empty().collides(bar.moved(0, far)), () -> "y " + far);
        }
    }

    @Test
    void lockingAPieceThatCollidesIsRefused() {
        var outside = new Piece(Tetromino.I.shape(), Orientation.SPAWN, 7, 0);
        var error =
                assertThrows(IllegalArgumentException.class, () -> Board.empty().lock(outside));
        assertEquals("a piece must fit the board to be locked: I 0 (7,0)", error.getMessage());
    }

    @Test
    void lockingLeavesFullRowsInPlace() {
        var board = Board.parse("XXXXXX....").lock(new Piece(Tetromino.I.shape(), Orientation.SPAWN, 6, -2));
        assertTrue(board.isRowFull(0));
    }

    @Test
    void rowsWithGapsBetweenFullOnesComeDownByTheRowsClearedBelow() {
        var clear = Board.parse("""
                        X........X
                        XXXXXXXXXX
                        .X..X.....
                        XXXXXXXXXX
                        """).clearLines();
        assertEquals(List.of(0, 2), clear.rows().boxed().toList());
        assertEquals(Board.parse("X........X\n.X..X....."), clear.board());
    }

    @Test
    void aFullTopRowIsCleared() {
        var size = BoardSize.of(4, 3);
        var clear = Board.parse(size, "XXXX\n.X..\nXX..").clearLines();
        assertTrue(clear.wasFull(2));
        assertEquals(Board.parse(size, ".X..\nXX.."), clear.board());
    }

    @Test
    void aBoardOfFullRowsIsClearedToNothing() {
        var size = BoardSize.of(32, 64);
        var clear = Board.parse(size, ("X".repeat(32) + "\n").repeat(64)).clearLines();
        assertEquals(64, clear.count());
        assertEquals(Board.empty(size), clear.board());
    }

    @Test
    void aBoardWithoutFullRowsIsTheSameAfterClearing() {
        var board = Board.parse("XXXXXXXXX.");
        assertSame(board, board.clearLines().board());
    }

    @Test
    void theClearedRowsMustBeThereToBeAskedFor() {
        var clear = Board.empty().clearLines();
        var error = assertThrows(IllegalArgumentException.class, () -> clear.wasFull(64));
        assertEquals("row must be 0 to 63: 64", error.getMessage());
    }

    @Test
    void garbageRowsComeInFromBelowInTheirOrder() {
        assertEquals(Board.parse("""
                        X.........
                        .XXXXXXXXX
                        XXXXXXXXX.
                        """), Board.parse("X.........").raise(0, 9));
    }

    @Test
    void cellsLiftedAboveTheTopmostRowAreLost() {
        var size = BoardSize.of(4, 2);
        assertEquals(
                Board.parse(size, ".X..\nXXX."), Board.parse(size, "X...\n.X..").raise(3));
    }

    @Test
    void raisingNoRowsIsTheSameBoard() {
        var board = Board.parse("X.........");
        assertSame(board, board.raise());
        assertSame(board, board.raiseRows());
    }

    @Test
    void columnHeightsCountFromTheFloorToTheTopCell() {
        var board = Board.parse("X..X\n....\nX.X.");
        assertEquals(3, board.columnHeight(0));
        assertEquals(0, board.columnHeight(1));
        assertEquals(1, board.columnHeight(2));
        assertEquals(3, board.columnHeight(3));
    }

    @Test
    void boardsThatDifferOnlyInVisibleRowsDiffer() {
        assertNotEquals(Board.empty(new BoardSize(10, 40, 20)), Board.empty(new BoardSize(10, 40, 21)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    0           | 20          | 20 | board width must be 4 to 32: 0
                    3           | 20          | 20 | board width must be 4 to 32: 3
                    33          | 20          | 20 | board width must be 4 to 32: 33
                    -1          | 20          | 20 | board width must be 4 to 32: -1
                    2147483647  | 2147483647  | 20 | board width must be 4 to 32: 2147483647
                    10          | 0           | 20 | board height must be 1 to 64: 0
                    10          | 65          | 20 | board height must be 1 to 64: 65
                    10          | -5          | 20 | board height must be 1 to 64: -5
                    10          | 40          | 0  | visible height must be 1 to 40: 0
                    10          | 40          | 41 | visible height must be 1 to 40: 41
                    """)
    void badMeasuresAreRefused(int width, int height, int visibleHeight, String message) {
        var error = assertThrows(IllegalArgumentException.class, () -> new BoardSize(width, height, visibleHeight));
        assertEquals(message, error.getMessage());
    }

    @Test
    void aSizeIsWrittenAsWidthHeightAndVisibleRows() {
        assertEquals("10x40/20", BoardSize.STANDARD.toString());
    }

    @Test
    void placesOffTheBoardAreRefused() {
        var board = Board.empty();
        assertRefused("column must be 0 to 9: 10", () -> board.isFilled(10, 0));
        assertRefused("column must be 0 to 9: -1", () -> board.isFilled(-1, 0));
        assertRefused("row must be 0 to 39: 40", () -> board.isFilled(0, 40));
        assertRefused("row must be 0 to 39: -1", () -> board.row(-1));
        assertRefused("row must be 0 to 39: 40", () -> board.isRowFull(40));
        assertRefused("column must be 0 to 9: 10", () -> board.columnHeight(10));
        assertRefused("column must be 0 to 9: 10", () -> board.withCell(10, 0, true));
        assertRefused("row must be 0 to 39: -1", () -> board.withCell(0, -1, false));
        assertRefused("column must be 0 to 9: 10", () -> board.raise(0, 10));
    }

    @Test
    void bitsBeyondTheWidthAreRefused() {
        var size = BoardSize.of(10, 2);
        var rule = "a row of a board 10 wide must have no bits beyond its width: 0x400";
        assertRefused(rule, () -> Board.ofRows(size, 0x400));
        assertRefused(rule, () -> Board.empty(size).raiseRows(0, 0, 0, 0x400));
        assertRefused("rows must be at most the board's height 2: 3", () -> Board.ofRows(size, 0, 0, 0));
    }

    @Test
    void garbageWithoutAHoleIsRefused() {
        assertRefused(
                "a garbage row must have a hole: 0x3ff", () -> Board.empty().raiseRows(0x3fe, 0x3ff));
        assertRefused(
                "a garbage row must have a hole: 0xffffffff",
                () -> Board.empty(BoardSize.of(32, 4)).raiseRows(-1));
    }

    @Test
    void holesAreEmptyCellsUnderFilledOnes() {
        assertEquals(0, Board.empty().holes());
        assertEquals(4, Board.parse("XX..\n.X.X\nX..X\n.X..").holes());
    }

    @Test
    void wellsAreAsDeepAsTheirLowerNeighbour() {
        var board = Board.parse("X...X\nX.X.X\nX.X.X");
        assertEquals(0, board.wellDepth(0));
        assertEquals(2, board.wellDepth(1));
        assertEquals(0, board.wellDepth(2));
        assertEquals(2, board.wellDepth(3));
        assertEquals(0, board.wellDepth(4));
        assertEquals(3, Board.parse(".X...\n.X...\n.X...").wellDepth(0));
        assertRefused("column must be 0 to 9: 10", () -> Board.empty().wellDepth(10));
    }

    private static void assertRefused(String message, Runnable mistake) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, mistake::run).getMessage());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    ''                     | line 1, column 1: a board must have at least one row
                    '\\n \\n'              | line 1, column 1: a board must have at least one row
                    XXX                    | line 1, column 1: board width must be 4 to 32: 3
                    '  XXX'                | line 1, column 3: board width must be 4 to 32: 3
                    'XXXXXXXXXX\\n XXXXXXXXX' | line 2, column 2: each row must be 10 wide: 9
                    'XXXX XXXXX'           | line 1, column 5: a cell must be '.' if empty, or a visible character if filled
                    '....\\n\\n.\\0..'      | line 3, column 2: a cell must be '.' if empty, or a visible character if filled
                    'XXXX\\n____XXXXXX'    | line 2, column 1: each row must be 4 wide: 10
                    ____XXXXXX             | line 1, column 1: a cell must be '.' if empty, and filled ones none of _-0·: _
                    X0XXXXXXXX             | line 1, column 2: a cell must be '.' if empty, and filled ones none of _-0·: 0
                    'XXXX\\n XX-X'         | line 2, column 4: a cell must be '.' if empty, and filled ones none of _-0·: -
                    XXX·                   | line 1, column 4: a cell must be '.' if empty, and filled ones none of _-0·: ·
                    """)
    void badPicturesAreRefusedWithTheirPlace(String picture, String message) {
        var text = picture.translateEscapes();
        var error = assertThrows(NotationException.class, () -> Board.parse(text));
        assertEquals(message, error.getMessage());
    }
}
