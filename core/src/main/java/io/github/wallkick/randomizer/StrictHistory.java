package io.github.wallkick.randomizer;

import io.github.wallkick.piece.Tetromino;
import java.util.List;

/**
 * Every type that is not among the last few pieces is as likely as any other such; the rest never come. Where all types
 * are among them, all are as likely.
 *
 * @param types the types dealt
 * @param dice the generator
 * @param history the last pieces, oldest first
 */
record StrictHistory(PieceTypes types, Dice dice, Indices history) implements Preset {
    static final String NAME = "strict-history";

    /** As NullpoMino starts it. */
    private static final List<Tetromino> BEFORE_THE_GAME = List.of(Tetromino.O, Tetromino.O, Tetromino.Z, Tetromino.S);

    static StrictHistory started(PieceTypes types, Dice dice) {
        return new StrictHistory(types, dice, Indices.of(BEFORE_THE_GAME, types));
    }

    @Override
    public Draw draw() {
        var choice = choice();
        var thrown = dice.roll(choice.size());
        var piece = choice.get(thrown.face(choice.size()));
        return new Draw(types.get(piece), new StrictHistory(types, thrown, history.shifted(piece)));
    }

    private Indices choice() {
        var choice = Indices.EMPTY;
        for (var i = 0; i < types.size(); i++) {
            if (!history.contains(i)) {
                choice = choice.plus(i);
            }
        }
        return choice.size() == 0 ? Indices.upTo(types.size(), 1) : choice;
    }

    @Override
    public String toString() {
        return NAME + " types=" + types + " dice=" + dice + " history=" + history.letters(types);
    }

    static StrictHistory read(StateFields fields) {
        var types = fields.types();
        return new StrictHistory(types, fields.dice(), fields.piecesOrNone("history", types));
    }
}
