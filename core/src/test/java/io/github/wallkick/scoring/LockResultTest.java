package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import org.junit.jupiter.api.Test;

class LockResultTest {
    private static final Piece BAR = new Piece(Tetromino.I.shape(), Orientation.SPAWN, 6, -2);

    @Test
    void theLastRowsClearedAreAPerfectClear() {
        assertTrue(LockResult.of(BAR, board("XXXXXX....").place(BAR)).perfectClear());
    }

    @Test
    void aClearThatLeavesACellIsNotPerfect() {
        assertFalse(
                LockResult.of(BAR, board("X.........\nXXXXXX....").place(BAR)).perfectClear());
    }

    @Test
    void aLockWithoutLinesIsNotPerfect() {
        assertFalse(LockResult.of(BAR, board("").place(BAR)).perfectClear());
    }

    @Test
    void aPerfectClearWithoutLinesIsRefused() {
        var lock = LockResult.of(BAR);
        assertThrows(IllegalArgumentException.class, () -> lock.withPerfectClear(true));
    }

    @Test
    void theRowIsThatOfTheLowestCell() {
        assertEquals(0, LockResult.of(BAR).row());
    }

    private static Board board(String picture) {
        return Board.parse(BoardSize.STANDARD, picture);
    }
}
