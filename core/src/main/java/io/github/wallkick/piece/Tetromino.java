package io.github.wallkick.piece;

/**
 * The seven one-sided tetrominoes.
 *
 * <p>Equality: enum constants, compared by identity.
 *
 * @since 0.1.0
 */
public enum Tetromino implements PieceType {
    /** The bar of four. */
    I(0x00FFFF, "....", "XXXX", "....", "...."),
    /** The square. */
    O(0xFFFF00, "XX", "XX"),
    /** The bar of three with a stem in the middle. */
    T(0xAA00FF, ".X.", "XXX", "..."),
    /** The skew piece whose upper half is to the right. */
    S(0x00FF00, ".XX", "XX.", "..."),
    /** The skew piece whose upper half is to the left. */
    Z(0xFF0000, "XX.", ".XX", "..."),
    /** The bar of three with a stem at the left end. */
    J(0x0000FF, "X..", "XXX", "..."),
    /** The bar of three with a stem at the right end. */
    L(0xFFAA00, "..X", "XXX", "...");

    private final int rgb;
    private final Shape shape;

    Tetromino(int rgb, String... rows) {
        this.rgb = rgb;
        this.shape = Shape.of(this, rows);
    }

    @Override
    public char symbol() {
        return name().charAt(0);
    }

    /**
     * The guideline shape of this type: its spawn orientation drawn in a box of 4×4 (I), 2×2 (O) or 3×3, the other orientations by
     * turning the box. Rotation systems with other orientations bring shapes of their own.
     *
     * @return the shape whose type is this one
     */
    public Shape shape() {
        return shape;
    }

    /**
     * The color of this type in guideline games: I cyan, O yellow, T purple, S green, Z red, J blue, L orange. Source:
     * tetris.wiki, Tetris Guideline, which names the colors; the shades are the library's.
     *
     * @return red, green and blue, {@code 0xRRGGBB}
     */
    public int rgb() {
        return rgb;
    }
}
