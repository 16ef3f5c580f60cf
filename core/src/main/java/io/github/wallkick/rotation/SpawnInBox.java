package io.github.wallkick.rotation;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;

/** The place of a centred box whose top row is the top visible row; on a low board its empty rows sink into the floor. */
record SpawnInBox() implements SpawnRule {
    @Override
    public Piece spawn(Shape shape, BoardSize size) {
        var left = Math.floorDiv(size.width() - shape.box(), 2);
        var lowest = Math.max(
                size.visibleHeight() - shape.box(),
                -shape.bounds(Orientation.SPAWN).minY());
        return new Piece(shape, Orientation.SPAWN, left, lowest);
    }
}
