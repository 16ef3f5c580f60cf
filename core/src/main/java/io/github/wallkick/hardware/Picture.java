package io.github.wallkick.hardware;

import io.github.wallkick.internal.CellSymbol;
import io.github.wallkick.internal.Check;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a player sees of a game at one moment, as an immutable value: the landed cells, the piece and its ghost in one field,
 * and what stands beside it. Column 0 is at the left, row 0 at the bottom, as in the engine.
 *
 * @since 0.1.0
 */
public final class Picture {
    private static final int GARBAGE_RGB = 0x999999;
    private static final List<Integer> OTHER_RGB = List.of(
            0xFF5555, 0xFFAA00, 0xAAAA00, 0x55FF55, 0x00AAAA, 0x55AAFF, 0xAA55FF, 0xFF55FF, 0xFFAAAA, 0xAAFFAA,
            0xAAAAFF, 0xDDDDDD);

    /**
     * What a cell belongs to.
     *
     * <p>Equality: enum constants, compared by identity.
     *
     * @since 0.1.0
     */
    public enum Layer {
        /** Nothing. */
        EMPTY,
        /** The stack. */
        LANDED,
        /** The piece under control. */
        FALLING,
        /** The place where it would land. */
        GHOST,
        /** A full row that is about to be taken out. */
        CLEARING
    }

    /**
     * How the game stands.
     *
     * <p>Equality: enum constants, compared by identity.
     *
     * @since 0.1.0
     */
    public enum Status {
        /** It goes on. */
        PLAYING,
        /** It waits. */
        PAUSED,
        /** It has ended. */
        OVER
    }

    /**
     * A cell that is not empty.
     *
     * @param layer what it belongs to, not {@link Layer#EMPTY}
     * @param type the type of its piece
     * @since 0.1.0
     */
    public record Cell(Layer layer, PieceType type) {
        /** Checks the layer. */
        public Cell {
            Objects.requireNonNull(type, "type");
            Check.that(layer != Layer.EMPTY, "the layer of a filled cell must not be", layer);
        }
    }

    /**
     * The numbers beside a field.
     *
     * @param score points, 0 or more
     * @param lines rows cleared, 0 or more
     * @param level the level, 0 or more
     * @since 0.1.0
     */
    public record Numbers(long score, int lines, int level) {
        /** All zero. */
        public static final Numbers NONE = new Numbers(0, 0, 0);

        /**
         * Checks the numbers.
         *
         * @throws IllegalArgumentException if one is negative
         */
        public Numbers {
            Check.atLeast("score", score, 0);
            Check.atLeast("lines", lines, 0);
            Check.atLeast("level", level, 0);
        }
    }

    /**
     * What stands beside the field.
     *
     * @param next the next pieces, the first one to come first
     * @param held the piece on hold
     * @param numbers score, lines and level
     * @param status how the game stands
     * @param garbage rows on their way from below, 0 or more
     * @since 0.1.0
     */
    public record Side(List<Shape> next, Optional<Shape> held, Numbers numbers, Status status, int garbage) {
        /** Nothing beside the field. */
        public static final Side NONE = new Side(List.of(), Optional.empty(), Numbers.NONE, Status.PLAYING, 0);

        /** Takes a copy, and checks the number. */
        public Side {
            next = List.copyOf(next);
            Check.atLeast("rows of garbage", garbage, 0);
        }
    }

    /**
     * Tells the cells of a field.
     *
     * @since 0.1.0
     */
    @FunctionalInterface
    public interface Cells {
        /**
         * What is in a cell.
         *
         * @param x column, from the left
         * @param y row, from the bottom
         * @return the cell, or empty if there is nothing in it
         */
        Optional<Cell> at(int x, int y);
    }

    private final int columns;
    /** Row by row from the bottom. */
    private final List<Optional<Cell>> cells;

    private final Side side;

    private Picture(int columns, List<Optional<Cell>> cells, Side side) {
        this.columns = columns;
        this.cells = cells;
        this.side = side;
    }

    /**
     * A picture.
     *
     * @param columns how wide the field is, 1 to 64
     * @param rows how high it is, 1 to 64; higher cells are not seen
     * @param cells what is in each cell
     * @param side what stands beside the field
     * @return the picture
     * @throws IllegalArgumentException if a measure is out of its range
     */
    public static Picture of(int columns, int rows, Cells cells, Side side) {
        Check.within("columns of a picture", columns, 1, Long.SIZE);
        Check.within("rows of a picture", rows, 1, Long.SIZE);
        var all = new ArrayList<Optional<Cell>>(columns * rows);
        for (var y = 0; y < rows; y++) {
            for (var x = 0; x < columns; x++) {
                all.add(cells.at(x, y));
            }
        }
        return new Picture(columns, List.copyOf(all), side);
    }

    /**
     * The number of columns.
     *
     * @return 1 to 64
     */
    public int columns() {
        return columns;
    }

    /**
     * The number of rows that are seen.
     *
     * @return 1 to 64
     */
    public int rows() {
        return cells.size() / columns;
    }

    /**
     * What a cell belongs to.
     *
     * @param x column, from the left
     * @param y row, from the bottom
     * @return the layer
     * @throws IllegalArgumentException if the cell is not in the picture
     */
    public Layer layer(int x, int y) {
        return cell(x, y).map(Cell::layer).orElse(Layer.EMPTY);
    }

    /**
     * What is in a cell.
     *
     * @param x column, from the left
     * @param y row, from the bottom
     * @return the cell, or empty if there is nothing in it
     * @throws IllegalArgumentException if the cell is not in the picture
     */
    public Optional<Cell> cell(int x, int y) {
        Check.within("column", x, 0, columns - 1);
        Check.within("row", y, 0, rows() - 1);
        return cells.get(y * columns + x);
    }

    /**
     * What stands beside the field.
     *
     * @return pieces, numbers and status
     */
    public Side side() {
        return side;
    }

    /**
     * The rows in which this picture differs from another one.
     *
     * @param before the picture that is shown
     * @return bit {@code y} for row {@code y}; all rows if the measures differ
     */
    public long dirtyRows(Picture before) {
        var all = -1L >>> (Long.SIZE - rows());
        if (before.columns != columns || before.rows() != rows()) {
            return all;
        }
        var dirty = 0L;
        for (var y = 0; y < rows(); y++) {
            var row = cells.subList(y * columns, (y + 1) * columns);
            if (!row.equals(before.cells.subList(y * columns, (y + 1) * columns))) {
                dirty |= 1L << y;
            }
        }
        return dirty;
    }

    /**
     * The colour in which displays draw a type: that of {@link Tetromino#rgb()}, gray for garbage, and some colour for types of
     * one's own, which depends on their symbol alone.
     *
     * @param type the type
     * @return red, green and blue, {@code 0xRRGGBB}
     */
    public static int rgb(PieceType type) {
        if (type instanceof Tetromino tetromino) {
            return tetromino.rgb();
        }
        return type.symbol() == 'G' ? GARBAGE_RGB : OTHER_RGB.get(type.symbol() % OTHER_RGB.size());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Picture that
                && columns == that.columns
                && side.equals(that.side)
                && cells.equals(that.cells);
    }

    @Override
    public int hashCode() {
        return Objects.hash(columns, cells, side);
    }

    /**
     * Returns the picture as text: the field, top row first, with the symbols of landed cells, small letters for the piece,
     * {@code +} for its ghost, {@code =} for rows that are about to go; and a line of what stands beside it.
     */
    @Override
    public String toString() {
        var text = new StringBuilder();
        for (var y = rows() - 1; y >= 0; y--) {
            for (var x = 0; x < columns; x++) {
                text.append(cell(x, y).map(Picture::symbol).orElse(String.valueOf(CellSymbol.EMPTY)));
            }
            text.append('\n');
        }
        var next = side.next().stream()
                .map(shape -> String.valueOf(shape.type().symbol()))
                .collect(Collectors.joining());
        var held = side.held().map(shape -> " hold " + shape.type().symbol()).orElse("");
        var numbers = side.numbers();
        text.append(side.status().name().toLowerCase(Locale.ROOT))
                .append(next.isEmpty() ? "" : " next " + next)
                .append(held)
                .append(" score ")
                .append(numbers.score())
                .append(" lines ")
                .append(numbers.lines())
                .append(" level ")
                .append(numbers.level())
                .append(side.garbage() == 0 ? "" : " garbage " + side.garbage())
                .append('\n');
        return text.toString();
    }

    private static String symbol(Cell cell) {
        var symbol = String.valueOf(cell.type().symbol());
        return switch (cell.layer()) {
            case GHOST -> "+";
            case CLEARING -> "=";
            case FALLING -> symbol.toLowerCase(Locale.ROOT);
            default -> symbol;
        };
    }
}
