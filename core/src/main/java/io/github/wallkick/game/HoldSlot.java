package io.github.wallkick.game;

import io.github.wallkick.piece.PieceType;
import java.util.Optional;

/**
 * The piece on hold, and whether this piece has been swapped already.
 *
 * @param type the type on hold
 * @param used whether there was a hold since the last lock
 */
record HoldSlot(Optional<PieceType> type, boolean used) {
    static final HoldSlot EMPTY = new HoldSlot(Optional.empty(), false);

    boolean allows(HoldRule rule) {
        return switch (rule) {
            case OFF -> false;
            case ONCE -> !used;
            case UNLIMITED -> true;
        };
    }

    HoldSlot swapped(PieceType piece) {
        return new HoldSlot(Optional.of(piece), true);
    }

    HoldSlot afterLock() {
        return used ? new HoldSlot(type, false) : this;
    }
}
