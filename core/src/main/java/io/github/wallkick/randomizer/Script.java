package io.github.wallkick.randomizer;

import io.github.wallkick.piece.PieceType;
import java.util.ArrayList;
import java.util.List;

/**
 * RandomizerFactory in an order fixed beforehand, then those of another randomizer.
 *
 * @param pieces what is dealt first, at least one; immutable
 * @param then what deals the rest; not a script, so that a queue can be written in one way only
 */
record Script(List<PieceType> pieces, Randomizer then) implements Preset {
    static final String NAME = "script";
    static final String PIECES = "pieces";

    static Randomizer of(List<? extends PieceType> pieces, Randomizer then) {
        if (pieces.isEmpty()) {
            return then;
        }
        if (then instanceof Script script) {
            var joined = new ArrayList<PieceType>(pieces);
            joined.addAll(script.pieces);
            return new Script(List.copyOf(joined), script.then);
        }
        return new Script(List.copyOf(pieces), then);
    }

    @Override
    public Draw draw() {
        var size = pieces.size();
        return new Draw(pieces.get(0), size == 1 ? then : new Script(pieces.subList(1, size), then));
    }

    @Override
    public String toString() {
        var text = new StringBuilder(NAME).append(' ').append(PIECES).append('=');
        for (var piece : pieces) {
            text.append(piece.symbol());
        }
        return text.append(" then ").append(then).toString();
    }
}
