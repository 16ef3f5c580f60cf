package io.github.wallkick.board;

import io.github.wallkick.NotationException;
import io.github.wallkick.internal.CellSymbol;
import io.github.wallkick.internal.Check;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The colours of a board: which piece type each filled cell came from, as displays need it.
 *
 * <p>A palette follows the changes of a {@link Board}; those of a whole game are followed by
 * {@code Transition.palette}. It is a value of its own, so that games without colours do no work for them. As long as both
 * see the same changes, the coloured cells are the filled ones: {@code palette.board().equals(board)}. A palette never
 * changes: a change makes a new one, which shares the rows that are the same. Palettes of equal size and types are equal.
 *
 * <pre>{@code
 * Board board = Board.empty();
 * Palette palette = Palette.empty();
 * Piece bar = new Piece(Tetromino.I.shape(), Orientation.SPAWN, 0, -2);
 * LineClear clear = board.place(bar);
 * board = clear.board().raise(7);
 * palette = palette.lock(bar).clear(clear).raise(7);
 * palette.toString(); // "IIII......\nGGGGGGG.GG\n"
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Palette {
    private final BoardSize size;
    /** Rows from the bottom up to the highest coloured cell. */
    private final List<Row> rows;

    private Palette(BoardSize size, List<Row> rows) {
        var height = Math.min(rows.size(), size.height());
        while (height > 0 && rows.get(height - 1).isBlank()) {
            height--;
        }
        this.size = size;
        this.rows = List.copyOf(rows.subList(0, height));
    }

    /**
     * The palette of an empty board of the guideline's size.
     *
     * @return the palette
     */
    public static Palette empty() {
        return empty(BoardSize.STANDARD);
    }

    /**
     * The palette of an empty board.
     *
     * @param size the measures of the board
     * @return the palette
     */
    public static Palette empty(BoardSize size) {
        return new Palette(size, List.of());
    }

    /**
     * A palette in one colour, for a board whose history is not known.
     *
     * @param board the board to colour
     * @param type the type that each filled cell is to have
     * @return the palette
     */
    public static Palette of(Board board, PieceType type) {
        var rows = new ArrayList<Row>();
        for (var y = 0; y < board.stackHeight(); y++) {
            rows.add(Row.ofBits(board.width(), board.row(y), type));
        }
        return new Palette(board.size(), rows);
    }

    /**
     * A palette of tetrominoes and garbage drawn as text, for example {@code "IIII......\nGGGGGGG.GG\n"}.
     *
     * @param size the measures of the board
     * @param picture rows as wide as the board, top row first, the last one row 0; {@code '.'} is empty, the letters
     *     {@code I O T S Z J L} and {@code G} are cells of that type; blanks around a row and empty lines are ignored,
     *     rows above the first one are empty
     * @return the palette
     * @throws NotationException if a row is not as wide as the board, if there are more rows than it has, or if a
     *     character is the symbol of no type
     */
    public static Palette parse(BoardSize size, String picture) {
        return Picture.palette(size, Picture.STANDARD_TYPES, picture);
    }

    /**
     * A palette of any types drawn as text.
     *
     * @param size the measures of the board
     * @param types the types whose symbols may occur, each with a symbol of its own
     * @param picture rows as in {@link #parse(BoardSize, String)}, with the symbols of those types
     * @return the palette
     * @throws NotationException as in {@link #parse(BoardSize, String)}
     * @throws IllegalArgumentException if two of the types have the same symbol
     */
    public static Palette parse(BoardSize size, Collection<? extends PieceType> types, String picture) {
        return Picture.palette(size, types, picture);
    }

    /** A palette of rows from the bottom, no more than the board has. */
    static Palette ofRows(BoardSize size, List<Row> rows) {
        return new Palette(size, rows);
    }

    /**
     * The measures of the board.
     *
     * @return its size
     */
    public BoardSize size() {
        return size;
    }

    /**
     * The type that a cell came from.
     *
     * @param x column, 0 to width − 1
     * @param y row, 0 to height − 1
     * @return the type; empty if the cell is not filled
     * @throws IllegalArgumentException if the cell is not on the board
     */
    public Optional<PieceType> typeAt(int x, int y) {
        requireCell(x, y);
        return y < rows.size() ? rows.get(y).typeAt(x) : Optional.empty();
    }

    /**
     * The board whose filled cells are the coloured ones.
     *
     * @return the board
     */
    public Board board() {
        return Board.ofRows(size, rows.stream().mapToInt(Row::bits).toArray());
    }

    /**
     * This palette after {@link Board#lock(Piece)}.
     *
     * @param piece the piece that was locked
     * @return the palette with its cells in the colour of its type
     * @throws IllegalArgumentException if a cell of the piece is not on the board or already coloured
     */
    public Palette lock(Piece piece) {
        var locked = rowsUpTo(piece.top());
        for (var cell : piece.cells()) {
            if (!isOnBoard(cell.x(), cell.y()) || !locked.get(cell.y()).isBlank(cell.x())) {
                throw new IllegalArgumentException("a piece must fit the palette to be locked: " + piece);
            }
            locked.set(cell.y(), locked.get(cell.y()).with(cell.x(), piece.type()));
        }
        return new Palette(size, locked);
    }

    /**
     * This palette after {@link Board#clearLines()} or, with the piece locked before, {@link Board#place(Piece)}.
     *
     * @param clear what became of the board
     * @return the palette without the rows that were full
     * @throws IllegalArgumentException if one of the rows is not full in this palette, or the board has another size
     */
    public Palette clear(LineClear clear) {
        requireSize(clear.board());
        if (clear.rowMask() == 0) {
            return this;
        }
        clear.rows().forEach(this::requireFull);
        var kept = new ArrayList<Row>();
        for (var y = 0; y < rows.size(); y++) {
            if (!clear.wasFull(y)) {
                kept.add(rows.get(y));
            }
        }
        return new Palette(size, kept);
    }

    /**
     * This palette with a piece over it, as rules leave it that let a piece lock where cells are filled: what is beyond the
     * board is lost, and cells that are coloured already take the piece's colour.
     *
     * @param piece the piece
     * @return the palette with its cells on the board in the colour of its type
     */
    public Palette paint(Piece piece) {
        var painted = rowsUpTo(piece.top());
        for (var cell : piece.cells()) {
            if (isOnBoard(cell.x(), cell.y())) {
                painted.set(cell.y(), painted.get(cell.y()).with(cell.x(), piece.type()));
            }
        }
        return new Palette(size, painted);
    }

    /**
     * This palette after a clear of any kind: hidden rows may stay, rows may come twice, cells may be lost or fall each by
     * itself. Where whole rows move, their colours move with them; otherwise the cells of a column keep their order from the
     * bottom up, and a cell more than there were has the colour of the one below it.
     *
     * @param clear what became of the board whose cells this palette has
     * @return a palette whose coloured cells are the filled ones of the cleared board
     * @throws IllegalArgumentException if the board has another size
     */
    public Palette follow(LineClear clear) {
        requireSize(clear.board());
        var moved = new ArrayList<Row>();
        var next = 0;
        for (var y = 0; y < clear.board().stackHeight(); y++) {
            while (next < rows.size() && clear.wasFull(next)) {
                next++;
            }
            var bits = clear.board().row(y);
            if (bits == bits(next)) {
                moved.add(row(next));
                next++;
            } else if (bits == 0) {
                moved.add(Row.blank(size.width()));
            } else if (y > 0 && bits == moved.get(y - 1).bits()) {
                moved.add(moved.get(y - 1));
            } else {
                return fall(clear);
            }
        }
        return new Palette(size, moved);
    }

    /** The colours by column, from the bottom up. */
    private Palette fall(LineClear clear) {
        var board = clear.board();
        var fallen = new ArrayList<>(Collections.nCopies(board.stackHeight(), Row.blank(size.width())));
        for (var x = 0; x < size.width(); x++) {
            var left = typesOfColumn(x, clear).iterator();
            PieceType type = GarbageCell.GARBAGE;
            for (var y = 0; y < fallen.size(); y++) {
                if (board.isFilled(x, y)) {
                    type = left.hasNext() ? left.next() : type;
                    fallen.set(y, fallen.get(y).with(x, type));
                }
            }
        }
        return new Palette(size, fallen);
    }

    /** The types of a column that are not cleared, from the bottom up. */
    private List<PieceType> typesOfColumn(int x, LineClear clear) {
        var types = new ArrayList<PieceType>();
        for (var y = 0; y < rows.size(); y++) {
            if (!clear.wasFull(y)) {
                rows.get(y).typeAt(x).ifPresent(types::add);
            }
        }
        return types;
    }

    private Row row(int y) {
        return y < rows.size() ? rows.get(y) : Row.blank(size.width());
    }

    private int bits(int y) {
        return y < rows.size() ? rows.get(y).bits() : 0;
    }

    private void requireSize(Board board) {
        if (!board.size().equals(size)) {
            throw new IllegalArgumentException(
                    "the cleared board must have the palette's size " + size + ": " + board.size());
        }
    }

    /**
     * This palette after {@link Board#raise(int...)}; the new cells are {@link GarbageCell#GARBAGE}.
     *
     * @param holeColumns the hole's column of each row, in the order of their arrival, 0 to width − 1
     * @return the palette lifted by the garbage rows
     * @throws IllegalArgumentException if a hole is not on the board
     */
    public Palette raise(int... holeColumns) {
        var garbage = new int[holeColumns.length];
        for (var i = 0; i < garbage.length; i++) {
            requireCell(holeColumns[i], 0);
            garbage[i] = fullRow() & ~(1 << holeColumns[i]);
        }
        return raiseRows(GarbageCell.GARBAGE, garbage);
    }

    /**
     * This palette after {@link Board#raiseRows(int...)}.
     *
     * @param type the type of the new cells
     * @param garbage the rows in the order of their arrival, bit {@code x} for column {@code x}
     * @return the palette lifted by the rows
     * @throws IllegalArgumentException if a row has bits beyond the board's width, or is full
     */
    public Palette raiseRows(PieceType type, int... garbage) {
        if (garbage.length == 0) {
            return this;
        }
        BoardRows.requireGarbage(size, garbage);
        var raised = new ArrayList<Row>();
        for (var row : garbage) {
            raised.add(Row.ofBits(size.width(), row, type));
        }
        Collections.reverse(raised);
        raised.addAll(rows);
        return new Palette(size, raised);
    }

    /**
     * This palette with one cell in a colour.
     *
     * @param x column, 0 to width − 1
     * @param y row, 0 to height − 1
     * @param type the type that the cell is to have
     * @return the edited palette
     * @throws IllegalArgumentException if the cell is not on the board
     */
    public Palette withCell(int x, int y, PieceType type) {
        requireCell(x, y);
        var edited = rowsUpTo(y);
        edited.set(y, edited.get(y).with(x, type));
        return new Palette(size, edited);
    }

    /**
     * This palette with one cell empty.
     *
     * @param x column, 0 to width − 1
     * @param y row, 0 to height − 1
     * @return the edited palette
     * @throws IllegalArgumentException if the cell is not on the board
     */
    public Palette withoutCell(int x, int y) {
        requireCell(x, y);
        if (y >= rows.size()) {
            return this;
        }
        var edited = new ArrayList<>(rows);
        edited.set(y, edited.get(y).without(x));
        return new Palette(size, edited);
    }

    /** A copy of the rows to edit, which reaches a row that may be above the coloured ones. */
    private List<Row> rowsUpTo(int y) {
        var copy = new ArrayList<>(rows);
        while (copy.size() <= Math.min(y, size.height() - 1)) {
            copy.add(Row.blank(size.width()));
        }
        return copy;
    }

    private boolean isOnBoard(int x, int y) {
        return x >= 0 && x < size.width() && y >= 0 && y < size.height();
    }

    private void requireCell(int x, int y) {
        Check.within("column", x, 0, size.width() - 1);
        Check.within("row", y, 0, size.height() - 1);
    }

    private void requireFull(int y) {
        if (y >= rows.size() || rows.get(y).bits() != fullRow()) {
            throw new IllegalArgumentException("a row must be full in the palette to be cleared: " + y);
        }
    }

    private int fullRow() {
        return -1 >>> (Integer.SIZE - size.width());
    }

    @Override
    public boolean equals(Object other) {
        return other == this || (other instanceof Palette that && size.equals(that.size) && rows.equals(that.rows));
    }

    @Override
    public int hashCode() {
        return 31 * size.hashCode() + rows.hashCode();
    }

    /**
     * Returns the picture of the stack: the rows up to the highest coloured cell, top row first, the types' symbols and
     * {@code .} for empty, each ended by a line feed. {@link #parse(BoardSize, Collection, String)} reads it back, and
     * {@link Board#parse(BoardSize, String)} reads the board of it.
     */
    @Override
    public String toString() {
        return picture();
    }

    private String picture() {
        var text = new StringBuilder();
        for (var y = rows.size() - 1; y >= 0; y--) {
            text.append(rows.get(y)).append('\n');
        }
        return text.toString();
    }

    /** The types of the cells of one row; immutable, so that palettes share the rows in which they do not differ. */
    static final class Row {
        /** What stands in cells that are not filled, so that no null does. */
        private enum Blank implements PieceType {
            BLANK;

            @Override
            public char symbol() {
                return CellSymbol.EMPTY;
            }
        }

        private final PieceType[] cells;

        private Row(PieceType[] cells) {
            this.cells = cells;
        }

        /** A row whose cells are asked for from the left; null for an empty one. */
        static Row of(int width, IntFunction<@Nullable PieceType> cells) {
            var row = new PieceType[width];
            for (var x = 0; x < width; x++) {
                var type = cells.apply(x);
                row[x] = type == null ? Blank.BLANK : type;
            }
            return new Row(row);
        }

        /** A row of cells of one type where there is a bit. */
        static Row ofBits(int width, int bits, PieceType type) {
            return of(width, x -> ((bits >>> x) & 1) != 0 ? type : null);
        }

        static Row blank(int width) {
            return ofBits(width, 0, Blank.BLANK);
        }

        Optional<PieceType> typeAt(int x) {
            return isBlank(x) ? Optional.empty() : Optional.of(cells[x]);
        }

        boolean isBlank(int x) {
            return cells[x] == Blank.BLANK;
        }

        boolean isBlank() {
            return bits() == 0;
        }

        Row with(int x, PieceType type) {
            var changed = cells.clone();
            changed[x] = type;
            return new Row(changed);
        }

        Row without(int x) {
            return with(x, Blank.BLANK);
        }

        /** The filled cells as a board row. */
        int bits() {
            var bits = 0;
            for (var x = 0; x < cells.length; x++) {
                if (!isBlank(x)) {
                    bits |= 1 << x;
                }
            }
            return bits;
        }

        @Override
        public boolean equals(Object other) {
            return other == this || (other instanceof Row that && Arrays.equals(cells, that.cells));
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(cells);
        }

        @Override
        public String toString() {
            var text = new StringBuilder(cells.length);
            for (var type : cells) {
                text.append(type.symbol());
            }
            return text.toString();
        }
    }
}
