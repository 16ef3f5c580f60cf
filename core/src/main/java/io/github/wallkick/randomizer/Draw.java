package io.github.wallkick.randomizer;

import io.github.wallkick.piece.PieceType;
import java.util.Objects;

/**
 * A piece drawn from a randomizer, and what is left.
 *
 * @param piece the type drawn
 * @param next the randomizer to draw the following piece from
 * @since 0.1.0
 */
public record Draw(PieceType piece, Randomizer next) {
    /**
     * A draw.
     *
     * @throws NullPointerException if the piece or the randomizer is null
     */
    public Draw {
        Objects.requireNonNull(piece, "piece of a draw");
        Objects.requireNonNull(next, "next randomizer of a draw");
    }
}
