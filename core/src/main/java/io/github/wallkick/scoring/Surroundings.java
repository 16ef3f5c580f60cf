package io.github.wallkick.scoring;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;

/** What lies around a piece that rests, asked without making new pieces. */
final class Surroundings {
    private Surroundings() {}

    /** Whether a cell is filled; walls, floor and what is above the topmost row count as filled. */
    static boolean isFilled(Board board, int x, int y) {
        return board.isBlocked(x, y);
    }

    /** Whether the piece could not move by one step. */
    static boolean isBlocked(Board board, Piece piece, int dx, int dy) {
        return collides(board, piece, piece.orientation(), dx, dy);
    }

    /** Whether the piece could not turn in place. */
    static boolean isTurnBlocked(Board board, Piece piece, Orientation to) {
        return collides(board, piece, to, 0, 0);
    }

    /** Whether the piece rests on something. */
    static boolean isGrounded(Board board, Piece piece) {
        return isBlocked(board, piece, 0, -1);
    }

    private static boolean collides(Board board, Piece piece, Orientation state, int dx, int dy) {
        for (var rest = piece.shape().bits(state); rest != 0; rest &= rest - 1) {
            var bit = Long.numberOfTrailingZeros(rest);
            if (isFilled(board, piece.x() + dx + bit % Shape.MAX_BOX, piece.y() + dy + bit / Shape.MAX_BOX)) {
                return true;
            }
        }
        return false;
    }
}
