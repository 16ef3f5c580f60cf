package io.github.wallkick.scoring;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;

/**
 * The judgement whether a lock is a spin. What a spin is worth is for a scorer to say.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface SpinRule {
    /**
     * The spin of a piece where it rests, judged before it is locked and before lines clear.
     *
     * @param board the landed cells, without the piece
     * @param piece the piece where it is about to lock
     * @param last its last successful movement, if that was a turn; else {@link LastTurn#NONE}
     * @return the spin
     */
    Spin judge(Board board, Piece piece, LastTurn last);
}
