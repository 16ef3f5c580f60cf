package io.github.wallkick.piece;

import java.util.List;

/**
 * A shape in one rotation state at one place; it knows no board.
 *
 * <pre>{@code
 * Piece t = new Piece(Tetromino.T.shape(), Rotation.SPAWN, 3, 18);
 * Piece lower = t.moved(0, -1);
 * }</pre>
 *
 * @param shape the cells in all four states
 * @param rotation the state it is in
 * @param x column of the lower-left cell of its box; may be negative, since the box's edge may be empty
 * @param y row of the lower-left cell of its box; may be negative likewise
 * @since 0.1.0
 */
public record Piece(Shape shape, Rotation rotation, int x, int y) {
    /**
     * The type of this piece.
     *
     * @return the type of its shape
     */
    public PieceType type() {
        return shape.type();
    }

    /**
     * This piece displaced; whether it fits there is the board's to say.
     *
     * @param dx columns to the right, negative to the left
     * @param dy rows upwards, negative downwards
     * @return the piece at the new place
     */
    public Piece moved(int dx, int dy) {
        return dx == 0 && dy == 0 ? this : new Piece(shape, rotation, x + dx, y + dy);
    }

    /**
     * This piece in another state of its shape, its box where it was.
     *
     * @param state the state to be in
     * @return the piece in that state
     */
    public Piece withRotation(Rotation state) {
        return state == rotation ? this : new Piece(shape, state, x, y);
    }

    /**
     * The cells that this piece covers.
     *
     * @return the cells in board coordinates, lowest row first, each row from left to right; immutable
     */
    public List<Cell> cells() {
        return shape.cells(rotation).stream()
                .map(cell -> new Cell(x + cell.x(), y + cell.y()))
                .toList();
    }

    /** Returns type, state and place, for example {@code T R (3,18)}. */
    @Override
    public String toString() {
        return shape.type().symbol() + " " + rotation.symbol() + " (" + x + "," + y + ")";
    }
}
