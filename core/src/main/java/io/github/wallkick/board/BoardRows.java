package io.github.wallkick.board;

import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;

/** The slow way, row by row: for shapes of more rows than a word holds. */
final class BoardRows {
    private static final int BOX_ROW = (1 << Shape.MAX_BOX) - 1;

    private BoardRows() {}

    /** Refuses rows that have bits beyond the width of a board. */
    static void require(BoardSize size, int... rows) {
        for (var row : rows) {
            if (Integer.toUnsignedLong(row) >>> size.width() != 0) {
                throw new IllegalArgumentException("a row of a board " + size.width()
                        + " wide must have no bits beyond its width: 0x" + Integer.toHexString(row));
            }
        }
    }

    /** All rows of a board. */
    static int[] of(Board board) {
        var rows = new int[board.height()];
        for (var y = 0; y < board.stackHeight(); y++) {
            rows[y] = board.row(y);
        }
        return rows;
    }

    /** Whether a piece on the board meets a filled cell. */
    static boolean collide(Board board, Piece piece) {
        for (var y = piece.bottom(); y <= piece.top(); y++) {
            if ((board.row(y) & rowOf(piece, y)) != 0) {
                return true;
            }
        }
        return false;
    }

    /** All rows of a board with the cells of a piece on it filled. */
    static int[] locked(Board board, Piece piece) {
        var rows = of(board);
        for (var y = piece.bottom(); y <= piece.top(); y++) {
            rows[y] |= rowOf(piece, y);
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

    /** The cells of a piece in a row of the board. */
    private static int rowOf(Piece piece, int y) {
        var ofBox = (int) (piece.shape().bits(piece.orientation()) >>> (Shape.MAX_BOX * (y - piece.y()))) & BOX_ROW;
        return piece.x() < 0 ? ofBox >>> -piece.x() : ofBox << piece.x();
    }
}
