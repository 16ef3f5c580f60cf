package io.github.wallkick.piece;

import io.github.wallkick.internal.BitReader;
import io.github.wallkick.internal.Hash;
import java.util.List;

/**
 * A shape in one orientation at one place; it knows no board.
 *
 * <p>A piece is immutable; two pieces are equal when shape, orientation and place are.
 *
 * <pre>{@code
 * Piece t = new Piece(Tetromino.T.shape(), Orientation.SPAWN, 3, 18);
 * Piece lower = t.moved(0, -1);
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Piece {
    static {
        // The cells as bits in rows of a board's width, (left, bottom) being bit 0; for widths in which 64 bits hold
        // them.
        BitReader.install(Piece.class, (piece, width) -> piece.oriented.bits(width));
    }

    // Shape and orientation are one reference, so that a piece is small and a board finds the cells at the first step.
    private final OrientedShape oriented;
    private final int x;
    private final int y;

    /**
     * A piece at a place.
     *
     * @param shape the cells in all four orientations
     * @param orientation one of its four orientations
     * @param x column of the lower-left cell of its box; may be negative, since the box's edge may be empty
     * @param y row of the lower-left cell of its box; may be negative, too
     */
    public Piece(Shape shape, Orientation orientation, int x, int y) {
        this(shape.orientation(orientation), x, y);
    }

    private Piece(OrientedShape oriented, int x, int y) {
        this.oriented = oriented;
        this.x = x;
        this.y = y;
    }

    /**
     * The shape of this piece.
     *
     * @return its cells in all four orientations
     */
    public Shape shape() {
        return oriented.shape();
    }

    /**
     * The orientation of this piece.
     *
     * @return one of its four orientations
     */
    public Orientation orientation() {
        return oriented.orientation();
    }

    /**
     * The column of the lower-left cell of its box.
     *
     * @return the column; may be negative
     */
    public int x() {
        return x;
    }

    /**
     * The row of the lower-left cell of its box.
     *
     * @return the row; may be negative
     */
    public int y() {
        return y;
    }

    /**
     * The type of this piece.
     *
     * @return the type of its shape
     */
    public PieceType type() {
        return shape().type();
    }

    /**
     * The column of its leftmost cells.
     *
     * @return the column in board coordinates, negative beyond the left wall
     */
    public int left() {
        return x + oriented.minX();
    }

    /**
     * The column of its rightmost cells.
     *
     * @return the column in board coordinates, at least {@link #left()}
     */
    public int right() {
        return x + oriented.maxX();
    }

    /**
     * The row of its lowest cells.
     *
     * @return the row in board coordinates, negative below the floor
     */
    public int bottom() {
        return y + oriented.minY();
    }

    /**
     * The row of its highest cells.
     *
     * @return the row in board coordinates, at least {@link #bottom()}
     */
    public int top() {
        return y + oriented.maxY();
    }

    /**
     * This piece displaced. The board decides whether it fits there.
     *
     * @param dx columns to the right, negative to the left
     * @param dy rows upwards, negative downwards
     * @return the piece at the new place
     */
    public Piece moved(int dx, int dy) {
        return dx == 0 && dy == 0 ? this : new Piece(oriented, x + dx, y + dy);
    }

    /**
     * This piece in another orientation, its box where it was.
     *
     * @param orientation the orientation to be in
     * @return the piece in that orientation
     */
    public Piece withOrientation(Orientation orientation) {
        return orientation == orientation() ? this : new Piece(shape(), orientation, x, y);
    }

    /**
     * The cells that this piece covers.
     *
     * @return the cells in board coordinates, lowest row first, each row from left to right; immutable
     */
    public List<Cell> cells() {
        return shape().cells(orientation()).stream()
                .map(cell -> new Cell(x + cell.x(), y + cell.y()))
                .toList();
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || (other instanceof Piece that
                        && x == that.x
                        && y == that.y
                        && orientation() == that.orientation()
                        && shape().equals(that.shape()));
    }

    @Override
    public int hashCode() {
        return Hash.code(Hash.mix(oriented.hash(), (long) x << Integer.SIZE | Integer.toUnsignedLong(y)));
    }

    /** Returns type, orientation and place, for example {@code T R (3,18)}. */
    @Override
    public String toString() {
        return shape().type().symbol() + " " + orientation().symbol() + " (" + x + "," + y + ")";
    }
}
