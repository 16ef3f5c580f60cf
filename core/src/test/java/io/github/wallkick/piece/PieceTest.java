package io.github.wallkick.piece;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.junit.jupiter.api.Test;

class PieceTest {
    private static final Piece T = new Piece(Tetromino.T.shape(), Rotation.SPAWN, 3, 18);

    @Test
    void aMovedPieceIsDisplacedByColumnsAndRows() {
        assertEquals(new Piece(T.shape(), Rotation.SPAWN, 2, 16), T.moved(-1, -2));
    }

    @Test
    void aPieceMovedNowhereIsTheSame() {
        assertSame(T, T.moved(0, 0));
    }

    @Test
    void aPieceInAnotherStateKeepsItsPlace() {
        assertEquals(new Piece(T.shape(), Rotation.LEFT, 3, 18), T.withRotation(Rotation.LEFT));
    }

    @Test
    void aPieceInItsOwnStateIsTheSame() {
        assertSame(T, T.withRotation(Rotation.SPAWN));
    }

    @Test
    void cellsAreThoseOfTheBoxAtItsPlace() {
        assertEquals(List.of(new Cell(3, 19), new Cell(4, 19), new Cell(5, 19), new Cell(4, 20)), T.cells());
    }

    @Test
    void theTypeIsThatOfTheShape() {
        assertEquals(Tetromino.T, T.type());
    }

    @Test
    void aPieceIsWrittenAsTypeStateAndPlace() {
        assertEquals("T R (3,18)", T.withRotation(Rotation.RIGHT).toString());
    }
}
