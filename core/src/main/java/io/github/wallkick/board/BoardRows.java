package io.github.wallkick.board;

import io.github.wallkick.piece.Shape;

/** The slow way, row by row: for shapes of more rows than a word holds. */
final class BoardRows {
    private static final int BOX_ROW = (1 << Shape.MAX_BOX) - 1;

    private BoardRows() {}

    /** All rows of a board. */
    static int[] of(Board board) {
        var rows = new int[board.height()];
        for (var y = 0; y < board.stackHeight(); y++) {
            rows[y] = board.row(y);
        }
        return rows;
    }

    /** Whether cells in rows of eight, put with their corner at a place, meet a filled one. */
    static boolean collide(Board board, long cells, int x, int y, int height) {
        for (var i = 0; i < height; i++) {
            if ((board.row(y + i) & boxRow(cells, i, x)) != 0) {
                return true;
            }
        }
        return false;
    }

    /** All rows of a board with cells in rows of eight filled, their corner at a place. */
    static int[] locked(Board board, long cells, int x, int y, int height) {
        var rows = of(board);
        for (var i = 0; i < height; i++) {
            rows[y + i] |= boxRow(cells, i, x);
        }
        return rows;
    }

    private static int boxRow(long cells, int i, int x) {
        return ((int) (cells >>> (Shape.MAX_BOX * i)) & BOX_ROW) << x;
    }
}
