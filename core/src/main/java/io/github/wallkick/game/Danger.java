package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.LineClear;
import io.github.wallkick.piece.Piece;

/**
 * A moment in which a game may end, as {@link TopOutRule}s see it.
 *
 * @since 0.1.0
 */
public sealed interface Danger {
    /**
     * A piece is about to enter: after initial hold and rotation, before it falls.
     *
     * @param board the landed cells
     * @param piece the piece where it is to enter
     * @since 0.1.0
     */
    record Entry(Board board, Piece piece) implements Danger {}

    /**
     * A piece is about to become part of the board.
     *
     * @param board the landed cells, without the piece
     * @param piece the piece where it locks
     * @param clear the board after the lock and the clear, and the rows that are full; the board as it was if the piece
     *     overlaps filled cells
     * @param locksAtSpawn pieces of this game that locked at the very place where they entered, this one
     *     included if it did
     * @since 0.1.0
     */
    record Lock(Board board, Piece piece, LineClear clear, int locksAtSpawn) implements Danger {}

    /**
     * Garbage is about to push the board up.
     *
     * @param board the landed cells before it
     * @param rows rows that are to enter, 1 or more
     * @since 0.1.0
     */
    record Garbage(Board board, int rows) implements Danger {}
}
