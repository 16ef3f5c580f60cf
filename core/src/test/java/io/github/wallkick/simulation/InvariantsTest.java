package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.LineClear;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import org.junit.jupiter.api.Test;

class InvariantsTest {
    private static final Board BOARD = Board.parse("XXXX..XXXX");
    private static final Piece SQUARE = new Piece(Tetromino.O.shape(), Orientation.SPAWN, 4, 0);

    private static void assertBroken(String rule, Board before, Piece piece, LineClear clear) {
        var broken = assertThrows(IllegalStateException.class, () -> Invariants.requireSoundLock(before, piece, clear));
        assertTrue(broken.toString().contains(rule), broken::toString);
    }

    @Test
    void aLockOfTheLibraryIsSound() {
        assertDoesNotThrow(() -> Invariants.requireSoundLock(BOARD, SQUARE, BOARD.place(SQUARE)));
    }

    @Test
    void aRowThatStaysFullIsFound() {
        assertBroken("no full row", BOARD, SQUARE, new LineClear(BOARD.lock(SQUARE), 0));
    }

    @Test
    void aRowClearedButNotCountedIsFound() {
        assertBroken(
                "must have 12", BOARD, SQUARE, new LineClear(BOARD.place(SQUARE).board(), 0));
    }

    @Test
    void cellsLeftBehindByAClearAreFound() {
        var left = BOARD.place(SQUARE).board().withCell(0, 5, true);
        assertBroken("must have 2", BOARD, SQUARE, new LineClear(left, 1));
    }

    @Test
    void aPieceMergedBeforeItLocksIsFound() {
        var merged = BOARD.withCell(4, 1, true);
        assertBroken("apart", merged, SQUARE, BOARD.place(SQUARE));
    }

    @Test
    void aPieceThatHangsInTheAirIsFound() {
        var hanging = SQUARE.moved(0, 5);
        assertBroken("rest", BOARD, hanging, BOARD.place(hanging));
    }
}
