package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;

/**
 * The places that a piece can have on a board of one size, numbered from 0: for books that a breadth-first walk keeps.
 *
 * @param size the board's measures
 */
record Walk(BoardSize size) {
    /** One more than the farthest that a box can stick out of the board at the left or below. */
    private static final int OVERHANG = Shape.MAX_BOX;

    /** How many numbers there are. */
    int places() {
        return Footprints.STATES * (size.height() + OVERHANG) * columns();
    }

    /** The number of a piece that fits on the board. */
    int place(Piece piece) {
        return (piece.rotation().ordinal() * (size.height() + OVERHANG) + piece.y() + OVERHANG) * columns()
                + piece.x()
                + OVERHANG;
    }

    private int columns() {
        return size.width() + OVERHANG;
    }

    /** Whether a piece cannot fall any further. */
    static boolean rests(Board board, Piece piece) {
        return board.collides(piece.moved(0, -1));
    }
}
