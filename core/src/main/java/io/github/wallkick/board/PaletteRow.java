package io.github.wallkick.board;

import io.github.wallkick.piece.PieceType;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntFunction;

/** The types of the cells of one row; immutable, so that palettes share the rows in which they do not differ. */
final class PaletteRow {
    /** What stands in cells that are not filled, so that no null does. */
    private enum Blank implements PieceType {
        BLANK;

        @Override
        public char symbol() {
            return PictureRow.EMPTY;
        }
    }

    private final PieceType[] cells;

    private PaletteRow(PieceType[] cells) {
        this.cells = cells;
    }

    /** A row whose cells are asked for from the left. */
    static PaletteRow of(int width, IntFunction<Optional<PieceType>> cells) {
        var row = new PieceType[width];
        Arrays.setAll(row, x -> cells.apply(x).orElse(Blank.BLANK));
        return new PaletteRow(row);
    }

    /** A row of cells of one type where there is a bit. */
    static PaletteRow ofBits(int width, int bits, PieceType type) {
        return of(width, x -> ((bits >>> x) & 1) != 0 ? Optional.of(type) : Optional.empty());
    }

    static PaletteRow blank(int width) {
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

    PaletteRow with(int x, PieceType type) {
        var changed = cells.clone();
        changed[x] = type;
        return new PaletteRow(changed);
    }

    PaletteRow without(int x) {
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
        return other == this || (other instanceof PaletteRow that && Arrays.equals(cells, that.cells));
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
