package io.github.wallkick.simulation;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;

/**
 * The cells of a piece moved into the lower-left corner of its box, so that turned pieces that look the same are equal.
 *
 * @param bits cell {@code (x, y)} as bit {@code 8 * y + x}
 * @param width columns of the cells
 * @param height rows of the cells
 */
record Footprint(long bits, int width, int height) {
    private static final int BOX_ROW = (1 << Shape.MAX_BOX) - 1;
    private static final long BOX_COLUMN = 0x0101_0101_0101_0101L;

    static Footprint of(Piece piece) {
        var bounds = piece.shape().bounds(piece.orientation());
        var corner = Shape.MAX_BOX * bounds.minY() + bounds.minX();
        return new Footprint(piece.shape().bits(piece.orientation()) >>> corner, bounds.width(), bounds.height());
    }

    /** A row of the cells, bit 0 for the leftmost column; 0 above the highest one. */
    int row(int y) {
        return y < height ? (int) (bits >>> (Shape.MAX_BOX * y)) & BOX_ROW : 0;
    }

    /** The lowest cell of a column; if it has none, a row that no board has, since nothing can be in its way. */
    int bottom(int x) {
        var column = bits & (BOX_COLUMN << x);
        return column == 0 ? BoardSize.MAX_HEIGHT : Long.numberOfTrailingZeros(column) / Shape.MAX_BOX;
    }

    /** The rows from the lowest cell of the piece to the highest of a column; so few that none are left if it has none. */
    int top(int x) {
        var column = bits & (BOX_COLUMN << x);
        return column == 0
                ? -BoardSize.MAX_HEIGHT
                : (Long.SIZE - 1 - Long.numberOfLeadingZeros(column)) / Shape.MAX_BOX + 1;
    }
}
