package io.github.wallkick.rotation;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;

/**
 * A place by the skyline, the line between visible and hidden rows: the piece's cells are centred, and as far above or
 * below it as the board allows.
 *
 * @param rows rows between the skyline and the piece
 * @param above whether the piece enters above the skyline
 * @param leansRight where an odd column is left over: to the left of the piece if true, else to its right
 */
record SpawnPlace(int rows, boolean above, boolean leansRight) implements SpawnRule {
    static SpawnPlace above(int rows) {
        return new SpawnPlace(rows, true, false);
    }

    static SpawnPlace below(int rows) {
        return new SpawnPlace(rows, false, false);
    }

    SpawnPlace leaningRight() {
        return new SpawnPlace(rows, above, true);
    }

    @Override
    public Piece spawn(Shape shape, BoardSize size) {
        var cells = shape.bounds(Orientation.SPAWN);
        var spare = size.width() - cells.width() + (leansRight ? 1 : 0);
        var left = Math.floorDiv(spare, 2);
        var lowest = above
                ? Math.min(size.visibleHeight() + rows, size.height() - cells.height())
                : Math.max(size.visibleHeight() - rows - cells.height(), 0);
        return new Piece(shape, Orientation.SPAWN, left - cells.minX(), lowest - cells.minY());
    }
}
