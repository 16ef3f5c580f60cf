package io.github.wallkick.randomizer;

import io.github.wallkick.piece.Tetromino;
import java.util.List;

/**
 * Every type that is not among the last few pieces is as likely as any other such; the rest never come. Where all types
 * are among them, all are as likely.
 *
 * @param types the types dealt
 * @param rng the generator
 * @param history the last pieces, oldest first
 */
record StrictHistory(PieceTypes types, Rng rng, TypeIndices history) implements BuiltIn {
    static final String NAME = "strict-history";

    /** As NullpoMino starts it. */
    private static final List<Tetromino> BEFORE_THE_GAME = List.of(Tetromino.O, Tetromino.O, Tetromino.Z, Tetromino.S);

    static StrictHistory started(PieceTypes types, Rng rng) {
        return new StrictHistory(types, rng, TypeIndices.of(BEFORE_THE_GAME, types));
    }

    @Override
    public Draw draw() {
        var choice = choice();
        var after = rng.next(choice.size());
        var piece = choice.get(after.value(choice.size()));
        return new Draw(types.get(piece), new StrictHistory(types, after, history.shifted(piece)));
    }

    private TypeIndices choice() {
        var choice = TypeIndices.EMPTY;
        for (var i = 0; i < types.size(); i++) {
            if (!history.contains(i)) {
                choice = choice.plus(i);
            }
        }
        return choice.size() == 0 ? TypeIndices.upTo(types.size(), 1) : choice;
    }

    @Override
    public String toString() {
        return NAME + " types=" + types + " rng=" + rng + " history=" + history.letters(types);
    }

    static StrictHistory read(StateReader fields) {
        var types = fields.types();
        return new StrictHistory(types, fields.rng(), fields.piecesOrNone("history", types));
    }
}
