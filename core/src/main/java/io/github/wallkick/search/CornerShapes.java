package io.github.wallkick.search;

import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The four states of a shape pushed into the lower left corner of their box.
 *
 * <p>Search speaks of a piece's <i>corner</i>: the column and row of the lower left cell of the rectangle around its
 * filled cells. In these coordinates no cell lies left of or below the corner, so every collision test shifts one way,
 * and states that differ only by where they sit in the box (an I on its back and an I on its belly) become equal; such a
 * state's <i>twin</i> is the first state with the same cells.
 */
final class CornerShapes {
    static final int STATES = 4;

    private static final Orientation[] ROTATIONS = Orientation.values();

    private final Shape shape;
    private final long[] cells = new long[STATES];
    private final int[] twins = new int[STATES];
    /** The column and the row of the corner in the box, for each state. */
    private final int[] corners = new int[2 * STATES];

    CornerShapes(Shape shape) {
        this.shape = shape;
        for (var state = 0; state < STATES; state++) {
            var bounds = shape.bounds(ROTATIONS[state]);
            cells[state] = shape.bits(ROTATIONS[state]) >>> (bounds.minY() * Shape.MAX_BOX + bounds.minX());
            twins[state] = firstEqual(state);
            corners[2 * state] = bounds.minX();
            corners[2 * state + 1] = bounds.minY();
        }
    }

    private int firstEqual(int state) {
        var first = 0;
        while (cells[first] != cells[state]) {
            first++;
        }
        return first;
    }

    Shape shape() {
        return shape;
    }

    /** The cells of a state, corner at bit 0, cell {@code (x, y)} at bit {@code 8 * y + x}. */
    long cells(int state) {
        return cells[state];
    }

    /** The first state that has the same cells as this one. */
    int twin(int state) {
        return twins[state];
    }

    int width(int state) {
        return shape.bounds(ROTATIONS[state]).width();
    }

    int height(int state) {
        return shape.bounds(ROTATIONS[state]).height();
    }

    /** The column of the corner in the box. */
    int cornerX(int state) {
        return corners[2 * state];
    }

    /** The row of the corner in the box. */
    int cornerY(int state) {
        return corners[2 * state + 1];
    }

    /** The piece in a state whose corner is at a place. */
    Piece piece(int state, int x, int y) {
        return new Piece(shape, ROTATIONS[state], x - cornerX(state), y - cornerY(state));
    }

    /** Whether all four states of another shape have the same cells in the same places of the box. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other == this
                || (other instanceof CornerShapes that
                        && Arrays.equals(cells, that.cells)
                        && Arrays.equals(corners, that.corners));
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(cells) + Arrays.hashCode(corners);
    }
}
