package io.github.wallkick.randomizer;

import io.github.wallkick.piece.PieceType;
import java.util.List;

/**
 * Pieces in an order fixed beforehand, then those of another randomizer.
 *
 * @param pieces what is dealt first, at least one; immutable
 * @param then what deals the rest
 */
record Script(List<PieceType> pieces, Randomizer then) implements Randomizer {
    static Randomizer of(List<? extends PieceType> pieces, Randomizer then) {
        return pieces.isEmpty() ? then : new Script(List.copyOf(pieces), then);
    }

    @Override
    public Draw draw() {
        var size = pieces.size();
        return new Draw(pieces.get(0), size == 1 ? then : new Script(pieces.subList(1, size), then));
    }
}
