package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.RotationSystem;
import java.util.ArrayDeque;
import java.util.BitSet;

/**
 * The engine for rotation systems whose turns depend on more than a kick table: it tries every step of the piece on the
 * board, one after the other.
 *
 * @param footprints the piece's shape
 * @param system the rules of turning
 */
record SteppingEngine(Footprints footprints, RotationSystem system) implements Engine {
    private static final Turn[] TURNS = Turn.values();

    @Override
    public Placements reachable(Board board, Piece start) {
        var walk = new Walk(board.size());
        var seen = new BitSet(walk.places());
        var queue = new ArrayDeque<Piece>();
        var resting = new long[Footprints.STATES * board.height()];
        seen.set(walk.place(start));
        queue.add(start);
        while (!queue.isEmpty()) {
            var piece = queue.remove();
            for (var next : steps(board, piece)) {
                if (!seen.get(walk.place(next))) {
                    seen.set(walk.place(next));
                    queue.add(next);
                }
            }
            if (Walk.rests(board, piece)) {
                var state = piece.rotation().ordinal();
                resting[state * board.height() + piece.y() + footprints.cornerY(state)] |=
                        1L << (piece.x() + footprints.cornerX(state));
            }
        }
        return new Placements(footprints, board.width(), 1, resting);
    }

    /** Where one step takes a piece; the piece itself where a step is blocked. */
    private Piece[] steps(Board board, Piece piece) {
        return new Piece[] {
            moved(board, piece, -1, 0),
            moved(board, piece, 1, 0),
            moved(board, piece, 0, -1),
            system.rotate(board, piece, TURNS[0]).piece(),
            system.rotate(board, piece, TURNS[1]).piece(),
            system.rotate(board, piece, TURNS[2]).piece()
        };
    }

    private static Piece moved(Board board, Piece piece, int dx, int dy) {
        var moved = piece.moved(dx, dy);
        return board.collides(moved) ? piece : moved;
    }
}
