package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.scoring.LastTurn;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * The steps of a piece on a board, tried one by one: slower than the engines' bitmaps, but right for every rotation system
 * and able to tell how a place was reached.
 *
 * @param board the landed cells
 */
record Walk(Board board) {
    private static final Turn[] TURNS = Turn.values();

    /** The steps that a piece can take: to the sides, one row down, and the turns. */
    List<Step> steps(Stance from) {
        var steps = new ArrayList<Step>();
        addMove(steps, Input.LEFT, from, -1, 0);
        addMove(steps, Input.RIGHT, from, 1, 0);
        for (var turn : TURNS) {
            var turned = from.system().rotate(board, from.piece(), turn);
            if (turned.isTurned()) {
                var last = LastTurn.of(from.piece(), turned.piece(), turned.kick(), false);
                steps.add(new Step(Input.of(turn), from.after(turned), last));
            }
        }
        addMove(steps, Input.SOFT_DROP, from, 0, -1);
        return steps;
    }

    private void addMove(List<Step> steps, Input input, Stance from, int dx, int dy) {
        var moved = from.piece().moved(dx, dy);
        if (!board.collides(moved)) {
            steps.add(new Step(input, from.withPiece(moved)));
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
     * @param start a piece that fits, and the rules of its first turn
     */
    void forEachStep(Stance start, Consumer<Step> action) {
        var visited = new Visited(board);
        var queue = new ArrayDeque<Stance>();
        visited.add(start);
        queue.add(start);
        while (!queue.isEmpty()) {
            for (var step : steps(queue.remove())) {
                action.accept(step);
                if (visited.add(step.to())) {
                    queue.add(step.to());
                }
            }
        }
    }
}
