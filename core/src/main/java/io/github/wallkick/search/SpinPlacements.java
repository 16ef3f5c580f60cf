package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.scoring.Spin;
import io.github.wallkick.scoring.SpinRule;

/**
 * The places where a piece can come to rest, told apart by the spin that the way into them makes, as the spin rule
 * remembers it. A place is in more than one set if there is more than one way into it.
 *
 * @param none the placements that can be reached without a spin
 * @param mini those that can be reached by a mini spin
 * @param full those that can be reached by a full spin
 * @since 0.1.0
 */
@CheckReturnValue
public record SpinPlacements(Placements none, Placements mini, Placements full) {
    static SpinPlacements of(Board board, CornerShapes shapes, RotationSystem system, SpinRule rule, Piece start) {
        var none = new Placements.Collector(shapes, board);
        var mini = new Placements.Collector(shapes, board);
        var full = new Placements.Collector(shapes, board);
        new StepSearch(board, rule).forEachResting(new StepSearch.State(start, system), state -> {
            var places = switch (state.spin(rule, board)) {
                case NONE -> none;
                case MINI -> mini;
                case FULL -> full;
            };
            places.add(state.piece());
        });
        return new SpinPlacements(none.toPlacements(), mini.toPlacements(), full.toPlacements());
    }

    /**
     * The best spin by which a placement can be reached.
     *
     * @param piece the piece where it comes to rest
     * @return full before mini before none; none also if it cannot be reached at all
     */
    public Spin best(Piece piece) {
        if (full.contains(piece)) {
            return Spin.FULL;
        }
        return mini.contains(piece) ? Spin.MINI : Spin.NONE;
    }
}
