package io.github.wallkick.board;

import io.github.wallkick.piece.Shape;

/** The rows of a piece as board rows. */
final class PieceRows {
    private static final int BOX_ROW = (1 << Shape.MAX_BOX) - 1;

    private PieceRows() {}

    /** A row of a box whose left edge is at column {@code x}, which is negative for a box that sticks out. */
    static int row(long state, int boxRow, int x) {
        var bits = (int) (state >>> (boxRow * Shape.MAX_BOX)) & BOX_ROW;
        return x >= 0 ? bits << x : bits >>> -x;
    }
}
