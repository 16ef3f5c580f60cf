package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.scoring.LastTurn;
import io.github.wallkick.scoring.Spin;
import io.github.wallkick.scoring.SpinRule;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;

/**
 * The steps of a piece on a board, tried one by one: slower than bitmaps, but right for every rotation system, and able to
 * tell how a place was reached.
 *
 * @param board the landed cells
 * @param rule what is remembered of the way to a place
 */
record StepSearch(Board board, SpinRule rule) {
    private static final Turn[] TURNS = Turn.values();

    /** A search for places only, whatever the way to them. */
    StepSearch(Board board) {
        this(board, PlacesOnly.INSTANCE);
    }

    /**
     * Where a piece is on its way, and what of the way matters for what follows.
     *
     * @param piece the piece
     * @param memory what is remembered
     */
    record State(Piece piece, Memory memory) {
        /** A piece at the beginning of its way. */
        State(Piece piece, RotationSystem system) {
            this(piece, new Memory(system, LastTurn.NONE));
        }

        /** The judgement of a spin, should the piece lock here. */
        Spin spin(SpinRule rule, Board board) {
            return rule.judge(board, piece, memory.last());
        }
    }

    /**
     * What matters of a way.
     *
     * @param system the rules of the next turn, which may depend on the turns so far
     * @param last what a spin rule remembers
     */
    record Memory(RotationSystem system, LastTurn last) {}

    /**
     * One step of a piece that is not blocked.
     *
     * @param input what makes it
     * @param to the state after it
     */
    record Step(Input input, State to) {}

    /** The steps that a piece can take: to the sides, one row down, and the turns. */
    List<Step> steps(State from) {
        var steps = new ArrayList<Step>();
        addMove(steps, Input.LEFT, from, -1, 0);
        addMove(steps, Input.RIGHT, from, 1, 0);
        for (var turn : TURNS) {
            addTurn(steps, turn, from);
        }
        addMove(steps, Input.SOFT_DROP, from, 0, -1);
        return steps;
    }

    private void addMove(List<Step> steps, Input input, State from, int dx, int dy) {
        var moved = from.piece().moved(dx, dy);
        if (!board.collides(moved)) {
            steps.add(new Step(input, after(from, moved)));
        }
    }

    private void addTurn(List<Step> steps, Turn turn, State from) {
        var system = from.memory().system();
        var turned = system.rotate(board, from.piece(), turn);
        if (turned.isTurned()) {
            var turnedNow = LastTurn.of(from.piece(), turned.piece(), turned.kick(), turned.makesFullSpin());
            var last = rule.afterTurn(from.memory().last(), turnedNow, board, turned.piece());
            steps.add(new Step(
                    Input.of(turn),
                    new State(turned.piece(), new Memory(system.afterTurn(from.piece(), turned), last))));
        }
    }

    /** The state after a shift or a fall. */
    private State after(State from, Piece moved) {
        var memory = from.memory();
        return new State(moved, new Memory(memory.system(), rule.afterMove(memory.last())));
    }

    /** The piece as far as it goes in a direction. */
    State pushed(State from, int dx, int dy) {
        var pushed = from.piece();
        for (var next = pushed.moved(dx, dy); !board.collides(next); next = next.moved(dx, dy)) {
            pushed = next;
        }
        return pushed.equals(from.piece()) ? from : after(from, pushed);
    }

    /** Whether a piece cannot fall any further. */
    boolean rests(Piece piece) {
        return board.collides(piece.moved(0, -1));
    }

    /**
     * Passes every state in which a piece can come to rest, each once.
     *
     * @param start a piece that fits, and the rules of its first turn
     */
    void forEachResting(State start, Consumer<State> action) {
        var visited = new Visited(board);
        var queue = new ArrayDeque<State>();
        visited.add(start);
        queue.add(start);
        while (!queue.isEmpty()) {
            var state = queue.remove();
            if (rests(state.piece())) {
                action.accept(state);
            }
            for (var step : steps(state)) {
                if (visited.add(step.to())) {
                    queue.add(step.to());
                }
            }
        }
    }

    /** The states passed so far: a set of places for each memory, of which there are few. */
    private static final class Visited {
        /** One more than the farthest that a box can stick out of the board at the left or below. */
        private static final int OVERHANG = Shape.MAX_BOX;

        private final int rows;
        private final int columns;
        private final List<Memory> memories = new ArrayList<>();
        private final List<BitSet> places = new ArrayList<>();

        Visited(Board board) {
            this.rows = board.height() + OVERHANG;
            this.columns = board.width() + OVERHANG;
        }

        /** Adds a state of a piece that fits; tells whether it is new. */
        boolean add(State state) {
            var under = places(state.memory());
            var place = place(state.piece());
            if (under.get(place)) {
                return false;
            }
            under.set(place);
            return true;
        }

        private BitSet places(Memory memory) {
            var known = memories.indexOf(memory);
            if (known >= 0) {
                return places.get(known);
            }
            var none = new BitSet(Orientation.values().length * rows * columns);
            memories.add(memory);
            places.add(none);
            return none;
        }

        private int place(Piece piece) {
            return (piece.orientation().ordinal() * rows + piece.y() + OVERHANG) * columns + piece.x() + OVERHANG;
        }
    }

    /** The rule of a search that does not ask for spins. */
    private enum PlacesOnly implements SpinRule {
        INSTANCE;

        @Override
        public Spin judge(Board board, Piece piece, LastTurn last) {
            return Spin.NONE;
        }

        @Override
        public LastTurn afterTurn(LastTurn before, LastTurn turn, Board board, Piece turned) {
            return LastTurn.NONE;
        }
    }
}
