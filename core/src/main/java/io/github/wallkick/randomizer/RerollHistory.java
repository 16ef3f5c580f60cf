package io.github.wallkick.randomizer;

import io.github.wallkick.piece.Tetromino;
import java.util.List;

/**
 * The rule of TGM: roll again while the piece is among the last few, but only so many times.
 *
 * @param types the types dealt
 * @param rng the generator
 * @param rolls how many rolls there are at the most, at least 1; the last is taken whatever it is
 * @param history the last pieces, oldest first
 */
record RerollHistory(PieceTypes types, Rng rng, int rolls, TypeIndices history) implements BuiltIn {
    static final String NAME = "history";

    @Override
    public Draw draw() {
        var count = types.size();
        var after = rng.next(count);
        for (var left = rolls - 1; left > 0 && history.contains(after.value(count)); left--) {
            after = after.next(count);
        }
        var piece = after.value(count);
        return new Draw(types.get(piece), new RerollHistory(types, after, rolls, history.shifted(piece)));
    }

    @Override
    public String toString() {
        return NAME + " types=" + types + " rng=" + rng + " rolls=" + rolls + " history=" + history.letters(types);
    }

    static RerollHistory read(StateReader fields) {
        var types = fields.types();
        return new RerollHistory(
                types,
                fields.rng(),
                fields.number("rolls", 1, HistoryOptions.MAX_ROLLS),
                fields.piecesOrNone("history", types));
    }

    /**
     * Every type that is not among the last few pieces is as likely as any other such; the rest never come. Where all types
     * are among them, all are as likely.
     *
     * @param types the types dealt
     * @param rng the generator
     * @param history the last pieces, oldest first
     */
    record Strict(PieceTypes types, Rng rng, TypeIndices history) implements BuiltIn {
        static final String NAME = "strict-history";

        /** As NullpoMino starts it. */
        private static final List<Tetromino> BEFORE_THE_GAME =
                List.of(Tetromino.O, Tetromino.O, Tetromino.Z, Tetromino.S);

        static Strict started(PieceTypes types, Rng rng) {
            return new Strict(types, rng, TypeIndices.of(BEFORE_THE_GAME, types));
        }

        @Override
        public Draw draw() {
            var choice = choice();
            var after = rng.next(choice.size());
            var piece = choice.get(after.value(choice.size()));
            return new Draw(types.get(piece), new Strict(types, after, history.shifted(piece)));
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

        static Strict read(StateReader fields) {
            var types = fields.types();
            return new Strict(types, fields.rng(), fields.piecesOrNone("history", types));
        }
    }
}
