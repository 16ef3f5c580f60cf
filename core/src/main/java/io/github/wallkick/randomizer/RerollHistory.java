package io.github.wallkick.randomizer;

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
}
