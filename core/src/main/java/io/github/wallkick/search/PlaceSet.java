package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;

/** Places of one shape, collected piece by piece. */
final class PlaceSet {
    private final Footprints footprints;
    private final Board board;
    private final long[] rows;

    PlaceSet(Footprints footprints, Board board) {
        this.footprints = footprints;
        this.board = board;
        this.rows = new long[Footprints.STATES * board.height()];
    }

    void add(Piece piece) {
        var state = piece.orientation().ordinal();
        rows[state * board.height() + piece.y() + footprints.cornerY(state)] |=
                1L << (piece.x() + footprints.cornerX(state));
    }

    /** What was collected; the set must not be added to any more. */
    Placements toPlacements() {
        return new Placements(footprints, board.width(), 1, rows);
    }
}
