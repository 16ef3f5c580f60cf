package io.github.wallkick.simulation;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Turn;
import java.util.Arrays;

/** Dellacherie's player: turn at the entrance, shift, drop where the rating is best. */
record DellacheriePlayer() implements Player {
    /** The turns that lead to 0, 1, 2 and 3 quarters, as few as can be without half turns. */
    private static final Turn[][] WAYS = {
        {}, {Turn.CLOCKWISE}, {Turn.CLOCKWISE, Turn.CLOCKWISE}, {Turn.COUNTERCLOCKWISE}
    };

    @Override
    public Move play(View view, long random) {
        var stack = new StackRating(view.board());
        var best = new BestDrop();
        var looks = new long[WAYS.length];
        for (var quarters = 0; quarters < WAYS.length; quarters++) {
            var turned = turned(view, WAYS[quarters]);
            var cells = Footprint.of(turned);
            if (isNew(looks, quarters, cells.bits())) {
                offerDrops(best, stack, view.board(), turned, cells, quarters);
            }
        }
        return inputs(best);
    }

    /** The piece after some turns; a turn that is blocked leaves it as it is, and looking as before. */
    private static Piece turned(View view, Turn[] turns) {
        var piece = view.piece();
        var rotations = view.rotations();
        for (var turn : turns) {
            var result = rotations.rotate(view.board(), piece, turn);
            rotations = rotations.afterTurn(piece, result);
            piece = result.piece();
        }
        return piece;
    }

    /** Files what the piece looks like after some quarter turns, and says whether it looked so after fewer. */
    private static boolean isNew(long[] looks, int quarters, long bits) {
        looks[quarters] = bits;
        for (var i = 0; i < quarters; i++) {
            if (looks[i] == bits) {
                return false;
            }
        }
        return true;
    }

    private static void offerDrops(
            BestDrop best, StackRating stack, Board board, Piece piece, Footprint cells, int quarters) {
        var left = piece.left();
        if (piece.bottom() >= board.stackHeight()) {
            for (var x = 0; x + cells.width() <= board.width(); x++) {
                best.offer(stack.rate(cells, x, stack.landingRow(cells, x)), quarters, x - left);
            }
            return;
        }
        // The stack is in the way: only the board knows how far the piece goes.
        for (var moved = piece; !board.collides(moved); moved = moved.moved(-1, 0)) {
            offerFall(best, stack, board, moved, cells, quarters, moved.x() - piece.x());
        }
        for (var moved = piece.moved(1, 0); !board.collides(moved); moved = moved.moved(1, 0)) {
            offerFall(best, stack, board, moved, cells, quarters, moved.x() - piece.x());
        }
    }

    private static void offerFall(
            BestDrop best, StackRating stack, Board board, Piece piece, Footprint cells, int quarters, int shift) {
        var landed = board.dropped(piece);
        best.offer(stack.rate(cells, landed.left(), landed.bottom()), quarters, shift);
    }

    private static Move inputs(BestDrop best) {
        var turns = WAYS[best.quarters()];
        var shifts = Math.abs(best.shift());
        var inputs = new byte[turns.length + shifts];
        for (var i = 0; i < turns.length; i++) {
            inputs[i] = Inputs.code(Input.of(turns[i]));
        }
        Arrays.fill(inputs, turns.length, inputs.length, Inputs.code(best.shift() < 0 ? Input.LEFT : Input.RIGHT));
        return Inputs.owning(inputs, inputs.length);
    }
}
