package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.game.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.scoring.LastTurn;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;

/**
 * The steps of a piece on a board, tried one by one: slower than the engines' bitmaps, but right for every rotation system
 * and able to tell how a place was reached.
 *
 * @param board the landed cells
 * @param system how pieces turn
 */
record Walk(Board board, RotationSystem system) {
    /** One more than the farthest that a box can stick out of the board at the left or below. */
    private static final int OVERHANG = Shape.MAX_BOX;

    private static final Turn[] TURNS = Turn.values();

    /** The steps that a piece can take: to the sides, one row down, and the turns. */
    List<Step> steps(Piece piece) {
        var steps = new ArrayList<Step>();
        addMove(steps, Input.LEFT, piece.moved(-1, 0));
        addMove(steps, Input.RIGHT, piece.moved(1, 0));
        for (var turn : TURNS) {
            var turned = system.rotate(board, piece, turn);
            if (turned.isTurned()) {
                steps.add(new Step(Input.of(turn), turned.piece(), new LastTurn(piece.rotation(), turned.kick())));
            }
        }
        addMove(steps, Input.SOFT_DROP, piece.moved(0, -1));
        return steps;
    }

    private void addMove(List<Step> steps, Input input, Piece moved) {
        if (!board.collides(moved)) {
            steps.add(new Step(input, moved));
        }
    }

    /** Whether a piece cannot fall any further. */
    boolean rests(Piece piece) {
        return board.collides(piece.moved(0, -1));
    }

    /** The piece as far as it goes in a direction. */
    Piece pushed(Piece piece, int dx, int dy) {
        var pushed = piece;
        for (var next = piece.moved(dx, dy); !board.collides(next); next = next.moved(dx, dy)) {
            pushed = next;
        }
        return pushed;
    }

    /**
     * Passes every step that can be taken anywhere on the way from a place, each once.
     *
     * @param start a piece that fits
     */
    void forEachStep(Piece start, Consumer<Step> action) {
        var seen = new BitSet(places());
        var queue = new ArrayDeque<Piece>();
        seen.set(place(start));
        queue.add(start);
        while (!queue.isEmpty()) {
            for (var step : steps(queue.remove())) {
                action.accept(step);
                if (!seen.get(place(step.piece()))) {
                    seen.set(place(step.piece()));
                    queue.add(step.piece());
                }
            }
        }
    }

    /** How many places a piece can have. */
    int places() {
        return Footprints.STATES * rows() * columns();
    }

    /** The number of the place of a piece that fits on the board, from 0. */
    int place(Piece piece) {
        return (piece.rotation().ordinal() * rows() + piece.y() + OVERHANG) * columns() + piece.x() + OVERHANG;
    }

    private int rows() {
        return board.height() + OVERHANG;
    }

    private int columns() {
        return board.width() + OVERHANG;
    }
}
