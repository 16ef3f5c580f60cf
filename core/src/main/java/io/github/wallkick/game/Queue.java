package io.github.wallkick.game;

import io.github.wallkick.piece.PieceType;
import io.github.wallkick.randomizer.Randomizer;
import java.util.ArrayList;
import java.util.List;

/**
 * The pieces to come: the ones shown, and the randomizer behind them.
 *
 * @param shown the preview, next piece first
 * @param rest where the pieces after them come from
 */
record Queue(List<PieceType> shown, Randomizer rest) {
    static Queue of(Randomizer randomizer, int preview) {
        var shown = new ArrayList<PieceType>(preview);
        var rest = randomizer;
        while (shown.size() < preview) {
            var draw = rest.draw();
            shown.add(draw.piece());
            rest = draw.next();
        }
        return new Queue(List.copyOf(shown), rest);
    }

    PieceType first() {
        return shown.isEmpty() ? rest.draw().piece() : shown.get(0);
    }

    Queue next() {
        var draw = rest.draw();
        if (shown.isEmpty()) {
            return new Queue(shown, draw.next());
        }
        var moved = new PieceType[shown.size()];
        for (var i = 1; i < moved.length; i++) {
            moved[i - 1] = shown.get(i);
        }
        moved[moved.length - 1] = draw.piece();
        return new Queue(List.of(moved), draw.next());
    }
}
