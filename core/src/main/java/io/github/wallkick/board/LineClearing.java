package io.github.wallkick.board;

/** The taking out of full rows. */
final class LineClearing {
    private LineClearing() {}

    /** Clears the full rows of a board of three words; the board itself is returned if there is none. */
    static LineClear of(Board board, Layout layout, long word0, long word1, long word2) {
        var full0 = layout.fullRows(word0);
        var full1 = layout.fullRows(word1);
        var full2 = layout.fullRows(word2);
        if ((full0 | full1 | full2) == 0) {
            return new LineClear(board, 0);
        }
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
        return new LineClear(
                Board.ofWords(layout, lower, middle, upper),
                rowMask(layout, full0, 0) | rowMask(layout, full1, 1) | rowMask(layout, full2, 2));
    }

    /** Clears the full rows of a board of any height. */
    static LineClear ofRows(Board board, Layout layout) {
        if (!hasFullRow(board, layout)) {
            return new LineClear(board, 0);
        }
        var kept = new int[board.height()];
        var next = 0;
        var full = 0L;
        for (var y = 0; y < board.stackHeight(); y++) {
            if (board.isRowFull(y)) {
                full |= 1L << y;
            } else {
                kept[next++] = board.row(y);
            }
        }
        return new LineClear(Board.ofRows(layout, kept), full);
    }

    private static boolean hasFullRow(Board board, Layout layout) {
        for (var i = 0; i * layout.rowsPerWord() < board.stackHeight(); i++) {
            if (layout.fullRows(board.window(i)) != 0) {
                return true;
            }
        }
        return false;
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

    private static long rowMask(Layout layout, long marks, int word) {
        return layout.rowNumbers(marks) << (word * layout.rowsPerWord());
    }
}
