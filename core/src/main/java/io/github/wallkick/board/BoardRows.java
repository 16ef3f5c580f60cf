package io.github.wallkick.board;

import io.github.wallkick.piece.Piece;
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

    /** The cells of a piece in rows of eight, pushed into the lower left corner. */
    static long corner(Piece piece) {
        var bounds = piece.shape().bounds(piece.rotation());
        return piece.shape().bits(piece.rotation()) >>> (Shape.MAX_BOX * bounds.minY() + bounds.minX());
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

    /** All rows of a board after rows were inserted at the bottom, one after the other; what leaves at the top is lost. */
    static int[] raised(Board board, int[] garbage) {
        var raised = new int[board.height()];
        var kept = Math.max(0, raised.length - garbage.length);
        System.arraycopy(of(board), 0, raised, raised.length - kept, kept);
        for (var i = Math.max(0, garbage.length - raised.length); i < garbage.length; i++) {
            raised[garbage.length - 1 - i] = garbage[i];
        }
        return raised;
    }

    private static int boxRow(long cells, int i, int x) {
        return ((int) (cells >>> (Shape.MAX_BOX * i)) & BOX_ROW) << x;
    }
}
