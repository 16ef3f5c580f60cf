package io.github.wallkick.scoring;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;

/**
 * The four cells at the corners of a T, told from the shape alone: its middle is the one cell with three neighbours, its
 * stem the neighbour with none on the other side. So it holds for every rotation system, wherever its boxes lie.
 */
final class TCorners {
    private static final int CELLS = 4;
    private static final int ENOUGH = 3;
    private static final long LAST_COLUMN = 0x8080808080808080L;

    private TCorners() {}

    /** Whether the piece is a T tetromino. */
    static boolean isT(Piece piece) {
        return piece.shape().size() == CELLS && middle(piece.shape().bits(piece.orientation())) != 0;
    }

    /** Whether at least three corners of a T are filled. */
    static boolean isSpin(Board board, Piece t) {
        return count(board, t, 0, 0) >= ENOUGH;
    }

    /** Whether both corners beside the stem of a T are filled. */
    static boolean isFrontFilled(Board board, Piece t) {
        var bits = t.shape().bits(t.orientation());
        var middle = middle(bits);
        var sideways = (bits & (middle << 1)) != 0 && (bits & (middle >>> 1)) != 0;
        if (sideways) {
            return count(board, t, 0, (bits & (middle << Shape.MAX_BOX)) != 0 ? 1 : -1) == 2;
        }
        return count(board, t, (bits & (middle << 1)) != 0 ? 1 : -1, 0) == 2;
    }

    /** The filled corners on a side: that of {@code dx} or {@code dy}, whichever is not 0; all four if both are. */
    private static int count(Board board, Piece t, int dx, int dy) {
        var bit = Long.numberOfTrailingZeros(middle(t.shape().bits(t.orientation())));
        var x = t.x() + bit % Shape.MAX_BOX;
        var y = t.y() + bit / Shape.MAX_BOX;
        var filled = 0;
        for (var right = -1; right <= 1; right += 2) {
            for (var up = -1; up <= 1; up += 2) {
                if (right != -dx && up != -dy && Surroundings.isFilled(board, x + right, y + up)) {
                    filled++;
                }
            }
        }
        return filled;
    }

    /** The bit of the cell with three neighbours, 0 if there is none. */
    private static long middle(long bits) {
        var left = (bits & ~LAST_COLUMN) << 1;
        var right = (bits >>> 1) & ~LAST_COLUMN;
        var below = bits << Shape.MAX_BOX;
        var above = bits >>> Shape.MAX_BOX;
        return bits & ((left & right & (below | above)) | (below & above & (left | right)));
    }
}
