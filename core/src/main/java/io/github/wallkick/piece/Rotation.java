package io.github.wallkick.piece;

/**
 * One of the four rotation states of a piece, named as the guideline does: {@code 0 R 2 L}, each a clockwise quarter
 * turn after the one before.
 *
 * <p>Equality: enum constants, compared by identity.
 *
 * @since 0.1.0
 */
public enum Rotation {
    /** The state in which a piece appears, written {@code 0}. */
    SPAWN('0'),
    /** One clockwise turn from spawn, written {@code R}. */
    RIGHT('R'),
    /** Two turns from spawn, written {@code 2}. */
    REVERSE('2'),
    /** One counterclockwise turn from spawn, written {@code L}. */
    LEFT('L');

    private static final Rotation[] VALUES = values();

    private final char symbol;

    Rotation(char symbol) {
        this.symbol = symbol;
    }

    /**
     * The guideline's letter for this state.
     *
     * @return one of {@code 0 R 2 L}
     */
    public char symbol() {
        return symbol;
    }

    /**
     * The state that a turn leads to.
     *
     * @param turn the turn to make
     * @return the state after it
     */
    public Rotation turned(Turn turn) {
        return VALUES[(ordinal() + turn.quarters()) & 3];
    }

    /**
     * The state with a given letter.
     *
     * @param symbol one of {@code 0 R 2 L}
     * @return the state written so
     * @throws IllegalArgumentException if no state is written so
     */
    public static Rotation ofSymbol(char symbol) {
        for (var rotation : VALUES) {
            if (rotation.symbol == symbol) {
                return rotation;
            }
        }
        throw new IllegalArgumentException("rotation state must be one of 0 R 2 L: " + symbol);
    }
}
