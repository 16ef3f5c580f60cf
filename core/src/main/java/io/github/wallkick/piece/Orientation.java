package io.github.wallkick.piece;

/**
 * One of the four orientations of a piece, named as the guideline does: {@code 0 R 2 L}, each a clockwise quarter
 * turn after the one before.
 *
 * <p>Equality: enum constants, compared by identity.
 *
 * @since 0.1.0
 */
public enum Orientation {
    /** The orientation in which a piece appears, written {@code 0}. */
    SPAWN('0'),
    /** One clockwise turn from spawn, written {@code R}. */
    RIGHT('R'),
    /** Two turns from spawn, written {@code 2}. */
    REVERSE('2'),
    /** One counterclockwise turn from spawn, written {@code L}. */
    LEFT('L');

    private static final Orientation[] VALUES = values();

    private final char symbol;

    Orientation(char symbol) {
        this.symbol = symbol;
    }

    /**
     * The guideline's letter for this orientation.
     *
     * @return one of {@code 0 R 2 L}
     */
    public char symbol() {
        return symbol;
    }

    /**
     * The orientation that a turn leads to.
     *
     * @param turn the turn to make
     * @return the orientation after it
     */
    public Orientation turned(Turn turn) {
        return VALUES[(ordinal() + turn.quarters()) & 3];
    }

    /**
     * The orientation with a given letter.
     *
     * @param symbol one of {@code 0 R 2 L}
     * @return the orientation written so
     * @throws IllegalArgumentException if no orientation is written so
     */
    public static Orientation ofSymbol(char symbol) {
        for (var orientation : VALUES) {
            if (orientation.symbol == symbol) {
                return orientation;
            }
        }
        throw new IllegalArgumentException("orientation must be one of 0 R 2 L: " + symbol);
    }
}
