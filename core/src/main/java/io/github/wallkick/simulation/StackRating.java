package io.github.wallkick.simulation;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;

/**
 * Dellacherie's rating of a board with one more piece dropped on it, for many drops on the same board.
 *
 * <p>Rows are bits, so that a feature takes a few operations per row for all columns at once. Rows below the piece look
 * after the drop as they did before it, and often so do those above it, so their part of the rating is summed up once,
 * in {@link #costsBelow}. All ratings are doubled, since the landing height is a middle that may lie between two rows. For one thread.
 *
 * <p>Features after rows were cleared: row transitions are changes between filled and empty along a row, walls filled;
 * column transitions are the same along a column, floor filled and the air above empty; holes are empty cells below a filled one; a well
 * cell is empty between filled ones or walls, and counts the empty cells from itself straight down.
 */
final class StackRating {
    private static final int LANDING_HEIGHT = -1;
    private static final int ERODED_CELLS = 1;
    private static final int ROW_TRANSITION = -1;
    private static final int COLUMN_TRANSITION = -1;
    private static final int HOLE = -4;
    private static final int WELL = -1;
    private static final int DOUBLED = 2;

    private final int height;
    private final int full;
    private final int wall;
    /** Rows from the floor to the top of the stack, and room for a piece above. */
    private final int[] rows;

    private final int stackHeight;
    private final int[] columnHeights;
    private final int holesBefore;
    private final int[] costsBelow;
    /** For each row the columns that have a well cell there or higher. */
    private final int[] wellsFrom;
    /** The rows of the drop being rated; those before it at any other time. */
    private final int[] after;

    StackRating(Board board) {
        this.height = board.height();
        this.full = -1 >>> (Integer.SIZE - board.width());
        this.wall = 1 << (board.width() - 1);
        this.stackHeight = board.stackHeight();
        this.rows = new int[stackHeight + Shape.MAX_BOX];
        for (var y = 0; y < stackHeight; y++) {
            rows[y] = board.row(y);
        }
        this.after = rows.clone();
        this.holesBefore = holes(stackHeight);
        this.columnHeights = new int[board.width()];
        fillColumnHeights();
        this.costsBelow = new int[stackHeight + 1];
        for (var y = 0; y < stackHeight; y++) {
            costsBelow[y + 1] = costsBelow[y] + rowCost(y);
        }
        this.wellsFrom = new int[stackHeight + 1];
        for (var y = stackHeight - 1; y >= 0; y--) {
            wellsFrom[y] = wellsFrom[y + 1] | wellCells(rows[y]);
        }
    }

    private void fillColumnHeights() {
        var open = full;
        for (var y = stackHeight - 1; y >= 0 && open != 0; y--) {
            for (var tops = rows[y] & open; tops != 0; tops &= tops - 1) {
                columnHeights[Integer.numberOfTrailingZeros(tops)] = y + 1;
            }
            open &= ~rows[y];
        }
    }

    /**
     * The cells of a piece moved into the lower-left corner of its box, so that turned pieces that look the same are equal.
     *
     * @param bits cell {@code (x, y)} as bit {@code 8 * y + x}
     * @param width columns of the cells
     * @param height rows of the cells
     */
    record Cells(long bits, int width, int height) {
        private static final int BOX_ROW = (1 << Shape.MAX_BOX) - 1;
        private static final long BOX_COLUMN = 0x0101_0101_0101_0101L;

        static Cells of(Piece piece) {
            var bounds = piece.shape().bounds(piece.orientation());
            var corner = Shape.MAX_BOX * bounds.minY() + bounds.minX();
            return new Cells(piece.shape().bits(piece.orientation()) >>> corner, bounds.width(), bounds.height());
        }

        /** A row of the cells, bit 0 for the leftmost column; 0 above the highest one. */
        int row(int y) {
            return y < height ? (int) (bits >>> (Shape.MAX_BOX * y)) & BOX_ROW : 0;
        }

        /** The lowest cell of a column; if it has none, a row that no board has, since nothing can be in its way. */
        int bottom(int x) {
            var column = bits & (BOX_COLUMN << x);
            return column == 0 ? BoardSize.MAX_HEIGHT : Long.numberOfTrailingZeros(column) / Shape.MAX_BOX;
        }

        /** The rows from the lowest cell of the piece to the highest of a column; negative if the column has none. */
        int top(int x) {
            var column = bits & (BOX_COLUMN << x);
            return column == 0
                    ? -BoardSize.MAX_HEIGHT
                    : (Long.SIZE - 1 - Long.numberOfLeadingZeros(column)) / Shape.MAX_BOX + 1;
        }
    }

    /** The row in which the lowest cells of a piece come to rest when it falls from above the stack. */
    int landingRow(Cells piece, int x) {
        var row = 0;
        for (var i = 0; i < piece.width(); i++) {
            row = Math.max(row, columnHeights[x + i] - piece.bottom(i));
        }
        return row;
    }

    /** Twice the rating of the board after a piece was dropped where it lies. */
    int rate(Cells cells, Piece landed) {
        return rate(cells, landed.left(), landed.bottom());
    }

    /** Twice the rating of the board after a piece was dropped with its lower-left corner at a cell. */
    int rate(Cells piece, int x, int y) {
        var lines = 0;
        var ownCells = 0;
        for (var row = 0; row < piece.height(); row++) {
            var own = piece.row(row) << x;
            after[y + row] |= own;
            if (after[y + row] == full) {
                lines++;
                ownCells += Integer.bitCount(own);
            }
        }
        var rating = lines == 0 ? withoutClear(piece, x, y) : withClear(piece, y) + ERODED_CELLS * lines * ownCells;
        var written = lines == 0 ? piece.height() : after.length - y;
        System.arraycopy(rows, y, after, y, written);
        return DOUBLED * rating + LANDING_HEIGHT * (2 * y + piece.height() - 1);
    }

    /** The features of all rows but the landing height, if no row was cleared; what the piece did not change is known. */
    private int withoutClear(Cells piece, int x, int y) {
        var top = Math.max(stackHeight, y + piece.height());
        var changed = changedTop(piece, x, y, top);
        var rating = costs(y, changed) + HOLE * holesWith(piece, x, y);
        if (changed < top) {
            rating += costsBelow[top] - costsBelow[changed];
        }
        return rating + topCost(top);
    }

    /** The features of all rows but the landing height, after the rows that are full have been cleared. */
    private int withClear(Cells piece, int y) {
        var top = y;
        for (var row = y; row < Math.max(stackHeight, y + piece.height()); row++) {
            if (after[row] != full) {
                after[top++] = after[row];
            }
        }
        return costs(y, top) + HOLE * holes(top) + topCost(top);
    }

    /** What all rows below a row cost, those from another one on being summed up again. */
    private int costs(int from, int to) {
        var costs = costsBelow[from];
        for (var row = from; row < to; row++) {
            costs += rowCost(row);
        }
        return costs;
    }

    /** What the highest cells and the empty rows above them cost. */
    private int topCost(int top) {
        return COLUMN_TRANSITION * Integer.bitCount(top == 0 ? full : after[top - 1])
                + ROW_TRANSITION * 2 * (height - top);
    }

    /** The holes after a drop that clears nothing: the cells below the tops of the columns, less the filled ones. */
    private int holesWith(Cells piece, int x, int y) {
        var holes = holesBefore - Long.bitCount(piece.bits());
        for (var i = 0; i < piece.width(); i++) {
            holes += Math.max(0, y + piece.top(i) - columnHeights[x + i]);
        }
        return holes;
    }

    /**
     * The first row above a piece from which on all rows cost what they did, if no row was cleared: from the second row
     * above it, unless the piece lies in a well that begins still higher.
     */
    private int changedTop(Cells piece, int x, int y, int top) {
        var row = y + piece.height() + 1;
        if (row >= top) {
            return top;
        }
        var columns = ((1 << piece.width()) - 1) << x;
        return (wellsFrom[row] & columns) == 0 ? row : top;
    }

    /** What a row costs by its transitions, those to the row below, and its well cells. */
    private int rowCost(int y) {
        var row = after[y];
        var rowTransitions = Integer.bitCount((row ^ (row << 1 | 1)) & full) + ((row & wall) == 0 ? 1 : 0);
        var columnTransitions = Integer.bitCount(row ^ (y == 0 ? full : after[y - 1]));
        var wells = wellDepths(wellCells(row), y);
        return ROW_TRANSITION * rowTransitions + COLUMN_TRANSITION * columnTransitions + WELL * wells;
    }

    /** The empty cells of a row between filled ones or walls. */
    private int wellCells(int row) {
        return ~row & (row << 1 | 1) & (row >>> 1 | wall) & full;
    }

    /** The empty cells from each well cell of a row straight down to the next filled one, the well cells included. */
    private int wellDepths(int wellCells, int y) {
        var depths = 0;
        var empty = wellCells;
        for (var row = y; empty != 0; row--) {
            depths += Integer.bitCount(empty);
            empty = row == 0 ? 0 : empty & ~after[row - 1];
        }
        return depths;
    }

    private int holes(int top) {
        var holes = 0;
        var covered = 0;
        for (var y = top - 1; y >= 0; y--) {
            covered |= after[y];
            holes += Integer.bitCount(covered ^ after[y]);
        }
        return holes;
    }
}
