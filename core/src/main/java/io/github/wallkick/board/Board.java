package io.github.wallkick.board;

import io.github.wallkick.piece.NotationException;
import io.github.wallkick.piece.Piece;
import java.util.Arrays;

/**
 * An immutable matrix of filled and empty cells.
 *
 * <p>A board holds landed cells only: never the falling piece, its ghost or a preview. Column 0 is at the left, row 0 at
 * the bottom. Asking allocates nothing; a change makes a new board and leaves the old one as it was; a change that
 * changes nothing returns the same instance. Boards of equal size and cells are equal.
 *
 * <p>A move is tried, never made and taken back: {@code board.collides(piece.moved(-1, 0))} decides.
 *
 * <pre>{@code
 * Board board = Board.parse("""
 *         XXX...XXXX
 *         XXXX.XXXXX
 *         """);
 * Piece t = new Piece(Tetromino.T.shape(), Rotation.REVERSE, 3, 0);
 * LineClear clear = board.lock(t).clearLines();
 * clear.count(); // 2
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Board {
    private final BoardSize size;
    private final int[] rows;
    private final int stackHeight;

    private Board(BoardSize size, int[] rows) {
        this.size = size;
        this.rows = rows;
        var top = rows.length;
        while (top > 0 && rows[top - 1] == 0) {
            top--;
        }
        this.stackHeight = top;
    }

    /**
     * An empty board of the guideline's size, 10×40 with 20 visible rows.
     *
     * @return the board
     */
    public static Board empty() {
        return empty(BoardSize.STANDARD);
    }

    /**
     * An empty board.
     *
     * @param size its measures
     * @return the board
     */
    public static Board empty(BoardSize size) {
        return new Board(size, new int[size.height()]);
    }

    /**
     * A board drawn as text, as high as the guideline's (40 rows, 20 visible) and as wide as the rows.
     *
     * @param picture rows of one width, top row first, the last one row 0; {@code '.'} is empty, any other visible
     *     character filled; blanks around a row and empty lines are ignored, rows above the first one are empty
     * @return the board
     * @throws NotationException if there is no row, if rows differ in width, or if there are too many or too wide ones
     */
    public static Board parse(String picture) {
        return BoardPicture.parse(picture);
    }

    /**
     * A board of a given size drawn as text.
     *
     * @param size the measures of the board
     * @param picture rows as in {@link #parse(String)}; none at all for an empty board
     * @return the board
     * @throws NotationException if a row is not as wide as the board, or if there are more rows than it has
     */
    public static Board parse(BoardSize size, String picture) {
        return BoardPicture.parse(size, picture);
    }

    /**
     * A board whose rows are given as bits.
     *
     * @param size the measures of the board
     * @param rows rows from the bottom, bit {@code x} for column {@code x}; missing ones are empty
     * @return the board
     * @throws IllegalArgumentException if there are more rows than the board has, or bits beyond its width
     */
    public static Board ofRows(BoardSize size, int... rows) {
        if (rows.length > size.height()) {
            throw new IllegalArgumentException(
                    "rows must be at most the board's height " + size.height() + ": " + rows.length);
        }
        for (var row : rows) {
            requireRow(size, row);
        }
        return new Board(size, Arrays.copyOf(rows, size.height()));
    }

    /**
     * The measures of this board.
     *
     * @return its size
     */
    public BoardSize size() {
        return size;
    }

    /**
     * The number of columns.
     *
     * @return 4 to 32
     */
    public int width() {
        return size.width();
    }

    /**
     * The number of rows, hidden ones included.
     *
     * @return 1 to 64
     */
    public int height() {
        return size.height();
    }

    /**
     * Whether a cell is filled.
     *
     * @param x column, 0 to width − 1
     * @param y row, 0 to height − 1
     * @return true if filled
     * @throws IllegalArgumentException if the cell is not on the board
     */
    public boolean isFilled(int x, int y) {
        requireColumn(x);
        return ((row(y) >>> x) & 1) != 0;
    }

    /**
     * A row as bits, bit {@code x} for column {@code x}.
     *
     * @param y row, 0 to height − 1
     * @return the filled cells of the row
     * @throws IllegalArgumentException if there is no such row
     */
    public int row(int y) {
        if (y < 0 || y >= rows.length) {
            throw new IllegalArgumentException("row must be 0 to " + (rows.length - 1) + ": " + y);
        }
        return rows[y];
    }

    /**
     * Whether a piece would be outside the board or on a filled cell.
     *
     * <p>Outside is beyond the side walls, below the floor or above the topmost hidden row.
     *
     * @param piece a piece at any place
     * @return true if it does not fit
     */
    public boolean collides(Piece piece) {
        var bounds = piece.shape().bounds(piece.rotation());
        if (piece.x() < -bounds.minX()
                || piece.x() >= width() - bounds.maxX()
                || piece.y() < -bounds.minY()
                || piece.y() >= height() - bounds.maxY()) {
            return true;
        }
        var state = piece.shape().bits(piece.rotation());
        for (var boxRow = bounds.minY(); boxRow <= bounds.maxY(); boxRow++) {
            if ((rows[piece.y() + boxRow] & PieceRows.row(state, boxRow, piece.x())) != 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * This board with a piece's cells filled. Full rows stay until {@link #clearLines()}.
     *
     * @param piece a piece that fits
     * @return the new board
     * @throws IllegalArgumentException if the piece collides
     */
    public Board lock(Piece piece) {
        if (collides(piece)) {
            throw new IllegalArgumentException("a piece must fit the board to be locked: " + piece);
        }
        var locked = rows.clone();
        var bounds = piece.shape().bounds(piece.rotation());
        var state = piece.shape().bits(piece.rotation());
        for (var boxRow = bounds.minY(); boxRow <= bounds.maxY(); boxRow++) {
            locked[piece.y() + boxRow] |= PieceRows.row(state, boxRow, piece.x());
        }
        return new Board(size, locked);
    }

    /**
     * This board without its full rows: all are taken out in one pass, also when rows with gaps lie between, and the
     * rows above come down.
     *
     * @return the board after the clear and the rows that were full
     */
    public LineClear clearLines() {
        var full = 0L;
        for (var y = 0; y < stackHeight; y++) {
            if (rows[y] == fullRow(size)) {
                full |= 1L << y;
            }
        }
        if (full == 0) {
            return new LineClear(this, 0);
        }
        var kept = new int[rows.length];
        var next = 0;
        for (var y = 0; y < stackHeight; y++) {
            if (((full >>> y) & 1) == 0) {
                kept[next++] = rows[y];
            }
        }
        return new LineClear(new Board(size, kept), full);
    }

    /**
     * A piece locked and the full rows cleared, in one step.
     *
     * @param piece a piece that fits
     * @return what {@code lock(piece).clearLines()} returns
     * @throws IllegalArgumentException if the piece collides
     */
    public LineClear place(Piece piece) {
        return lock(piece).clearLines();
    }

    /**
     * This board lifted by garbage rows with one hole each, inserted at the bottom one after the other. Cells lifted
     * above the topmost row are lost; {@link #stackHeight()} tells beforehand whether any will be.
     *
     * @param holeColumns the hole's column of each row, in the order of their arrival, 0 to width − 1
     * @return the new board
     * @throws IllegalArgumentException if a hole is not on the board
     */
    public Board raise(int... holeColumns) {
        var garbage = new int[holeColumns.length];
        for (var i = 0; i < garbage.length; i++) {
            requireColumn(holeColumns[i]);
            garbage[i] = fullRow(size) & ~(1 << holeColumns[i]);
        }
        return raiseRows(garbage);
    }

    /**
     * This board lifted by rows of any pattern, inserted at the bottom one after the other. Cells lifted above the
     * topmost row are lost.
     *
     * @param garbage the rows in the order of their arrival, bit {@code x} for column {@code x}
     * @return the new board
     * @throws IllegalArgumentException if a row has bits beyond the board's width
     */
    public Board raiseRows(int... garbage) {
        if (garbage.length == 0) {
            return this;
        }
        var raised = new int[rows.length];
        for (var y = garbage.length; y < raised.length; y++) {
            raised[y] = rows[y - garbage.length];
        }
        for (var i = 0; i < garbage.length; i++) {
            requireRow(size, garbage[i]);
            if (garbage.length - 1 - i < raised.length) {
                raised[garbage.length - 1 - i] = garbage[i];
            }
        }
        return new Board(size, raised);
    }

    /**
     * This board with one cell edited.
     *
     * @param x column, 0 to width − 1
     * @param y row, 0 to height − 1
     * @param filled what the cell is to be
     * @return the edited board
     * @throws IllegalArgumentException if the cell is not on the board
     */
    public Board withCell(int x, int y, boolean filled) {
        if (isFilled(x, y) == filled) {
            return this;
        }
        var edited = rows.clone();
        edited[y] ^= 1 << x;
        return new Board(size, edited);
    }

    /**
     * The height of the highest filled cell of a column.
     *
     * @param x column, 0 to width − 1
     * @return rows from the floor to the top of that cell, 0 for an empty column
     * @throws IllegalArgumentException if there is no such column
     */
    public int columnHeight(int x) {
        requireColumn(x);
        for (var y = stackHeight; y > 0; y--) {
            if (((rows[y - 1] >>> x) & 1) != 0) {
                return y;
            }
        }
        return 0;
    }

    /**
     * The height of the highest column.
     *
     * @return rows from the floor to the top of the highest filled cell, 0 for an empty board
     */
    public int stackHeight() {
        return stackHeight;
    }

    /**
     * Whether no cell is filled.
     *
     * @return true if empty
     */
    public boolean isEmpty() {
        return stackHeight == 0;
    }

    /**
     * Whether every cell of a row is filled.
     *
     * @param y row, 0 to height − 1
     * @return true if full
     * @throws IllegalArgumentException if there is no such row
     */
    public boolean isRowFull(int y) {
        return row(y) == fullRow(size);
    }

    /**
     * The number of filled cells.
     *
     * @return 0 to width × height
     */
    public int filledCells() {
        var count = 0;
        for (var y = 0; y < stackHeight; y++) {
            count += Integer.bitCount(rows[y]);
        }
        return count;
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || (other instanceof Board that && size.equals(that.size) && Arrays.equals(rows, that.rows));
    }

    @Override
    public int hashCode() {
        return 31 * size.hashCode() + Arrays.hashCode(rows);
    }

    /**
     * Returns the picture of the stack: the rows up to the highest filled cell, top row first, {@code X} filled and
     * {@code .} empty, each ended by a line feed; an empty board has no rows. {@link #parse(BoardSize, String)} reads
     * it back.
     */
    @Override
    public String toString() {
        return BoardPicture.of(this);
    }

    private void requireColumn(int x) {
        if (x < 0 || x >= width()) {
            throw new IllegalArgumentException("column must be 0 to " + (width() - 1) + ": " + x);
        }
    }

    private static void requireRow(BoardSize size, int row) {
        if ((row & ~fullRow(size)) != 0) {
            throw new IllegalArgumentException("a row of a board " + size.width()
                    + " wide must have no bits beyond its width: 0x" + Integer.toHexString(row));
        }
    }

    private static int fullRow(BoardSize size) {
        return -1 >>> (Integer.SIZE - size.width());
    }
}
