package io.github.wallkick.piece;

/**
 * One thing a player can do to a game, whatever key it came from.
 *
 * <p>Equality: enum constants, compared by identity.
 *
 * @since 0.1.0
 */
public enum Input {
    /** A shift of one column to the left. */
    LEFT,
    /** A shift of one column to the right. */
    RIGHT,
    /** Shifts to the left, one column after the other, until one is blocked. */
    LEFT_TO_WALL,
    /** Shifts to the right, one column after the other, until one is blocked. */
    RIGHT_TO_WALL,
    /** A fall of one row. */
    SOFT_DROP,
    /** A fall as far as the piece goes, without locking it. */
    SONIC_DROP,
    /** A fall as far as the piece goes, locking it there. */
    HARD_DROP,
    /** A quarter turn to the right. */
    CLOCKWISE,
    /** A quarter turn to the left. */
    COUNTERCLOCKWISE,
    /** A half turn. */
    HALF_TURN,
    /** A swap of the falling piece with the one on hold. */
    HOLD;

    /**
     * The input that makes a turn.
     *
     * @param turn a turn
     * @return the input for it
     */
    public static Input of(Turn turn) {
        return switch (turn) {
            case CLOCKWISE -> CLOCKWISE;
            case COUNTERCLOCKWISE -> COUNTERCLOCKWISE;
            case HALF -> HALF_TURN;
        };
    }
}
