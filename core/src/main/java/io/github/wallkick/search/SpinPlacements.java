package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.scoring.LastTurn;
import io.github.wallkick.scoring.Spin;
import io.github.wallkick.scoring.SpinRule;

/**
 * The places where a piece can come to rest, told apart by the spin that the last step into them makes. A place is in
 * more than one set if there is more than one way into it.
 *
 * @param none the placements that can be reached without a spin
 * @param mini those that can be reached by a mini spin
 * @param full those that can be reached by a full spin
 * @since 0.1.0
 */
public record SpinPlacements(Placements none, Placements mini, Placements full) {
    static SpinPlacements of(Board board, Footprints footprints, RotationSystem system, SpinRule rule, Piece start) {
        var walk = new Walk(board);
        var none = new PlaceSet(footprints, board);
        var mini = new PlaceSet(footprints, board);
        var full = new PlaceSet(footprints, board);
        if (walk.rests(start)) {
            setOf(rule.judge(board, start, LastTurn.NONE), none, mini, full).add(start);
        }
        walk.forEachStep(new Stance(start, system), step -> {
            if (walk.rests(step.piece())) {
                setOf(rule.judge(board, step.piece(), step.last()), none, mini, full)
                        .add(step.piece());
            }
        });
        return new SpinPlacements(none.toPlacements(), mini.toPlacements(), full.toPlacements());
    }

    private static PlaceSet setOf(Spin spin, PlaceSet none, PlaceSet mini, PlaceSet full) {
        return switch (spin) {
            case NONE -> none;
            case MINI -> mini;
            case FULL -> full;
        };
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
