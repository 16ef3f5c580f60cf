package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.search.StepSearch.State;
import io.github.wallkick.search.StepSearch.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The inputs that bring a piece from where it enters to a place where it rests.
 *
 * <pre>{@code
 * InputPath path = InputPath.finesse(board, target, search).orElseThrow();
 * path.inputs(); // [RIGHT_TO_WALL, CLOCKWISE, HARD_DROP]
 * }</pre>
 *
 * <p>The last one is the hard drop. Not every game knows it, nor sonic drops and half turns: say what a ruleset takes, and
 * the path has nothing else in it. Without a hard drop it leads to where the piece rests, and the game locks it there.
 *
 * <pre>{@code
 * InputPath path = InputPath.shortest(board, target, search, ruleset.inputs()).orElseThrow();
 * path.inputs(); // [LEFT, SOFT_DROP, SOFT_DROP, SOFT_DROP]
 * }</pre>
 *
 * @param inputs what to press, in order
 * @since 0.1.0
 */
@CheckReturnValue
public record InputPath(List<Input> inputs) {
    private static final Set<Input> ALL = Collections.unmodifiableSet(EnumSet.allOf(Input.class));
    private static final Set<Input> TO_WALLS =
            Collections.unmodifiableSet(EnumSet.of(Input.LEFT_TO_WALL, Input.RIGHT_TO_WALL));

    /**
     * Takes a copy of the inputs.
     */
    public InputPath {
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
    public static Optional<InputPath> shortest(Board board, Piece target, PlacementSearch search) {
        return shortest(board, target, search, ALL);
    }

    /**
     * A shortest path of single steps, made of some inputs only.
     *
     * @param board the landed cells
     * @param target where the piece is to rest; any state that fills the same cells will do
     * @param search where pieces enter and how they turn
     * @param inputs what can be pressed, such as a ruleset's inputs; the path takes no shifts as far as they go and no hold
     * @return the path; empty if the place cannot be reached by these inputs or the piece would fall further
     * @throws IllegalArgumentException if the rotation system has no shape for the piece's type
     */
    public static Optional<InputPath> shortest(Board board, Piece target, PlacementSearch search, Set<Input> inputs) {
        var steps = EnumSet.copyOf(ALL);
        steps.retainAll(inputs);
        steps.removeAll(TO_WALLS);
        return find(board, search.entrance(board, target.type()), target, search, steps);
    }

    /**
     * A shortest path of single steps for a piece in play, which goes on from where it is.
     *
     * @param board the landed cells
     * @param start the piece where it is; must fit
     * @param target where it is to rest; any state that fills the same cells will do
     * @param search how pieces turn
     * @param inputs what can be pressed; the path takes no shifts as far as they go and no hold
     * @return the path; empty if the place cannot be reached by these inputs or the piece would fall further
     * @throws IllegalArgumentException if the piece does not fit, or has no shape of the rotation system
     */
    public static Optional<InputPath> shortest(
            Board board, Piece start, Piece target, PlacementSearch search, Set<Input> inputs) {
        var steps = EnumSet.copyOf(ALL);
        steps.retainAll(inputs);
        steps.removeAll(TO_WALLS);
        return find(board, Optional.of(search.inPlay(board, start)), target, search, steps);
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
    public static Optional<InputPath> finesse(Board board, Piece target, PlacementSearch search) {
        return finesse(board, target, search, ALL);
    }

    /**
     * A path of fewest presses, made of some inputs only.
     *
     * @param board the landed cells
     * @param target where the piece is to rest; any state that fills the same cells will do
     * @param search where pieces enter and how they turn
     * @param inputs what can be pressed, such as a ruleset's inputs; the path takes no hold
     * @return the path; empty if the place cannot be reached by these inputs or the piece would fall further
     * @throws IllegalArgumentException if the rotation system has no shape for the piece's type
     */
    public static Optional<InputPath> finesse(Board board, Piece target, PlacementSearch search, Set<Input> inputs) {
        return find(board, search.entrance(board, target.type()), target, search, inputs);
    }

    /**
     * A path of fewest presses for a piece in play, which goes on from where it is.
     *
     * @param board the landed cells
     * @param start the piece where it is; must fit
     * @param target where it is to rest; any state that fills the same cells will do
     * @param search how pieces turn
     * @param inputs what can be pressed; the path takes no hold
     * @return the path; empty if the place cannot be reached by these inputs or the piece would fall further
     * @throws IllegalArgumentException if the piece does not fit, or has no shape of the rotation system
     */
    public static Optional<InputPath> finesse(
            Board board, Piece start, Piece target, PlacementSearch search, Set<Input> inputs) {
        return find(board, Optional.of(search.inPlay(board, start)), target, search, inputs);
    }

    private static Optional<InputPath> find(
            Board board, Optional<Piece> entering, Piece target, PlacementSearch search, Set<Input> inputs) {
        return entering.filter(start -> start.shape().equals(target.shape()))
                .flatMap(start -> new BreadthFirst(new StepSearch(board), cells(target), inputs)
                        .from(new State(start, search.system())));
    }

    private static Set<Cell> cells(Piece piece) {
        return new HashSet<>(piece.cells());
    }

    /** A breadth-first search for cells to fill. */
    private record BreadthFirst(StepSearch search, Set<Cell> goal, Set<Input> inputs) {
        Optional<InputPath> from(State start) {
            Map<State, Arrival> arrivals = new HashMap<>();
            var queue = new ArrayDeque<State>();
            arrivals.put(start, new Arrival(start, Input.HARD_DROP));
            queue.add(start);
            while (!queue.isEmpty()) {
                var state = queue.remove();
                if (isDone(state)) {
                    return Optional.of(pathTo(state, start, arrivals));
                }
                for (var press : presses(state)) {
                    if (arrivals.putIfAbsent(press.to(), new Arrival(state, press.input())) == null) {
                        queue.add(press.to());
                    }
                }
            }
            return Optional.empty();
        }

        private boolean isDone(State state) {
            return inputs.contains(Input.HARD_DROP)
                    ? cells(search.pushed(state, 0, -1).piece()).equals(goal)
                    : search.rests(state.piece()) && cells(state.piece()).equals(goal);
        }

        private List<Step> presses(State from) {
            var presses = search.steps(from);
            presses.add(new Step(Input.SONIC_DROP, search.pushed(from, 0, -1)));
            presses.add(new Step(Input.LEFT_TO_WALL, search.pushed(from, -1, 0)));
            presses.add(new Step(Input.RIGHT_TO_WALL, search.pushed(from, 1, 0)));
            presses.removeIf(press -> !inputs.contains(press.input()));
            return presses;
        }

        private InputPath pathTo(State end, State start, Map<State, Arrival> arrivals) {
            var path = new ArrayList<Input>();
            if (inputs.contains(Input.HARD_DROP)) {
                path.add(Input.HARD_DROP);
            }
            var state = end;
            while (!state.equals(start)) {
                var arrival = arrivals.getOrDefault(state, new Arrival(start, Input.HARD_DROP));
                path.add(arrival.input());
                state = arrival.from();
            }
            Collections.reverse(path);
            return new InputPath(path);
        }
    }

    /** How a state was first reached. */
    private record Arrival(State from, Input input) {}
}
