package io.github.wallkick.piece;

/**
 * A turn that a player can ask for.
 *
 * <p>Equality: enum constants, compared by identity.
 *
 * @since 0.1.0
 */
public enum Turn {
    /** A quarter turn to the right. */
    CLOCKWISE(1),
    /** A half turn. */
    HALF(2),
    /** A quarter turn to the left. */
    COUNTERCLOCKWISE(3);

    private final int quarters;

    Turn(int quarters) {
        this.quarters = quarters;
    }

    /**
     * The number of clockwise quarter turns that lead to the same state.
     *
     * @return 1, 2 or 3
     */
    public int quarters() {
        return quarters;
    }

    /**
     * The turn that leads back.
     *
     * @return the opposite turn; a half turn is its own
     */
    public Turn opposite() {
        return switch (this) {
            case CLOCKWISE -> COUNTERCLOCKWISE;
            case HALF -> HALF;
            case COUNTERCLOCKWISE -> CLOCKWISE;
        };
    }
}
