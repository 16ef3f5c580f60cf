package io.github.wallkick.piece;

/** The reading and turning of the square boxes in which shapes are drawn. */
final class BoxPicture {
    private BoxPicture() {}

    /** The bits of a picture, row {@code y} from bit {@code 8 * y} on; the top row of the picture comes first. */
    static long parse(String... rows) {
        var side = rows.length;
        if (side < 1 || side > Shape.MAX_BOX) {
            throw new IllegalArgumentException("a box must have 1 to " + Shape.MAX_BOX + " rows: " + side);
        }
        var bits = 0L;
        for (var y = 0; y < side; y++) {
            var row = rows[side - 1 - y];
            if (row.length() != side) {
                throw new IllegalArgumentException(
                        "each row of a box of side " + side + " must have " + side + " characters: " + row);
            }
            for (var x = 0; x < side; x++) {
                if (row.charAt(x) != '.') {
                    bits |= bit(x, y);
                }
            }
        }
        if (bits == 0) {
            throw new IllegalArgumentException("a shape must have a filled cell: box of side " + side + " is empty");
        }
        return bits;
    }

    static long turnedClockwise(long bits, int side) {
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
        return 1L << (y * Shape.MAX_BOX + x);
    }
}
