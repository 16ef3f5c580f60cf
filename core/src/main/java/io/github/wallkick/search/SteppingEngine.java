package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.rotation.RotationSystem;

/**
 * The engine for rotation systems whose turns depend on more than a kick table, such as earlier turns: it tries every step
 * of the piece on the board, one after the other.
 *
 * @param footprints the piece's shape
 * @param system the rules of turning
 */
record SteppingEngine(Footprints footprints, RotationSystem system) implements Engine {
    @Override
    public Placements reachable(Board board, Piece start) {
        var walk = new Walk(board);
        var resting = new PlaceSet(footprints, board);
        if (walk.rests(start)) {
            resting.add(start);
        }
        walk.forEachStep(new Stance(start, system), step -> {
            if (walk.rests(step.piece())) {
                resting.add(step.piece());
            }
        });
        return resting.toPlacements();
    }
}
