package io.github.wallkick.simulation;

import io.github.wallkick.piece.Piece;
import io.github.wallkick.scoring.LastTurn;

/**
 * A place to lock a piece at, however it gets there. Whether it can get there is the player's to know; that it fits and
 * rests there is checked.
 *
 * @param piece the piece where it is to lock
 * @param lastTurn its last movement on the way, if that was a turn; else {@link LastTurn#NONE}
 * @since 0.1.0
 */
public record Placement(Piece piece, LastTurn lastTurn) implements Move {
    /**
     * A place reached by a shift or a fall.
     *
     * @param piece the piece where it is to lock
     * @return the placement without a last turn
     */
    public static Placement of(Piece piece) {
        return new Placement(piece, LastTurn.NONE);
    }
}
