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

    static Placements of(Board board, CornerShapes shapes, RotationSystem system, Piece start) {
        var resting = new Placements.Collector(shapes, board);
        for (var piece : turned(board, system, start)) {
            for (var left = piece; !board.collides(left); left = left.moved(-1, 0)) {
                resting.add(board.dropped(left));
            }
            for (var right = piece; !board.collides(right); right = right.moved(1, 0)) {
                resting.add(board.dropped(right));
            }
        }
        return resting.toPlacements();
    }

    /** The piece in every state that it can be turned to, each once. */
    private static List<Piece> turned(Board board, RotationSystem system, Piece start) {
        var systems = new ArrayList<>(List.of(system));
        var found = new ArrayList<>(List.of(start));
        var states = EnumSet.of(start.orientation());
        for (var i = 0; i < found.size(); i++) {
            for (var turn : Turn.values()) {
                var turned = systems.get(i).rotate(board, found.get(i), turn);
                if (turned.isTurned() && states.add(turned.piece().orientation())) {
                    found.add(turned.piece());
                    systems.add(systems.get(i).afterTurn(found.get(i), turned));
                }
            }
        }
        return found;
    }
}
