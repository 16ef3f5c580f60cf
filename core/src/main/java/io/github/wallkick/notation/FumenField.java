package io.github.wallkick.notation;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.board.GarbageCell;
import io.github.wallkick.board.Palette;
import io.github.wallkick.internal.Check;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The cells of a page of a {@link Fumen}: 10 columns, rows 0 to 22 from the bottom, and below them, in row −1, the garbage row that may rise.
 * Fields of equal cells are equal.
 *
 * @since 0.1.0
 */
public final class FumenField {
    /** The number of columns. */
    public static final int WIDTH = 10;
    /** The number of rows without the garbage row. */
    public static final int HEIGHT = 23;

    /** The number of cells, the garbage row's included. */
    static final int CELLS = WIDTH * (HEIGHT + 1);
    /** The types in the order of their numbers, which begin with 1. */
    private static final List<PieceType> TYPES = List.of(
            Tetromino.I,
            Tetromino.L,
            Tetromino.O,
            Tetromino.Z,
            Tetromino.T,
            Tetromino.J,
            Tetromino.S,
            GarbageCell.GARBAGE);

    private static final FumenField EMPTY = new FumenField(new byte[CELLS]);

    /** The numbers of the cells, row 22 first, the garbage row last; nobody changes them. */
    private final byte[] cells;

    private FumenField(byte[] cells) {
        this.cells = cells;
    }

    /** A field of cells in the order of the text. */
    static FumenField ofCells(byte[] cells) {
        return new FumenField(cells.clone());
    }

    /**
     * A field without cells.
     *
     * @return the field
     */
    public static FumenField empty() {
        return EMPTY;
    }

    /**
     * A coloured board as a field with an empty garbage row.
     *
     * @param palette the board, 10 wide, with no cell above row 22
     * @return the field
     * @throws IllegalArgumentException if it has another width, cells above, or a type that is neither a {@link Tetromino} nor
     *     garbage
     */
    public static FumenField of(Palette palette) {
        var size = palette.size();
        Check.that(size.width() == WIDTH, "a board must be 10 wide for a fumen", size);
        var cells = new byte[CELLS];
        for (var y = 0; y < size.height(); y++) {
            for (var x = 0; x < WIDTH; x++) {
                var type = palette.typeAt(x, y);
                if (type.isPresent()) {
                    Check.that(y < HEIGHT, "cells of a fumen must be in rows 0 to 22", new Cell(x, y));
                    cells[index(x, y)] = number(type.get());
                }
            }
        }
        return new FumenField(cells);
    }

    /**
     * The type of a cell.
     *
     * @param x column, 0 to 9
     * @param y row, 0 to 22; −1 is the garbage row
     * @return the type; gray is {@link GarbageCell#GARBAGE}; empty if the cell is
     * @throws IllegalArgumentException if there is no such cell
     */
    public Optional<PieceType> typeAt(int x, int y) {
        var number = cells[checkedIndex(x, y)];
        return number == 0 ? Optional.empty() : Optional.of(TYPES.get(number - 1));
    }

    /**
     * This field with one cell changed.
     *
     * @param x column, 0 to 9
     * @param y row, 0 to 22; −1 is the garbage row
     * @param type what it is to be; empty for an empty cell
     * @return the changed field
     * @throws IllegalArgumentException if there is no such cell, or no such type in a fumen
     */
    public FumenField withCell(int x, int y, Optional<? extends PieceType> type) {
        var index = checkedIndex(x, y);
        var changed = cells.clone();
        changed[index] = type.map(FumenField::number).orElse((byte) 0);
        return new FumenField(changed);
    }

    /**
     * The cells as a palette, without the garbage row.
     *
     * @param size the measures of a board, 10 wide
     * @return the palette
     * @throws IllegalArgumentException if the size has another width, or is too low for the cells
     */
    public Palette palette(BoardSize size) {
        Check.that(size.width() == WIDTH, "a board must be 10 wide for a fumen", size);
        var rows = rows();
        var height = rows.length() / (WIDTH + 1);
        Check.that(height <= size.height(), "a board must be " + height + " high for the cells of the fumen", size);
        return Palette.parse(size, rows);
    }

    private static int index(int x, int y) {
        return (HEIGHT - 1 - y) * WIDTH + x;
    }

    private static int checkedIndex(int x, int y) {
        Check.within("column", x, 0, WIDTH - 1);
        Check.within("row", y, -1, HEIGHT - 1);
        return index(x, y);
    }

    private static byte number(PieceType type) {
        var index = TYPES.indexOf(type);
        Check.that(index >= 0, "a type must be a tetromino or garbage for a fumen", type);
        return (byte) (index + 1);
    }

    /** The number of a cell in the order of the text. */
    int number(int index) {
        return cells[index];
    }

    void copyTo(byte[] target) {
        System.arraycopy(cells, 0, target, 0, CELLS);
    }

    FumenField withLocked(Fumen.Placement piece) {
        var locked = cells.clone();
        for (var cell : piece.cells()) {
            locked[index(cell.x(), cell.y())] = number(piece.type());
        }
        return new FumenField(locked);
    }

    FumenField withoutFullRows() {
        var kept = cells.clone();
        var to = HEIGHT - 1;
        for (var from = HEIGHT - 1; from >= 0; from--) {
            if (!isFull(from)) {
                System.arraycopy(cells, from * WIDTH, kept, to * WIDTH, WIDTH);
                to--;
            }
        }
        if (to < 0) {
            return this;
        }
        Arrays.fill(kept, 0, (to + 1) * WIDTH, (byte) 0);
        return new FumenField(kept);
    }

    private boolean isFull(int row) {
        for (var i = row * WIDTH; i < (row + 1) * WIDTH; i++) {
            if (cells[i] == 0) {
                return false;
            }
        }
        return true;
    }

    FumenField risen() {
        var risen = new byte[CELLS];
        System.arraycopy(cells, WIDTH, risen, 0, CELLS - WIDTH);
        return new FumenField(risen);
    }

    FumenField mirrored() {
        var mirrored = cells.clone();
        for (var i = 0; i < CELLS - WIDTH; i++) {
            mirrored[i] = cells[i - i % WIDTH + WIDTH - 1 - i % WIDTH];
        }
        return new FumenField(mirrored);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this || (other instanceof FumenField that && Arrays.equals(cells, that.cells));
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(cells);
    }

    private String rows() {
        var first = 0;
        while (first < CELLS - WIDTH && cells[first] == 0) {
            first++;
        }
        return rows(first / WIDTH, HEIGHT);
    }

    private String rows(int from, int to) {
        var text = new StringBuilder();
        for (var i = from * WIDTH; i < to * WIDTH; i++) {
            text.append(cells[i] == 0 ? '.' : TYPES.get(cells[i] - 1).symbol());
            text.append(i % WIDTH == WIDTH - 1 ? "\n" : "");
        }
        return text.toString();
    }

    /**
     * Returns the picture: the rows up to the highest filled cell, top row first, as {@link Palette} draws them; a garbage row
     * that is not empty follows below a line of ten {@code -}.
     */
    @Override
    public String toString() {
        var garbage = rows(HEIGHT, HEIGHT + 1);
        return garbage.equals("..........\n") ? rows() : rows() + "----------\n" + garbage;
    }
}
