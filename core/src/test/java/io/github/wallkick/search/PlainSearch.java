package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.RotationSystem;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The search as anyone would write it first, to hold the engines to. */
final class PlainSearch {
    private PlainSearch() {}

    /** The cells of every resting place that a piece can reach. */
    static Set<List<Cell>> reachable(Board board, RotationSystem system, Piece start) {
        var seen = new HashSet<Piece>();
        var queue = new ArrayDeque<Piece>();
        seen.add(start);
        queue.add(start);
        while (!queue.isEmpty()) {
            var piece = queue.remove();
            for (var next : steps(board, system, piece)) {
                if (!board.collides(next) && seen.add(next)) {
                    queue.add(next);
                }
            }
        }
        return seen.stream()
                .filter(piece -> board.collides(piece.moved(0, -1)))
                .map(Piece::cells)
                .collect(Collectors.toSet());
    }

    private static List<Piece> steps(Board board, RotationSystem system, Piece piece) {
        return List.of(
                piece.moved(-1, 0),
                piece.moved(1, 0),
                piece.moved(0, -1),
                system.rotate(board, piece, Turn.CLOCKWISE).piece(),
                system.rotate(board, piece, Turn.COUNTERCLOCKWISE).piece(),
                system.rotate(board, piece, Turn.HALF).piece());
    }

    static Set<List<Cell>> cells(Placements placements) {
        return placements.pieces().stream().map(Piece::cells).collect(Collectors.toSet());
    }
}
