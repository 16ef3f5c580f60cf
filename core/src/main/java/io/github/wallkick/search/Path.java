package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.game.Input;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Piece;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The inputs that bring a piece from where it enters to a place where it rests; the last one is the hard drop.
 *
 * <pre>{@code
 * Path path = Path.finesse(board, target, search).orElseThrow();
 * path.inputs(); // [RIGHT_TO_WALL, CLOCKWISE, HARD_DROP]
 * }</pre>
 *
 * @param inputs what to press, in order
 * @since 0.1.0
 */
public record Path(List<Input> inputs) {
    /**
     * Takes a copy of the inputs.
     *
     * @param inputs what to press, in order
     */
    public Path {
        inputs = List.copyOf(inputs);
    }

    /**
     * A shortest path of single steps: every column shifted is an input of its own.
     *
     * @param board the landed cells
     * @param target where the piece is to rest; any state that fills the same cells will do
     * @param search where pieces enter and how they turn
     * @return the path; empty if the place cannot be reached or the piece would fall further
     * @throws IllegalArgumentException if the rotation system has no shape for the piece's type
     */
    public static Optional<Path> shortest(Board board, Piece target, PlacementSearch search) {
        return new Hunt(new Walk(board, search.system()), cells(target), false).from(search, target);
    }

    /**
     * A path of fewest presses, known as <i>finesse</i>: a shift as far as it goes is one press as well, since a player
     * just holds the button.
     *
     * @param board the landed cells
     * @param target where the piece is to rest; any state that fills the same cells will do
     * @param search where pieces enter and how they turn
     * @return the path; empty if the place cannot be reached or the piece would fall further
     * @throws IllegalArgumentException if the rotation system has no shape for the piece's type
     */
    public static Optional<Path> finesse(Board board, Piece target, PlacementSearch search) {
        return new Hunt(new Walk(board, search.system()), cells(target), true).from(search, target);
    }

    private static Set<Cell> cells(Piece piece) {
        return new HashSet<>(piece.cells());
    }

    /** A breadth-first search for cells to fill. */
    private record Hunt(Walk walk, Set<Cell> goal, boolean toWalls) {
        Optional<Path> from(PlacementSearch search, Piece target) {
            return search.entrance(walk.board(), target.type())
                    .filter(start -> start.shape().equals(target.shape()))
                    .flatMap(this::from);
        }

        private Optional<Path> from(Piece start) {
            Map<Piece, Arrival> arrivals = new HashMap<>();
            var queue = new ArrayDeque<Piece>();
            arrivals.put(start, new Arrival(start, Input.HARD_DROP));
            queue.add(start);
            while (!queue.isEmpty()) {
                var piece = queue.remove();
                if (cells(walk.pushed(piece, 0, -1)).equals(goal)) {
                    return Optional.of(pathTo(piece, start, arrivals));
                }
                for (var step : presses(piece)) {
                    if (arrivals.putIfAbsent(step.piece(), new Arrival(piece, step.input())) == null) {
                        queue.add(step.piece());
                    }
                }
            }
            return Optional.empty();
        }

        private List<Step> presses(Piece piece) {
            var steps = walk.steps(piece);
            steps.add(new Step(Input.SONIC_DROP, walk.pushed(piece, 0, -1)));
            if (toWalls) {
                steps.add(new Step(Input.LEFT_TO_WALL, walk.pushed(piece, -1, 0)));
                steps.add(new Step(Input.RIGHT_TO_WALL, walk.pushed(piece, 1, 0)));
            }
            return steps;
        }

        private static Path pathTo(Piece end, Piece start, Map<Piece, Arrival> arrivals) {
            var inputs = new ArrayList<Input>();
            inputs.add(Input.HARD_DROP);
            var piece = end;
            while (!piece.equals(start)) {
                var arrival = arrivals.getOrDefault(piece, new Arrival(start, Input.HARD_DROP));
                inputs.add(arrival.input());
                piece = arrival.from();
            }
            Collections.reverse(inputs);
            return new Path(inputs);
        }
    }

    /** How a place was first reached. */
    private record Arrival(Piece from, Input input) {}
}
