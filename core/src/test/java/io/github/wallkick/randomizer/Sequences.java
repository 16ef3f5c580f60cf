package io.github.wallkick.randomizer;

import io.github.wallkick.piece.PieceType;
import java.util.ArrayList;
import java.util.List;

/** Many draws in a row, for tests. */
final class Sequences {
    private Sequences() {}

    static List<PieceType> pieces(Randomizer randomizer, int count) {
        var pieces = new ArrayList<PieceType>();
        var rest = randomizer;
        for (var i = 0; i < count; i++) {
            var draw = rest.draw();
            pieces.add(draw.piece());
            rest = draw.next();
        }
        return pieces;
    }

    static String letters(Randomizer randomizer, int count) {
        var letters = new StringBuilder();
        for (var piece : pieces(randomizer, count)) {
            letters.append(piece.symbol());
        }
        return letters.toString();
    }

    static Randomizer after(Randomizer randomizer, int count) {
        var rest = randomizer;
        for (var i = 0; i < count; i++) {
            rest = rest.draw().next();
        }
        return rest;
    }
}
