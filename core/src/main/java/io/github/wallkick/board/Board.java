package io.github.wallkick.board;

import io.github.wallkick.NotationException;
import io.github.wallkick.internal.BitReader;
import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.Hash;
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
 * Piece t = new Piece(Tetromino.T.shape(), Orientation.REVERSE, 3, 0);
 * LineClear clear = board.lock(t).clearLines();
 * clear.count(); // 2
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Board {
    /** The number of words that are fields. */
    private static final int FIELDS = 3;

    private static final long[] NO_WORDS = {};
    private static final BitReader<Piece> PIECES = BitReader.of(Piece.class);

    static {
        // The words in which a board is kept, from the bottom; those above the board are empty.
        BitReader.install(Board.class, Board::word);
    }

    private final Layout layout;
    private final int stackHeight;
    // The lowest rows are fields: reading them needs no array, and a board of usual height is one object. Higher rows
    // are in an array that ends with the highest word that is not empty.
    private final long word0;
    private final long word1;
    private final long word2;
    private final long[] higher;

    private Board(Layout layout, long word0, long word1, long word2, long[] higher, int stackHeight) {
        this.layout = layout;
        this.word0 = word0;
        this.word1 = word1;
        this.word2 = word2;
        this.higher = higher;
        this.stackHeight = stackHeight;
    }

    /** A board of words from the bottom, as many as it has or fewer. */
    static Board ofWords(Layout layout, long... words) {
        var used = words.length;
        while (used > 0 && words[used - 1] == 0) {
            used--;
        }
        var stackHeight = used == 0 ? 0 : (used - 1) * layout.rowsPerWord() + layout.rowsIn(words[used - 1]);
        return new Board(
                layout,
                used > 0 ? words[0] : 0,
                used > 1 ? words[1] : 0,
                used > 2 ? words[2] : 0,
                used > FIELDS ? Arrays.copyOfRange(words, FIELDS, used) : NO_WORDS,
                stackHeight);
    }

    static Board ofRows(Layout layout, int... rows) {
        var words = new long[layout.words()];
        for (var y = 0; y < rows.length; y++) {
            words[layout.wordOf(y)] |= Integer.toUnsignedLong(rows[y]) << layout.firstBit(y);
        }
        return ofWords(layout, words);
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
        return ofWords(Layout.of(size));
    }

    /**
     * A board drawn as text, as high as the guideline's (40 rows, 20 visible) and as wide as the rows.
     *
     * @param picture rows of one width, top row first, the last one row 0; {@code '.'} is empty, any other visible
     *     character filled except {@code _ - 0 ·}, which other programs write for an empty cell; blanks around a row and
     *     empty lines are ignored, rows above the first one are empty
     * @return the board
     * @throws NotationException if there is no row, if rows differ in width, or if there are too many or too wide ones
     */
    public static Board parse(String picture) {
        return Picture.board(picture);
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
        return Picture.board(size, picture);
    }

    /**
     * A board whose rows are given as bits.
     *
     * @param size its measures
     * @param rows rows from the bottom, bit {@code x} for column {@code x}; missing ones are empty
     * @return the board
     * @throws IllegalArgumentException if there are more rows than the board has, or bits beyond its width
     */
    public static Board ofRows(BoardSize size, int... rows) {
        Check.that(
                rows.length <= size.height(), "rows must be at most the board's height " + size.height(), rows.length);
        BoardRows.require(size, rows);
        return ofRows(Layout.of(size), rows);
    }

    /**
     * The measures of this board.
     *
     * @return its size
     */
    public BoardSize size() {
        return layout.size();
    }

    /**
     * The number of columns.
     *
     * @return 4 to 32
     */
    public int width() {
        return layout.width();
    }

    /**
     * The number of rows, hidden ones included.
     *
     * @return 1 to 64
     */
    public int height() {
        return layout.height();
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
        Check.within("column", x, 0, layout.lastX());
        return ((row(y) >>> x) & 1) != 0;
    }

    /**
     * Whether a cell is in the way of a piece: filled, or outside the board.
     *
     * @param x column, any number
     * @param y row, any number
     * @return true if filled; true beyond the walls, below the floor and above the topmost hidden row
     */
    public boolean isBlocked(int x, int y) {
        return x < 0 || x >= width() || y < 0 || y >= height() || isFilled(x, y);
    }

    /**
     * A row as bits, bit {@code x} for column {@code x}.
     *
     * @param y row, 0 to height − 1
     * @return the filled cells of the row
     * @throws IllegalArgumentException if there is no such row
     */
    public int row(int y) {
        Check.within("row", y, 0, layout.lastY());
        return (int) ((word(layout.wordOf(y)) >>> layout.firstBit(y)) & layout.fullRow());
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
        var x = piece.left();
        var y = piece.bottom();
        var right = piece.right();
        var top = piece.top();
        // Beyond a wall, the floor or the ceiling one of these is negative, and so is the union of their bits. The
        // right
        // and top edges are asked themselves too, since those of a piece near 2^31 have wrapped to negative numbers.
        if ((x | y | right | top | (layout.lastX() - right) | (layout.lastY() - top)) < 0) {
            return true;
        }
        if (y >= stackHeight) {
            return false;
        }
        if (top - y >= layout.rowsPerWord()) {
            return BoardRows.collide(this, piece);
        }
        var bit = layout.firstBit(y) + x;
        var stamp = PIECES.bits(piece, layout.width());
        var lower = stamp << bit;
        var upper = overflow(stamp, bit);
        var word = layout.wordOf(y);
        if (word == 0) {
            return ((word0 & lower) | (word1 & upper)) != 0;
        }
        if (word == 1) {
            return ((word1 & lower) | (word2 & upper)) != 0;
        }
        return ((word(word) & lower) | (word(word + 1) & upper)) != 0;
    }

    /**
     * Whether a piece cannot fall any further: it would collide one row lower.
     *
     * @param piece a piece that fits
     * @return true if it rests on the stack or the floor
     */
    public boolean isResting(Piece piece) {
        return collides(piece.moved(0, -1));
    }

    /**
     * A piece where a hard drop leaves it: as far down as nothing is in its way.
     *
     * @param piece a piece that fits
     * @return the piece where it rests
     * @throws IllegalArgumentException if it does not fit
     */
    public Piece dropped(Piece piece) {
        if (collides(piece)) {
            throw new IllegalArgumentException("a piece must fit the board to be dropped: " + piece);
        }
        // Nothing can be in the way above the stack.
        var rows = Math.max(0, piece.bottom() - stackHeight);
        while (!collides(piece.moved(0, -rows - 1))) {
            rows++;
        }
        return piece.moved(0, -rows);
    }

    /** What of a stamp put at a bit belongs to the next word. */
    private long overflow(long stamp, int bit) {
        return stamp >>> (layout.bits() - bit);
    }

    private long word(int i) {
        if (i >= FIELDS) {
            return i - FIELDS < higher.length ? higher[i - FIELDS] : 0;
        }
        // Chosen without a jump: which row a piece is in is hard to foresee.
        var lower = i == 0 ? word0 : word1;
        return i == 2 ? word2 : lower;
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
        var y = piece.bottom();
        if (piece.top() - y >= layout.rowsPerWord()) {
            return ofRows(layout, BoardRows.locked(this, piece));
        }
        var word = layout.wordOf(y);
        var bit = layout.firstBit(y) + piece.left();
        var stamp = PIECES.bits(piece, layout.width());
        var lower = (stamp << bit) & layout.usedBits();
        var upper = overflow(stamp, bit);
        return new Board(
                layout,
                word0 | (word == 0 ? lower : 0),
                word1 | (word == 1 ? lower : word == 0 ? upper : 0),
                word2 | (word == 2 ? lower : word == 1 ? upper : 0),
                word < FIELDS - 1 || (word == FIELDS - 1 && upper == 0)
                        ? higher
                        : BoardRows.withWords(higher, word - FIELDS, lower, upper),
                Math.max(stackHeight, piece.top() + 1));
    }

    /**
     * This board without its full rows: all are taken out in one pass, also when rows with gaps lie between, and the
     * rows above come down.
     *
     * @return the board after the clear and the rows that were full
     */
    public LineClear clearLines() {
        return higher.length > 0
                ? LineClear.ofRows(this, layout)
                : LineClear.ofWords(this, layout, word0, word1, word2);
    }

    /** Whether a row is full, asked of all rows of a word at once. */
    boolean hasFullRow() {
        return (layout.fullRows(word0) | layout.fullRows(word1) | layout.fullRows(word2)) != 0
                || BoardRows.haveFullRow(layout, higher);
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
            Check.within("column", holeColumns[i], 0, layout.lastX());
            garbage[i] = (int) layout.fullRow() & ~(1 << holeColumns[i]);
        }
        return raiseRows(garbage);
    }

    /**
     * This board lifted by rows of any pattern, inserted at the bottom one after the other. Cells lifted above the
     * topmost row are lost.
     *
     * @param garbage the rows in the order of their arrival, bit {@code x} for column {@code x}
     * @return the new board
     * @throws IllegalArgumentException if a row has bits beyond the board's width, or is full
     */
    public Board raiseRows(int... garbage) {
        BoardRows.requireGarbage(size(), garbage);
        return garbage.length == 0 ? this : ofRows(layout, BoardRows.raised(this, garbage));
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
        return ofRows(layout, BoardRows.flipped(this, x, y));
    }

    /**
     * The height of the highest filled cell of a column.
     *
     * @param x column, 0 to width − 1
     * @return rows from the floor to the top of that cell, 0 for an empty column
     * @throws IllegalArgumentException if there is no such column
     */
    public int columnHeight(int x) {
        Check.within("column", x, 0, layout.lastX());
        var column = layout.firstColumn() << x;
        var i = higher.length + FIELDS - 1;
        while (i > 0 && (word(i) & column) == 0) {
            i--;
        }
        var rows = layout.rowsIn(word(i) & column);
        return rows == 0 ? 0 : i * layout.rowsPerWord() + rows;
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
     * The number of holes: empty cells with a filled one anywhere above them in their column.
     *
     * @return 0 or more
     */
    public int holes() {
        return BoardRows.holes(this);
    }

    /**
     * How deep a column lies between its neighbours. A wall is as high as any column.
     *
     * @param x column, 0 to width − 1
     * @return rows from the height of this column to that of its lower neighbour, 0 if that is not higher
     * @throws IllegalArgumentException if there is no such column
     */
    public int wellDepth(int x) {
        return BoardRows.wellDepth(this, x);
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
        return row(y) == (int) layout.fullRow();
    }

    /**
     * The number of filled cells.
     *
     * @return 0 to width × height
     */
    public int filledCells() {
        return Long.bitCount(word0) + Long.bitCount(word1) + Long.bitCount(word2) + BoardRows.filledCells(higher);
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || (other instanceof Board that
                        && word0 == that.word0
                        && word1 == that.word1
                        && word2 == that.word2
                        && size().equals(that.size())
                        && Arrays.equals(higher, that.higher));
    }

    @Override
    public int hashCode() {
        var mix = Hash.mix(word0, word1) ^ Hash.mix(word2, layout.hash());
        for (var word : higher) {
            mix = Hash.mix(mix, word);
        }
        return Hash.code(mix);
    }

    /**
     * Returns the picture of the stack: the rows up to the highest filled cell, top row first, {@code X} filled and
     * {@code .} empty, each ended by a line feed; an empty board has no rows. {@link #parse(BoardSize, String)} reads
     * it back.
     */
    @Override
    public String toString() {
        return Picture.of(this);
    }
}
