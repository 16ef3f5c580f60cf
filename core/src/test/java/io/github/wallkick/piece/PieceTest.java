package io.github.wallkick.piece;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.github.wallkick.internal.BitReader;
import java.util.List;
import org.junit.jupiter.api.Test;

class PieceTest {
    private static final Piece T = new Piece(Tetromino.T.shape(), Orientation.SPAWN, 3, 18);

    @Test
    void aMovedPieceIsDisplacedByColumnsAndRows() {
        assertEquals(new Piece(T.shape(), Orientation.SPAWN, 2, 16), T.moved(-1, -2));
    }

    @Test
    void aPieceMovedNowhereIsTheSame() {
        assertSame(T, T.moved(0, 0));
    }

    @Test
    void aPieceInAnotherStateKeepsItsPlace() {
        assertEquals(new Piece(T.shape(), Orientation.LEFT, 3, 18), T.withOrientation(Orientation.LEFT));
    }

    @Test
    void aPieceInItsOwnStateIsTheSame() {
        assertSame(T, T.withOrientation(Orientation.SPAWN));
    }

    @Test
    void cellsAreThoseOfTheBoxAtItsPlace() {
        assertEquals(List.of(new Cell(3, 19), new Cell(4, 19), new Cell(5, 19), new Cell(4, 20)), T.cells());
    }

    @Test
    void itsEdgesAreThoseOfItsCells() {
        assertEquals(
                List.of(3, 5, 19, 20),
                List.of(T.left(), T.right(), T.bottom(), T.top()),
                "left, right, bottom and top of " + T.cells());
    }

    @Test
    void itsBitsBeginAtItsLowerLeftEdge() {
        var pieces = BitReader.of(Piece.class);
        assertEquals(0b00000010_00000111, pieces.bits(T, 8));
        assertEquals(0b0000000010_0000000111, pieces.bits(T, 10));
    }

    @Test
    void piecesOfEqualShapeStateAndPlaceAreEqual() {
        var same = new Piece(Shape.of(Tetromino.T, ".X.", "XXX", "..."), Orientation.SPAWN, 3, 18);
        assertEquals(T, same);
        assertEquals(T.hashCode(), same.hashCode());
    }

    @Test
    void piecesThatDifferInStateOrPlaceAreNotEqual() {
        assertNotEquals(T, T.withOrientation(Orientation.REVERSE));
        assertNotEquals(T, T.moved(1, 0));
        assertNotEquals(T, T.moved(0, 1));
        assertNotEquals(T, new Piece(Tetromino.J.shape(), Orientation.SPAWN, 3, 18));
    }

    @Test
    void theTypeIsThatOfTheShape() {
        assertEquals(Tetromino.T, T.type());
    }

    @Test
    void aPieceIsWrittenAsTypeStateAndPlace() {
        assertEquals("T R (3,18)", T.withOrientation(Orientation.RIGHT).toString());
    }
}
