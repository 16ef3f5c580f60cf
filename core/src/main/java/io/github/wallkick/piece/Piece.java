package io.github.wallkick.piece;

import java.util.List;

/**
 * A shape in one rotation state at one place; it knows no board.
 *
 * <p>A piece is immutable; two pieces are equal when shape, state and place are.
 *
 * <pre>{@code
 * Piece t = new Piece(Tetromino.T.shape(), Rotation.SPAWN, 3, 18);
 * Piece lower = t.moved(0, -1);
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Piece {
    // Shape and state are one reference, so that a piece is small and a board finds the cells at the first step.
    private final Orientation orientation;
    private final int x;
    private final int y;

    /**
     * A piece at a place.
     *
     * @param shape the cells in all four states
     * @param rotation the state it is in
     * @param x column of the lower-left cell of its box; may be negative, since the box's edge may be empty
     * @param y row of the lower-left cell of its box; may be negative likewise
     */
    public Piece(Shape shape, Rotation rotation, int x, int y) {
        this(shape.orientation(rotation), x, y);
    }

    private Piece(Orientation orientation, int x, int y) {
        this.orientation = orientation;
        this.x = x;
        this.y = y;
    }

    /**
     * The shape of this piece.
     *
     * @return its cells in all four states
     */
    public Shape shape() {
        return orientation.shape();
    }

    /**
     * The rotation state of this piece.
     *
     * @return the state it is in
     */
    public Rotation rotation() {
        return orientation.rotation();
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
        return x + orientation.minX();
    }

    /**
     * The column of its rightmost cells.
     *
     * @return the column in board coordinates, at least {@link #left()}
     */
    public int right() {
        return x + orientation.maxX();
    }

    /**
     * The row of its lowest cells.
     *
     * @return the row in board coordinates, negative below the floor
     */
    public int bottom() {
        return y + orientation.minY();
    }

    /**
     * The row of its highest cells.
     *
     * @return the row in board coordinates, at least {@link #bottom()}
     */
    public int top() {
        return y + orientation.maxY();
    }

    /**
     * The cells of this piece as bits in rows of a board's width, as {@link Shape#bits(Rotation, int)} has them: the cell
     * {@code (left(), bottom())} is bit 0.
     *
     * @param width columns of a row, at least the piece's; all of its rows must fit in 64 bits
     * @return the bits; 0 beyond the 64th
     */
    public long bits(int width) {
        return orientation.bits(width);
    }

    /**
     * This piece displaced; whether it fits there is the board's to say.
     *
     * @param dx columns to the right, negative to the left
     * @param dy rows upwards, negative downwards
     * @return the piece at the new place
     */
    public Piece moved(int dx, int dy) {
        return dx == 0 && dy == 0 ? this : new Piece(orientation, x + dx, y + dy);
    }

    /**
     * This piece in another state of its shape, its box where it was.
     *
     * @param state the state to be in
     * @return the piece in that state
     */
    public Piece withRotation(Rotation state) {
        return state == rotation() ? this : new Piece(shape(), state, x, y);
    }

    /**
     * The cells that this piece covers.
     *
     * @return the cells in board coordinates, lowest row first, each row from left to right; immutable
     */
    public List<Cell> cells() {
        return shape().cells(rotation()).stream()
                .map(cell -> new Cell(x + cell.x(), y + cell.y()))
                .toList();
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || (other instanceof Piece that
                        && x == that.x
                        && y == that.y
                        && rotation() == that.rotation()
                        && shape().equals(that.shape()));
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * shape().hashCode() + rotation().ordinal()) + x) + y;
    }

    /** Returns type, state and place, for example {@code T R (3,18)}. */
    @Override
    public String toString() {
        return shape().type().symbol() + " " + rotation().symbol() + " (" + x + "," + y + ")";
    }
}
