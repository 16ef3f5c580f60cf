package io.github.wallkick.simulation;

import io.github.wallkick.game.Event;
import io.github.wallkick.game.Game;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The inputs that bring the piece under control to a place, found by trying them on the game: whatever the rules are, what
 * leads there is what the game allows.
 */
final class Reach {
    private static final List<Input> SHIFTS = List.of(Input.LEFT, Input.RIGHT);
    private static final List<Input> TURNS = List.of(Input.CLOCKWISE, Input.COUNTERCLOCKWISE, Input.HALF_TURN);
    private static final List<Input> STEPS = List.of(
            Input.LEFT,
            Input.RIGHT,
            Input.CLOCKWISE,
            Input.COUNTERCLOCKWISE,
            Input.HALF_TURN,
            Input.SONIC_DROP,
            Input.SOFT_DROP);

    private final Set<Cell> goal;

    private Reach(Piece place) {
        this.goal = Set.copyOf(place.cells());
    }

    /** A game on the way, and what was pressed to get there. */
    private record Way(Game game, List<Input> inputs) {
        Piece piece() {
            return game.piece().orElseThrow();
        }

        /** The way after one more input, if that moves the piece and does not lock it. */
        Optional<Way> then(Input input) {
            var step = game.apply(input);
            if (step.game().piece().isEmpty()
                    || step.game().piece().equals(game.piece())
                    || step.events().stream().anyMatch(Event.Locked.class::isInstance)) {
                return Optional.empty();
            }
            var longer = new ArrayList<>(inputs);
            longer.add(input);
            return Optional.of(new Way(step.game(), longer));
        }
    }

    /**
     * The inputs to a place, without the drop at their end.
     *
     * @throws IllegalArgumentException if the piece cannot get there
     */
    static Move of(Game game, Piece place) {
        var start = start(game, place);
        var reach = new Reach(place);
        var path = start.flatMap(reach::byDrop).or(() -> start.flatMap(reach::bySteps));
        return Move.of(path.orElseThrow(
                () -> new IllegalArgumentException("a piece must be placed where it can go and rest: " + place)));
    }

    private static Optional<Way> start(Game game, Piece place) {
        var start = new Way(game, List.of());
        return game.piece().filter(piece -> piece.type().equals(place.type())).isPresent()
                ? Optional.of(start)
                : start.then(Input.HOLD).filter(way -> way.piece().type().equals(place.type()));
    }

    /** Turns, shifts, and the drop. */
    private Optional<List<Input>> byDrop(Way start) {
        for (var turn : TURNS) {
            for (Optional<Way> way = Optional.of(start), next = way; next.isPresent(); ) {
                way = next;
                for (var shift : SHIFTS) {
                    var shifted = shifted(way.get(), shift);
                    if (shifted.isPresent()) {
                        return shifted;
                    }
                }
                next = way.get().inputs().size() - start.inputs().size() < 2
                        ? way.get().then(turn)
                        : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private Optional<List<Input>> shifted(Way start, Input shift) {
        for (var way = Optional.of(start); way.isPresent(); way = way.get().then(shift)) {
            if (isDone(way.get())) {
                return Optional.of(way.get().inputs());
            }
        }
        return Optional.empty();
    }

    /** A shortest sequence. */
    private Optional<List<Input>> bySteps(Way start) {
        var seen = new HashSet<Piece>();
        var queue = new ArrayDeque<Way>();
        seen.add(start.piece());
        queue.add(start);
        while (!queue.isEmpty()) {
            var way = queue.remove();
            if (isDone(way)) {
                return Optional.of(way.inputs());
            }
            for (var input : STEPS) {
                way.then(input).filter(next -> seen.add(next.piece())).ifPresent(queue::add);
            }
        }
        return Optional.empty();
    }

    private boolean isDone(Way way) {
        return way.game()
                .ghost()
                .filter(ghost -> goal.equals(Set.copyOf(ghost.cells())))
                .isPresent();
    }
}
