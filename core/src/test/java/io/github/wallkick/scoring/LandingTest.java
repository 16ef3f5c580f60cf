package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Rotation;
import io.github.wallkick.piece.Tetromino;
import org.junit.jupiter.api.Test;

class LandingTest {
    private static final Piece BAR = new Piece(Tetromino.I.shape(), Rotation.SPAWN, 6, -2);

    @Test
    void theLastRowsClearedAreAPerfectClear() {
        assertTrue(Landing.of(BAR, board("XXXXXX....").place(BAR)).perfectClear());
    }

    @Test
    void aClearThatLeavesACellIsNotPerfect() {
        assertFalse(Landing.of(BAR, board("X.........\nXXXXXX....").place(BAR)).perfectClear());
    }

    @Test
    void aLockWithoutLinesIsNotPerfect() {
        assertFalse(Landing.of(BAR, board("").place(BAR)).perfectClear());
    }

    @Test
    void aPerfectClearWithoutLinesIsRefused() {
        var landing = Landing.of(BAR);
        assertThrows(IllegalArgumentException.class, () -> landing.withPerfectClear(true));
    }

    @Test
    void theRowIsThatOfTheLowestCell() {
        assertEquals(0, Landing.of(BAR).row());
    }

    private static Board board(String picture) {
        return Board.parse(BoardSize.STANDARD, picture);
    }
}
