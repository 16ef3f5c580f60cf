package io.github.wallkick.board;

/** The taking out of full rows. */
final class LineClearing {
    private LineClearing() {}

    /** The board that is left of three words without their full rows. */
    static Board ofWords(Layout layout, long word0, long word1, long word2) {
        var full0 = layout.fullRows(word0);
        var full1 = layout.fullRows(word1);
        var full2 = layout.fullRows(word2);
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

    /** The full rows of a board of any height, bit {@code y} for row {@code y}. */
    static long fullRows(Board board) {
        var full = 0L;
        for (var y = 0; y < board.stackHeight(); y++) {
            full |= board.isRowFull(y) ? 1L << y : 0;
        }
        return full;
    }

    /** The board that is left of one of any height without some of its rows. */
    static Board ofRows(Board board, Layout layout, long full) {
        var kept = new int[board.height()];
        var next = 0;
        for (var y = 0; y < board.stackHeight(); y++) {
            if (((full >>> y) & 1) == 0) {
                kept[next++] = board.row(y);
            }
        }
        return Board.ofRows(layout, kept);
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
