package io.github.wallkick.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BitReaderTest {
    /** Words hold as many rows as 60 bits do, at most six. */
    @ParameterizedTest
    @CsvSource({
        "4, 6", "10, 6", "11, 5", "12, 5", "13, 4", "15, 4", "16, 3", "20, 3", "21, 2", "30, 2", "31, 1", "32, 1"
    })
    void aWordOfABoardHoldsWholeRows(int width, int rows) {
        assertEquals(rows, BoardWords.rows(width));
        var board = Board.empty(BoardSize.of(width, 64)).withCell(1, rows + 1, true);
        var boards = BitReader.of(Board.class);
        assertEquals(0, boards.bits(board, 0));
        assertEquals(1L << (rows == 1 ? 1 : width + 1), boards.bits(board, rows == 1 ? 2 : 1));
        assertEquals(0, boards.bits(board, 99));
    }

    @Test
    void aTypeWithoutAReaderIsRefused() {
        var error = assertThrows(IllegalArgumentException.class, () -> BitReader.of(BoardSize.class));
        assertEquals("a type must hand in its reader: " + BoardSize.class, error.getMessage());
    }
}
