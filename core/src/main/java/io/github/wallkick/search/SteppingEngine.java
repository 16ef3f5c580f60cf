package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.rotation.RotationSystem;

/**
 * The engine for rotation systems whose turns depend on more than a kick table, such as earlier turns: it tries every step
 * of the piece on the board, one after the other.
 *
 * @param shapes the piece's shape
 * @param system the rules of turning
 */
record SteppingEngine(CornerShapes shapes, RotationSystem system) implements Engine {
    @Override
    public Placements reachable(Board board, Piece start) {
        var resting = new Placements.Collector(shapes, board);
        new StepSearch(board).forEachResting(new StepSearch.State(start, system), state -> resting.add(state.piece()));
        return resting.toPlacements();
    }
}
