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
    I("....", "XXXX", "....", "...."),
    /** The square. */
    O("XX", "XX"),
    /** The bar of three with a stem in the middle. */
    T(".X.", "XXX", "..."),
    /** The skew piece whose upper half is to the right. */
    S(".XX", "XX.", "..."),
    /** The skew piece whose upper half is to the left. */
    Z("XX.", ".XX", "..."),
    /** The bar of three with a stem at the left end. */
    J("X..", "XXX", "..."),
    /** The bar of three with a stem at the right end. */
    L("..X", "XXX", "...");

    private final Shape shape;

    Tetromino(String... rows) {
        this.shape = Shape.of(this, rows);
    }

    @Override
    public char symbol() {
        return name().charAt(0);
    }

    /**
     * The guideline shape of this type: its spawn state drawn in a box of 4×4 (I), 2×2 (O) or 3×3, the other states by
     * turning the box. Rotation systems with other states bring shapes of their own.
     *
     * @return the shape whose type is this one
     */
    public Shape shape() {
        return shape;
    }
}
