package io.github.wallkick.scoring;

import io.github.wallkick.piece.Orientation;

/**
 * The turn that was the last successful movement of a piece before it locked, recorded when it happened.
 *
 * <p>A later shift or fall makes it {@link #NONE}; a blocked movement does not.
 *
 * @param from the state before the turn
 * @param kick index of the test that fitted, 0 for in place; −1 for {@link #NONE}
 * @since 0.1.0
 */
public record LastTurn(Orientation from, int kick) {
    /** No turn: the last movement was a shift or a fall, or there was none. */
    public static final LastTurn NONE = new LastTurn(Orientation.SPAWN, -1);

    private static final int FIFTH_TEST = 4;

    /**
     * Whether there was a turn at all.
     *
     * @return false for {@link #NONE}
     */
    public boolean isTurn() {
        return kick >= 0;
    }

    /**
     * Whether it was a turn that fitted only displaced.
     *
     * @return false for a turn in place and for {@link #NONE}
     */
    public boolean isKick() {
        return kick > 0;
    }

    /** Whether it was a quarter turn to a state, by the last of the five tests that SRS has. */
    boolean isFifthTest(Orientation to) {
        return kick == FIFTH_TEST && ((from.ordinal() ^ to.ordinal()) & 1) == 1;
    }

    /** Whether that test was the one that displaces by one column and two rows down. */
    boolean isDownKick(Orientation to) {
        return isFifthTest(to) && (from == Orientation.SPAWN || from == Orientation.REVERSE);
    }
}
