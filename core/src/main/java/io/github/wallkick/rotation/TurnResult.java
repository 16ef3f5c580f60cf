package io.github.wallkick.rotation;

import io.github.wallkick.piece.Piece;

/**
 * What became of a turn: the piece after it and the kick that made it fit.
 *
 * @param piece the turned piece, or the piece as it was if the turn is blocked
 * @param kick index of the test that fitted, 0 for the first; {@link #BLOCKED} if none did
 * @param makesFullSpin whether the rotation system marks that test as one whose T-spin is full whatever the corners say,
 *     see {@link KickTable#makesFullSpin}
 * @since 0.1.0
 */
public record TurnResult(Piece piece, int kick, boolean makesFullSpin) {
    /** The kick of a turn that does not happen. */
    public static final int BLOCKED = -1;

    /**
     * A turn by a test without a mark.
     *
     * @param piece the turned piece
     * @param kick index of the test that fitted, 0 for the first
     */
    public TurnResult(Piece piece, int kick) {
        this(piece, kick, false);
    }

    /**
     * A turn that does not happen.
     *
     * @param piece the piece as it was and stays
     * @return the blocked result
     */
    public static TurnResult blocked(Piece piece) {
        return new TurnResult(piece, BLOCKED);
    }

    /**
     * Whether the piece turned.
     *
     * @return false if the turn was blocked
     */
    public boolean isTurned() {
        return kick != BLOCKED;
    }

    /**
     * Whether the piece turned, but not by the first test.
     *
     * @return true if a later test fitted
     */
    public boolean isKicked() {
        return kick > 0;
    }
}
