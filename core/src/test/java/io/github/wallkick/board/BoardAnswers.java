package io.github.wallkick.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** The questions that one can ask a board, all at once. */
final class BoardAnswers {
    private BoardAnswers() {}

    /** Checks that a board answers as the plain matrix does, for every row, column and cell. */
    static void assertSameAs(CellBoard plain, Board board) {
        assertEquals(plain, CellBoard.of(board), "isFilled");
        for (var y = 0; y < board.height(); y++) {
            assertEquals(plain.row(y), board.row(y), "row " + y);
            assertEquals(plain.isRowFull(y), board.isRowFull(y), "isRowFull " + y);
        }
        for (var x = 0; x < board.width(); x++) {
            assertEquals(plain.columnHeight(x), board.columnHeight(x), "columnHeight " + x);
        }
        assertEquals(plain.stackHeight(), board.stackHeight(), "stackHeight");
        assertEquals(plain.filledCells(), board.filledCells(), "filledCells");
        assertEquals(plain.filledCells() == 0, board.isEmpty(), "isEmpty");
        assertEquals(plain.picture(), board.toString(), "toString");
        var read = Board.parse(board.size(), plain.picture());
        assertEquals(read, board);
        assertEquals(read.hashCode(), board.hashCode());
    }
}
