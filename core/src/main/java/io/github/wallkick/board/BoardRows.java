package io.github.wallkick.board;

import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;
import java.util.Arrays;

/** What a board does row by row or word by word: for shapes of more rows than a word holds, and for rare questions. */
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

    /** Refuses garbage rows that are full, since the next lock would clear them, and ones beyond the width. */
    static void requireGarbage(BoardSize size, int... rows) {
        require(size, rows);
        for (var row : rows) {
            if (row == -1 >>> (Integer.SIZE - size.width())) {
                throw new IllegalArgumentException("a garbage row must have a hole: 0x" + Integer.toHexString(row));
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

    /** All rows of a board with one cell changed. */
    static int[] flipped(Board board, int x, int y) {
        var rows = of(board);
        rows[y] ^= 1 << x;
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

    /** The empty cells that have a filled one above them. */
    static int holes(Board board) {
        var holes = 0;
        var above = 0;
        for (var y = board.stackHeight() - 1; y >= 0; y--) {
            holes += Integer.bitCount(above & ~board.row(y));
            above |= board.row(y);
        }
        return holes;
    }

    /** How far a column is below its lower neighbour, a wall being as high as any column. */
    static int wellDepth(Board board, int x) {
        var bottom = board.columnHeight(x);
        var left = x == 0 ? board.height() : board.columnHeight(x - 1);
        var right = x == board.width() - 1 ? board.height() : board.columnHeight(x + 1);
        return Math.max(0, Math.min(left, right) - bottom);
    }

    static int filledCells(long[] words) {
        var count = 0;
        for (var word : words) {
            count += Long.bitCount(word);
        }
        return count;
    }

    static boolean haveFullRow(Layout layout, long[] words) {
        for (var word : words) {
            if (layout.fullRows(word) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Words with the bits of a piece added, which reach from a word, −1 at the lowest, into the next one. */
    static long[] withWords(long[] words, int word, long lower, long upper) {
        var more = Arrays.copyOf(words, Math.max(words.length, upper == 0 ? word + 1 : word + 2));
        if (word >= 0) {
            more[word] |= lower;
        }
        if (upper != 0) {
            more[word + 1] |= upper;
        }
        return more;
    }

    /** The cells of a piece in a row of the board. */
    private static int rowOf(Piece piece, int y) {
        var ofBox = (int) (piece.shape().bits(piece.orientation()) >>> (Shape.MAX_BOX * (y - piece.y()))) & BOX_ROW;
        return piece.x() < 0 ? ofBox >>> -piece.x() : ofBox << piece.x();
    }
}
