package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.RotationSystem;
import java.util.EnumSet;

/**
 * A way to find where a piece can come to rest. An engine is made for one shape, one board size and one rotation system;
 * all engines find the same.
 */
interface Engine {
    /**
     * The places where a piece can come to rest.
     *
     * @param board the landed cells, of the engine's size
     * @param start the piece where it enters, of the engine's shape; must fit
     */
    Placements reachable(Board board, Piece start);

    /** The number of those places. */
    default int count(Board board, Piece start) {
        return reachable(board, start).count();
    }

    /** The fastest engine for pieces of a shape that enter at a place. */
    static Engine of(RotationSystem system, CornerShapes shapes, BoardSize size, Piece spawn) {
        var kicks = system.conditionalKicks();
        if (kicks.isEmpty()) {
            return new SteppingEngine(shapes, system);
        }
        var turns = CornerTurns.of(shapes, kicks.get(), EnumSet.allOf(Turn.class));
        return new PackedEngine(shapes, PackedRules.of(shapes, turns, size.width()), size, spawn);
    }
}
