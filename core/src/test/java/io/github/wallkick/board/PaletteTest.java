package io.github.wallkick.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.NotationException;
import io.github.wallkick.piece.Letter;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PaletteTest {
    private static final BoardSize SIZE = BoardSize.of(10, 20);

    /** The example of the class's documentation, word for word. */
    @Test
    void theExampleOfTheDocumentationHolds() {
        Board board = Board.empty();
        Palette palette = Palette.empty();
        Piece bar = new Piece(Tetromino.I.shape(), Orientation.SPAWN, 0, -2);
        LineClear clear = board.place(bar);
        board = clear.board().raise(7);
        palette = palette.lock(bar).clear(clear).raise(7);
        assertEquals("IIII......\nGGGGGGG.GG\n", palette.toString());
        assertEquals(board, palette.board());
    }

    @Test
    void aCellKnowsTheTypeItCameFrom() {
        var palette = Palette.empty().lock(new Piece(Tetromino.T.shape(), Orientation.SPAWN, 0, 0));
        assertEquals(Optional.of(Tetromino.T), palette.typeAt(1, 2));
        assertEquals(Optional.empty(), palette.typeAt(0, 2));
    }

    @Test
    void aCellAboveTheStackIsEmpty() {
        assertEquals(Optional.empty(), Palette.empty().typeAt(9, 39));
    }

    @Test
    void whatIsLeftOfAPieceKeepsItsColour() {
        var palette = Palette.parse(SIZE, "T.........\nTIIIIOOSZL\nT.........");
        var clear = palette.board().clearLines();
        assertEquals(Palette.parse(SIZE, "T.........\nT........."), palette.clear(clear));
    }

    @Test
    void clearingNothingIsTheSamePalette() {
        var palette = Palette.parse(SIZE, "IIII......");
        assertSame(palette, palette.clear(palette.board().clearLines()));
    }

    @Test
    void raisingNothingIsTheSamePalette() {
        var palette = Palette.parse(SIZE, "IIII......");
        assertSame(palette, palette.raise());
    }

    @Test
    void risenRowsMayHaveAnyType() {
        var solid = new Letter('#');
        assertEquals("#########.\n", Palette.empty().raiseRows(solid, 0x1ff).toString());
    }

    @Test
    void aPieceOnColouredCellsIsRefused() {
        var square = new Piece(Tetromino.O.shape(), Orientation.SPAWN, 0, 0);
        var palette = Palette.empty().lock(square);
        assertRefused("a piece must fit the palette to be locked: O 0 (1,1)", () -> palette.lock(square.moved(1, 1)));
    }

    @Test
    void clearingARowThatIsNotFullIsRefused() {
        var clear = Board.parse("..........\nXXXXXXXXXX").clearLines();
        assertRefused(
                "a row must be full in the palette to be cleared: 0",
                () -> Palette.empty().clear(clear));
    }

    @Test
    void theClearOfABoardOfAnotherSizeIsRefused() {
        var clear = Board.empty(SIZE).clearLines();
        assertRefused(
                "the cleared board must have the palette's size 10x40/20: 10x20/20",
                () -> Palette.empty().clear(clear));
    }

    @Test
    void placesOffTheBoardAreRefused() {
        var palette = Palette.empty();
        assertRefused("column must be 0 to 9: 10", () -> palette.typeAt(10, 0));
        assertRefused("row must be 0 to 39: 40", () -> palette.withCell(0, 40, Tetromino.T));
        assertRefused("row must be 0 to 39: -1", () -> palette.withoutCell(0, -1));
        assertRefused("column must be 0 to 9: -1", () -> palette.raise(-1));
        assertRefused(
                "a row of a board 10 wide must have no bits beyond its width: 0x400",
                () -> palette.raiseRows(GarbageCell.GARBAGE, 0x400));
        assertRefused("a garbage row must have a hole: 0x3ff", () -> palette.raiseRows(GarbageCell.GARBAGE, 0x3ff));
    }

    @Test
    void typesWithOneSymbolAreRefused() {
        assertRefused(
                "each type must have a symbol of its own: T",
                () -> Palette.parse(SIZE, List.of(Tetromino.T, new Letter('T')), ""));
    }

    private static void assertRefused(String message, Runnable mistake) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, mistake::run).getMessage());
    }

    @Test
    void anUnknownSymbolIsRefusedWithItsPlace() {
        var error = assertThrows(NotationException.class, () -> Palette.parse(SIZE, "IIII......\n  GGG?GGGGGG"));
        assertEquals("line 2, column 6: a cell must be '.' or one of G I J L O S T Z: ?", error.getMessage());
    }

    @Test
    void aPieceIsPaintedOverWhatIsThere() {
        var palette = Palette.parse(SIZE, "SS........");
        var square = new Piece(Tetromino.O.shape(), Orientation.SPAWN, 1, 0);
        assertEquals(Palette.parse(SIZE, ".OO.......\nSOO......."), palette.paint(square));
    }

    @Test
    void whatIsPaintedBeyondTheBoardIsLost() {
        var square = new Piece(Tetromino.O.shape(), Orientation.SPAWN, 9, -1);
        assertEquals(
                Palette.empty(SIZE).withCell(9, 0, Tetromino.O),
                Palette.empty(SIZE).paint(square));
    }

    @Test
    void followingAPlainClearIsClearing() {
        var palette = Palette.parse(SIZE, "T.........\nTIIIIOOSZL\nS.........");
        var clear = palette.board().clearLines();
        assertEquals(palette.clear(clear), palette.follow(clear));
    }

    @Test
    void rowsThatStayOrComeTwiceKeepTheirColours() {
        var palette = Palette.parse(SIZE, "T.........\nS.........\nIIIIIIIIII\nIIIIIIIIII");
        var stayed = Board.parse(SIZE, "X.........\n..........\n..........\nX.........");
        assertEquals(
                Palette.parse(SIZE, "T.........\n..........\n..........\nS........."),
                palette.follow(new LineClear(stayed, 0b11)));
        var twice = Board.parse(SIZE, "XX........\nX.........\nX.........");
        assertEquals(
                Palette.parse(SIZE, "TT........\nS.........\nS........."),
                Palette.parse(SIZE, "TT........\nS.........\nIIIIIIIIII\nIIIIIIIIII")
                        .follow(new LineClear(twice, 0b11)));
    }

    @Test
    void cellsThatFallByThemselvesKeepTheirOrderInTheColumn() {
        var palette = Palette.parse(SIZE, "TJ........\nS.........\nIIIIIIIIII\n.O........");
        var fallen = Board.parse(SIZE, "XX........\nXX........");
        assertEquals(Palette.parse(SIZE, "TJ........\nSO........"), palette.follow(new LineClear(fallen, 0b10)));
    }

    @Test
    void cellsFromNowhereTakeTheColourBelow() {
        var palette = Palette.parse(SIZE, "S.........");
        var grown = Board.parse(SIZE, "X.........\nXX........");
        assertEquals(Palette.parse(SIZE, "S.........\nSG........"), palette.follow(new LineClear(grown, 0)));
    }

    @Test
    void aClearOfAnotherSizeIsNotFollowed() {
        var clear = new LineClear(Board.empty(BoardSize.of(8, 8)), 0);
        assertThrows(IllegalArgumentException.class, () -> Palette.empty(SIZE).follow(clear));
    }
}
