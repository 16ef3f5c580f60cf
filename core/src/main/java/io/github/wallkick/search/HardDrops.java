package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.RotationSystem;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/** Placements of players who only turn, shift and drop. */
final class HardDrops {
    private HardDrops() {}

    static Placements of(Board board, Footprints footprints, RotationSystem system, Piece start) {
        var resting = new long[Footprints.STATES * board.height()];
        for (var piece : turned(board, system, start)) {
            drop(board, footprints, piece, resting);
        }
        return new Placements(footprints, board.width(), 1, resting);
    }

    /** The piece in every state that it can be turned to, each once. */
    private static List<Piece> turned(Board board, RotationSystem system, Piece start) {
        var found = new ArrayList<Piece>();
        var states = EnumSet.of(start.rotation());
        found.add(start);
        for (var i = 0; i < found.size(); i++) {
            for (var turn : Turn.values()) {
                var turned = system.rotate(board, found.get(i), turn).piece();
                if (states.add(turned.rotation())) {
                    found.add(turned);
                }
            }
        }
        return found;
    }

    /** Drops a piece from every column that it can be shifted to. */
    private static void drop(Board board, Footprints footprints, Piece start, long[] resting) {
        for (var piece = start; !board.collides(piece); piece = piece.moved(-1, 0)) {
            rest(board, footprints, piece, resting);
        }
        for (var piece = start.moved(1, 0); !board.collides(piece); piece = piece.moved(1, 0)) {
            rest(board, footprints, piece, resting);
        }
    }

    private static void rest(Board board, Footprints footprints, Piece start, long[] resting) {
        var piece = start;
        while (!Walk.rests(board, piece)) {
            piece = piece.moved(0, -1);
        }
        var state = piece.rotation().ordinal();
        resting[state * board.height() + piece.y() + footprints.cornerY(state)] |=
                1L << (piece.x() + footprints.cornerX(state));
    }
}
