package io.github.wallkick.rotation;

import io.github.wallkick.piece.PieceType;

/**
 * The key of an entry in the kick-properties format, such as {@code T.NE}.
 *
 * @param type the type that turns
 * @param from the geometric orientation it has
 * @param to the one it is to have
 */
record KickKey(PieceType type, Compass from, Compass to) {
    boolean isHalfTurn() {
        return to.quartersFrom(from) == 2;
    }

    @Override
    public String toString() {
        return type.symbol() + "." + from + to;
    }
}
