package io.github.wallkick.board;

import io.github.wallkick.internal.Check;
import java.util.stream.IntStream;

/**
 * A board after its full rows were taken out, and which rows they were.
 *
 * @param board the board without full rows; the same instance as before when no row was full
 * @param rowMask the rows that were full, bit {@code y} for row {@code y} of the board before the clear
 * @since 0.1.0
 */
public record LineClear(Board board, long rowMask) {
    /**
     * The number of rows cleared.
     *
     * @return 0 or more
     */
    public int count() {
        return Long.bitCount(rowMask);
    }

    /**
     * The rows that were full, in coordinates of the board before the clear.
     *
     * @return row numbers, lowest first
     */
    public IntStream rows() {
        return IntStream.range(0, Long.SIZE).filter(this::wasFull);
    }

    /**
     * Whether a row was full before the clear.
     *
     * @param y row, 0 to 63
     * @return true if it was
     * @throws IllegalArgumentException if no board has such a row
     */
    public boolean wasFull(int y) {
        Check.within("row", y, 0, BoardSize.MAX_HEIGHT - 1);
        return ((rowMask >>> y) & 1) != 0;
    }

    /** The clear of a board of at most three words. */
    static LineClear ofWords(Board board, Layout layout, long word0, long word1, long word2) {
        var full0 = layout.fullRows(word0);
        var full1 = layout.fullRows(word1);
        var full2 = layout.fullRows(word2);
        var isNone = (full0 | full1 | full2) == 0;
        // A single allocation site, so that escape analysis can remove the result.
        return new LineClear(
                isNone ? board : without(layout, word0, word1, word2, full0, full1, full2),
                isNone ? 0 : layout.rowNumbers(full0, full1, full2));
    }

    /** The clear of a board of any height. */
    static LineClear ofRows(Board board, Layout layout) {
        var full = board.hasFullRow() ? fullRows(board) : 0;
        return new LineClear(full == 0 ? board : without(board, layout, full), full);
    }

    private static long fullRows(Board board) {
        var full = 0L;
        for (var y = 0; y < board.stackHeight(); y++) {
            if (board.isRowFull(y)) {
                full |= 1L << y;
            }
        }
        return full;
    }

    private static Board without(Board board, Layout layout, long full) {
        var kept = new int[board.height()];
        var next = 0;
        for (var y = 0; y < board.stackHeight(); y++) {
            if (((full >>> y) & 1) == 0) {
                kept[next++] = board.row(y);
            }
        }
        return Board.ofRows(layout, kept);
    }

    /** The board that is left of three words without their full rows, which are marked at their last columns. */
    private static Board without(
            Layout layout, long word0, long word1, long word2, long full0, long full1, long full2) {
        var lower = word0;
        var middle = word1;
        var upper = word2;
        // From the top down, so that the marks below still tell where their rows are.
        for (var marks = full2; marks != 0; marks ^= Long.highestOneBit(marks)) {
            upper = without(layout, upper, marks);
        }
        for (var marks = full1; marks != 0; marks ^= Long.highestOneBit(marks)) {
            middle = without(layout, middle, marks) | lowestRowOnTop(layout, upper);
            upper >>>= layout.width();
        }
        for (var marks = full0; marks != 0; marks ^= Long.highestOneBit(marks)) {
            lower = without(layout, lower, marks) | lowestRowOnTop(layout, middle);
            middle = (middle >>> layout.width()) | lowestRowOnTop(layout, upper);
            upper >>>= layout.width();
        }
        return Board.ofWords(layout, lower, middle, upper);
    }

    /** A word without the highest marked row; the rows above it come down, the topmost one becomes empty. */
    private static long without(Layout layout, long word, long marks) {
        var lastBit = Long.SIZE - 1 - Long.numberOfLeadingZeros(marks);
        var below = (1L << (lastBit - layout.width() + 1)) - 1;
        return (word & below) | ((word >>> layout.width()) & ~below);
    }

    /** The lowest row of a word, moved to where the topmost row of the word below is. */
    private static long lowestRowOnTop(Layout layout, long word) {
        return (word & layout.fullRow()) << (layout.bits() - layout.width());
    }
}
