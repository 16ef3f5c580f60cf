package io.github.wallkick.piece;

/**
 * A shape in one of its four orientations: what a piece needs to know about its cells, found by one step from the piece. The
 * rectangle and the rows are worked out once, since boards ask for them with every move tried.
 */
final class OrientedShape {
    /** The width of nearly all boards, for which rows are kept. */
    private static final int USUAL_WIDTH = 10;

    private final Shape shape;
    private final Orientation orientation;
    private final long bits;
    private final long usualRows;
    private final long hash;
    private final int minX;
    private final int minY;
    private final int maxX;
    private final int maxY;

    /** The orientation of a shape whose cells are bits of its box. */
    OrientedShape(Shape shape, Orientation orientation, long bits) {
        var bounds = Bounds.of(bits);
        this.shape = shape;
        this.orientation = orientation;
        this.bits = bits;
        this.minX = bounds.minX();
        this.minY = bounds.minY();
        this.maxX = bounds.maxX();
        this.maxY = bounds.maxY();
        this.usualRows = rows(USUAL_WIDTH);
        this.hash = 4L * shape.hashCode() + orientation.ordinal();
    }

    Shape shape() {
        return shape;
    }

    Orientation orientation() {
        return orientation;
    }

    /** A number that differs for the orientations of a shape. */
    long hash() {
        return hash;
    }

    int minX() {
        return minX;
    }

    int minY() {
        return minY;
    }

    int maxX() {
        return maxX;
    }

    int maxY() {
        return maxY;
    }

    /**
     * The filled cells as bits in rows of a board's width, pushed into the lower left corner: the cell {@code (x, y)} of
     * the smallest rectangle around them is bit {@code width * y + x}. Cells beyond the 64th bit are left out.
     */
    long bits(int width) {
        return width == USUAL_WIDTH ? usualRows : rows(width);
    }

    private long rows(int width) {
        var corner = bits >>> (minY * Shape.MAX_BOX + minX);
        var rows = 0L;
        for (var y = 0; y <= maxY - minY && y * width < Long.SIZE; y++) {
            rows |= ((corner >>> (y * Shape.MAX_BOX)) & ((1 << Shape.MAX_BOX) - 1)) << (y * width);
        }
        return rows;
    }
}
