package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.scoring.LastTurn;
import io.github.wallkick.scoring.Spin;
import io.github.wallkick.scoring.SpinRule;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The search as anyone would write it first, to hold the engines to. */
final class PlainSearch {
    private PlainSearch() {}

    /** The cells of every resting place that a piece can reach. */
    static Set<List<Cell>> reachable(Board board, RotationSystem system, Piece start) {
        var seen = new HashSet<Place>();
        var queue = new ArrayDeque<Place>();
        seen.add(new Place(start, system));
        queue.addAll(seen);
        while (!queue.isEmpty()) {
            for (var next : steps(board, queue.remove())) {
                if (!board.collides(next.piece()) && seen.add(next)) {
                    queue.add(next);
                }
            }
        }
        return seen.stream()
                .map(Place::piece)
                .filter(piece -> board.collides(piece.moved(0, -1)))
                .map(Piece::cells)
                .collect(Collectors.toSet());
    }

    /** Every cells and spin that a piece can come to rest with, as a spin rule remembers its way. */
    static Set<Map.Entry<List<Cell>, Spin>> spins(Board board, RotationSystem system, SpinRule rule, Piece start) {
        var seen = new HashSet<Remembered>();
        var queue = new ArrayDeque<Remembered>();
        seen.add(new Remembered(new Place(start, system), LastTurn.NONE));
        queue.addAll(seen);
        while (!queue.isEmpty()) {
            var from = queue.remove();
            for (var next : from.steps(board, rule)) {
                if (seen.add(next)) {
                    queue.add(next);
                }
            }
        }
        return seen.stream()
                .filter(state -> board.collides(state.place().piece().moved(0, -1)))
                .map(state -> Map.entry(
                        state.place().piece().cells(),
                        rule.judge(board, state.place().piece(), state.last())))
                .collect(Collectors.toSet());
    }

    /** A place and what a spin rule remembers of the way to it. */
    private record Remembered(Place place, LastTurn last) {
        List<Remembered> steps(Board board, SpinRule rule) {
            var steps = new ArrayList<Remembered>();
            for (var move : List.of(place.moved(-1, 0), place.moved(1, 0), place.moved(0, -1))) {
                if (!board.collides(move.piece())) {
                    steps.add(new Remembered(move, rule.afterMove(last)));
                }
            }
            for (var turn : Turn.values()) {
                var from = place.piece();
                var result = place.system().rotate(board, from, turn);
                if (result.isTurned()) {
                    steps.add(new Remembered(
                            new Place(result.piece(), place.system().afterTurn(from, result)),
                            rule.afterTurn(
                                    last,
                                    LastTurn.of(from, result.piece(), result.kick(), result.makesFullSpin()),
                                    board,
                                    result.piece())));
                }
            }
            return steps;
        }
    }

    private static List<Place> steps(Board board, Place place) {
        return List.of(
                place.moved(-1, 0),
                place.moved(1, 0),
                place.moved(0, -1),
                place.turned(board, Turn.CLOCKWISE),
                place.turned(board, Turn.COUNTERCLOCKWISE),
                place.turned(board, Turn.HALF));
    }

    /** A piece and how it will turn. */
    private record Place(Piece piece, RotationSystem system) {
        Place moved(int dx, int dy) {
            return new Place(piece.moved(dx, dy), system);
        }

        Place turned(Board board, Turn turn) {
            var result = system.rotate(board, piece, turn);
            return result.isTurned() ? new Place(result.piece(), system.afterTurn(piece, result)) : this;
        }
    }

    static Set<List<Cell>> cells(Placements placements) {
        return placements.pieces().stream().map(Piece::cells).collect(Collectors.toSet());
    }
}
