package io.github.wallkick.piece;

/**
 * A rectangle of cells, ends included.
 *
 * @param minX leftmost column
 * @param minY lowest row
 * @param maxX rightmost column, at least {@code minX}
 * @param maxY highest row, at least {@code minY}
 * @since 0.1.0
 */
public record Bounds(int minX, int minY, int maxX, int maxY) {
    /** The rectangle around the bits of a box, which must not be empty. */
    static Bounds of(long state) {
        var minX = Shape.MAX_BOX;
        var maxX = 0;
        for (var rest = state; rest != 0; rest &= rest - 1) {
            var x = Long.numberOfTrailingZeros(rest) % Shape.MAX_BOX;
            minX = Math.min(minX, x);
            maxX = Math.max(maxX, x);
        }
        var minY = Long.numberOfTrailingZeros(state) / Shape.MAX_BOX;
        var maxY = (Long.SIZE - 1 - Long.numberOfLeadingZeros(state)) / Shape.MAX_BOX;
        return new Bounds(minX, minY, maxX, maxY);
    }

    /**
     * The number of columns.
     *
     * @return at least 1
     */
    public int width() {
        return maxX - minX + 1;
    }

    /**
     * The number of rows.
     *
     * @return at least 1
     */
    public int height() {
        return maxY - minY + 1;
    }
}
