package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;

/**
 * A way to find where a piece can come to rest. An engine is made for one shape, one board size and one rotation system;
 * all engines find the same.
 */
interface Engine {
    /**
     * The places where a piece can come to rest.
     *
     * @param board the landed cells, of the engine's size
     * @param start the piece where it enters, of the engine's shape; must fit
     */
    Placements reachable(Board board, Piece start);

    /** The number of those places. */
    default int count(Board board, Piece start) {
        return reachable(board, start).count();
    }
}
