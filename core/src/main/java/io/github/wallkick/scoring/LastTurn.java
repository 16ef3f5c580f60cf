package io.github.wallkick.scoring;

import io.github.wallkick.internal.Check;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import java.util.Arrays;
import java.util.List;

/**
 * The turn that was the last successful movement of a piece before it locked, recorded when it happened.
 *
 * <p>A later shift or fall makes it {@link #NONE}; a blocked movement does not.
 *
 * @param from the orientation before the turn
 * @param kick index of the test that fitted, 0 for in place; −1 for {@link #NONE}
 * @param offset how far the test moved the piece's box, x to the right and y up
 * @param marked whether the rotation system marks the test as one whose T-spin is full whatever the corners say
 * @since 0.1.0
 */
public record LastTurn(Orientation from, int kick, Offset offset, boolean marked) {
    /** No turn: the last movement was a shift or a fall, or there was none. */
    public static final LastTurn NONE = new LastTurn(Orientation.SPAWN, -1, Offset.ZERO, false);

    /** The turns in place by the orientation before, which most turns are. */
    private static final List<LastTurn> IN_PLACE = Arrays.stream(Orientation.values())
            .map(from -> new LastTurn(from, 0, Offset.ZERO, false))
            .toList();

    private static final int FIFTH_TEST = 4;

    /**
     * Checks the index.
     *
     * @throws IllegalArgumentException if it is below −1
     */
    public LastTurn {
        Check.atLeast("index of a kick", kick, -1);
    }

    /**
     * A turn in place, by a test without a mark.
     *
     * @param from the orientation before the turn
     * @return the turn
     */
    public static LastTurn inPlace(Orientation from) {
        return IN_PLACE.get(from.ordinal());
    }

    /**
     * The turn that led from one place to another.
     *
     * @param before the piece before the turn
     * @param turned the piece after it
     * @param kick index of the test that fitted, 0 for in place
     * @param marked whether the rotation system marks the test as one whose T-spin is full whatever the corners say
     * @return the turn
     */
    public static LastTurn of(Piece before, Piece turned, int kick, boolean marked) {
        var dx = turned.x() - before.x();
        var dy = turned.y() - before.y();
        return (kick | dx | dy) == 0 && !marked
                ? inPlace(before.orientation())
                : new LastTurn(before.orientation(), kick, new Offset(dx, dy), marked);
    }

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

    /** Whether it was a quarter turn to an orientation, by the last of the five tests that SRS has. */
    boolean isFifthTest(Orientation to) {
        return kick == FIFTH_TEST && ((from.ordinal() ^ to.ordinal()) & 1) == 1;
    }
}
