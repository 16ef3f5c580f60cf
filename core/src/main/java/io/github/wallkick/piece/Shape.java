package io.github.wallkick.piece;

import io.github.wallkick.internal.CellSymbol;
import io.github.wallkick.internal.Hash;
import io.github.wallkick.internal.Quote;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The cells of one piece type in its four orientations, inside a square box.
 *
 * <p>The box is what turns: its lower-left cell is the origin of the coordinates, and kicks displace it. A shape is
 * immutable; two shapes are equal when type, box and all four orientations are.
 *
 * <pre>{@code
 * Shape t = Shape.of(Tetromino.T,
 *         ".X.",
 *         "XXX",
 *         "...");
 * t.isFilled(Orientation.RIGHT, 1, 2); // true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Shape {
    /** The largest side of a box, in cells. */
    public static final int MAX_BOX = 8;

    private static final Orientation[] ORIENTATIONS = Orientation.values();

    private final PieceType type;
    private final int box;
    private final long[] states;
    private final Bounds[] bounds;
    private final OrientedShape[] orientations;
    private final List<List<Cell>> cells;
    private final int hash;

    private Shape(PieceType type, int box, long[] states) {
        requireSymbol(type.symbol());
        this.type = type;
        this.box = box;
        this.states = states;
        this.hash = Hash.code(
                Hash.mix(Hash.mix(states[0], states[1]), Hash.mix(states[2], states[3]) + (box << 16) + type.symbol()));
        this.bounds = new Bounds[ORIENTATIONS.length];
        this.orientations = new OrientedShape[ORIENTATIONS.length];
        var lists = new ArrayList<List<Cell>>();
        for (var i = 0; i < ORIENTATIONS.length; i++) {
            bounds[i] = Bounds.of(states[i]);
            orientations[i] = new OrientedShape(this, ORIENTATIONS[i], states[i]);
            lists.add(cellsOf(states[i]));
        }
        this.cells = List.copyOf(lists);
    }

    /**
     * A shape drawn in its spawn orientation; the other three orientations are the box turned.
     *
     * @param type the type that has this shape
     * @param rows the square box, top row first; {@code '.'} is empty, any other visible character filled
     *     except {@code _ - 0 ·}, which other programs write for an empty cell
     * @return the shape
     * @throws IllegalArgumentException if the rows are not a square of 1 to 8 cells per side, if they hold no filled cell or
     *     a character that is neither, or if the type's symbol is not one that a filled cell may have
     */
    public static Shape of(PieceType type, String... rows) {
        var spawn = parsed(rows);
        var right = turnedClockwise(spawn, rows.length);
        var reverse = turnedClockwise(right, rows.length);
        var left = turnedClockwise(reverse, rows.length);
        return new Shape(type, rows.length, new long[] {spawn, right, reverse, left});
    }

    /**
     * A shape with each orientation drawn on its own, for rotation systems that do not simply turn the box.
     *
     * @param type the type that has this shape
     * @param spawn the spawn orientation's square box, top row first; {@code '.'} is empty, any other visible character filled
     *     except {@code _ - 0 ·}, which other programs write for an empty cell
     * @param right the orientation after a clockwise turn, in a box of the same side
     * @param reverse the orientation after a half turn, in a box of the same side
     * @param left the orientation after a counterclockwise turn, in a box of the same side
     * @return the shape
     * @throws IllegalArgumentException if the boxes are not squares of one and the same side from 1 to 8, if one holds
     *     no filled cell or a character that is neither, if the orientations differ in their number of cells, or if the type's
     *     symbol is not one that a filled cell may have
     */
    public static Shape ofOrientations(
            PieceType type, List<String> spawn, List<String> right, List<String> reverse, List<String> left) {
        var states = new long[ORIENTATIONS.length];
        var pictures = List.of(spawn, right, reverse, left);
        for (var i = 0; i < states.length; i++) {
            states[i] = parsed(pictures.get(i).toArray(String[]::new));
            if (pictures.get(i).size() != spawn.size()) {
                throw new IllegalArgumentException("all four orientations must have a box of side " + spawn.size()
                        + ": the box of orientation " + ORIENTATIONS[i].symbol() + " has side "
                        + pictures.get(i).size());
            }
            if (Long.bitCount(states[i]) != Long.bitCount(states[0])) {
                throw new IllegalArgumentException("all four orientations must have " + Long.bitCount(states[0])
                        + " cells: orientation " + ORIENTATIONS[i].symbol() + " has " + Long.bitCount(states[i]));
            }
        }
        return new Shape(type, spawn.size(), states);
    }

    /**
     * The type that has this shape.
     *
     * @return the type
     */
    public PieceType type() {
        return type;
    }

    /**
     * The side of the square box.
     *
     * @return cells per side, 1 to 8
     */
    public int box() {
        return box;
    }

    /**
     * The number of filled cells, the same in every state.
     *
     * @return 1 to 64; 4 for a tetromino
     */
    public int size() {
        return Long.bitCount(states[0]);
    }

    /**
     * Whether a cell of the box is filled.
     *
     * @param orientation the orientation to look at
     * @param x column of the box, from 0 at the left
     * @param y row of the box, from 0 at the bottom
     * @return true if filled; false for cells outside the box
     */
    public boolean isFilled(Orientation orientation, int x, int y) {
        return x >= 0 && x < box && y >= 0 && y < box && ((bits(orientation) >>> (y * MAX_BOX + x)) & 1) != 0;
    }

    /**
     * The filled cells of an orientation as bits: cell {@code (x, y)} of the box is bit {@code 8 * y + x}.
     *
     * @param orientation the orientation to look at
     * @return the bits, never 0
     */
    public long bits(Orientation orientation) {
        return states[orientation.ordinal()];
    }

    /** This shape in a state. */
    OrientedShape orientation(Orientation orientation) {
        return orientations[orientation.ordinal()];
    }

    /**
     * The smallest rectangle that holds the filled cells of a state.
     *
     * @param orientation the orientation to look at
     * @return the rectangle in coordinates of the box
     */
    public Bounds bounds(Orientation orientation) {
        return bounds[orientation.ordinal()];
    }

    /**
     * The filled cells of an orientation in coordinates of the box.
     *
     * @param orientation the orientation to look at
     * @return the cells, lowest row first, each row from left to right; immutable
     */
    public List<Cell> cells(Orientation orientation) {
        return cells.get(orientation.ordinal());
    }

    /** Also refuses the 0 of an enum constant that makes its shape before it has set its symbol. */
    private static void requireSymbol(char symbol) {
        if (!CellSymbol.isFilled(symbol)) {
            throw new IllegalArgumentException("a type's symbol must be a visible character other than . _ - 0 ·: "
                    + String.format("U+%04X", (int) symbol));
        }
    }

    /** The bits of a picture, row {@code y} from bit {@code 8 * y} on; the top row of the picture comes first. */
    private static long parsed(String... rows) {
        var side = rows.length;
        if (side < 1 || side > MAX_BOX) {
            throw new IllegalArgumentException("a box must have 1 to " + MAX_BOX + " rows: " + side);
        }
        var bits = 0L;
        for (var y = 0; y < side; y++) {
            var row = rows[side - 1 - y];
            if (row.length() != side) {
                throw new IllegalArgumentException(
                        "each row of a box of side " + side + " must have " + side + " characters: " + Quote.of(row));
            }
            for (var x = 0; x < side; x++) {
                var fault = CellSymbol.fault(row.charAt(x));
                if (!fault.isEmpty()) {
                    throw new IllegalArgumentException(fault + " in row " + Quote.of(row));
                }
                bits |= row.charAt(x) == CellSymbol.EMPTY ? 0 : bit(x, y);
            }
        }
        if (bits == 0) {
            throw new IllegalArgumentException("a shape must have a filled cell: box of side " + side + " is empty");
        }
        return bits;
    }

    private static long turnedClockwise(long bits, int side) {
        var turned = 0L;
        for (var y = 0; y < side; y++) {
            for (var x = 0; x < side; x++) {
                if ((bits & bit(x, y)) != 0) {
                    turned |= bit(y, side - 1 - x);
                }
            }
        }
        return turned;
    }

    private static long bit(int x, int y) {
        return 1L << (y * MAX_BOX + x);
    }

    private static List<Cell> cellsOf(long state) {
        var list = new ArrayList<Cell>();
        for (var rest = state; rest != 0; rest &= rest - 1) {
            var bit = Long.numberOfTrailingZeros(rest);
            list.add(new Cell(bit % MAX_BOX, bit / MAX_BOX));
        }
        return List.copyOf(list);
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || (other instanceof Shape that
                        && box == that.box
                        && Arrays.equals(states, that.states)
                        && type.equals(that.type));
    }

    @Override
    public int hashCode() {
        return hash;
    }

    /** Returns the type's letter and the side of the box, for example {@code T 3x3}. */
    @Override
    public String toString() {
        return type.symbol() + " " + box + "x" + box;
    }
}
