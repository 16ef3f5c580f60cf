package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClearRulesTest {
    private static final BoardSize NES = Rulesets.nesNtsc().size();

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 7, 11, 18})
    void theNesClearsFullRowsWhereverTheyLieBelowItsTop(int row) {
        var board = withFullRows(Board.empty(NES).withCell(3, 0, true).withCell(4, row + 1, true), row);
        var clear = ClearRules.nes().clear(board);
        assertEquals(1L << row, clear.rowMask());
        assertEquals(board.clearLines().board(), clear.board());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 5, 15})
    void theNesClearsFourRowsAtOnce(int lowest) {
        var board = withFullRows(Board.empty(NES), lowest, lowest + 1, lowest + 2, lowest + 3);
        var clear = ClearRules.nes().clear(board);
        assertEquals(0b1111L << lowest, clear.rowMask());
        assertEquals(Board.empty(NES), clear.board());
    }

    private static Board withFullRows(Board board, int... rows) {
        var full = board;
        for (var row : rows) {
            for (var x = 0; x < board.width(); x++) {
                full = full.withCell(x, row, true);
            }
        }
        return full;
    }
}
