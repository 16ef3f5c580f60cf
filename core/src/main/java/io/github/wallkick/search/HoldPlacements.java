package io.github.wallkick.search;

import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.piece.Piece;

/**
 * The places that a player with a hold can choose from: those of the falling piece and those of the one that a swap
 * brings into play.
 *
 * @param falling the placements without a swap
 * @param swapped the placements after one
 * @since 0.1.0
 */
@CheckReturnValue
public record HoldPlacements(Placements falling, Placements swapped) {
    /**
     * The number of different placements. If both pieces are alike, a swap adds nothing.
     *
     * @return 0 or more
     */
    public int count() {
        return falling.equals(swapped) ? falling.count() : falling.count() + swapped.count();
    }

    /**
     * Whether the cells of a piece can be filled, with a swap or without.
     *
     * @param piece a piece at any place
     * @return true if either set contains it
     */
    public boolean contains(Piece piece) {
        return falling.contains(piece) || swapped.contains(piece);
    }
}
