package io.github.wallkick.search;

import io.github.wallkick.piece.Piece;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.TurnResult;

/**
 * Where a piece is on its way, and the rules of its next turn: they may depend on the turns before it.
 *
 * @param piece the piece
 * @param system the rules of its next turn
 */
record Stance(Piece piece, RotationSystem system) {
    Stance withPiece(Piece other) {
        return new Stance(other, system);
    }

    Stance after(TurnResult result) {
        return new Stance(result.piece(), system.afterTurn(result));
    }

    /** Of the piece alone: rules may be large, and hardly ever are there two of them. */
    @Override
    public int hashCode() {
        return piece.hashCode();
    }
}
