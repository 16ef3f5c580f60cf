package io.github.wallkick.randomizer;

/**
 * The rule of TGM: roll again while the piece is among the last few, but only so many times.
 *
 * @param types the types dealt
 * @param dice the generator
 * @param rolls how many rolls there are at the most, at least 1; the last is taken whatever it is
 * @param history the last pieces, oldest first
 */
record History(PieceTypes types, Dice dice, int rolls, Indices history) implements Preset {
    static final String NAME = "history";

    @Override
    public Draw draw() {
        var count = types.size();
        var thrown = dice.roll(count);
        for (var left = rolls - 1; left > 0 && history.contains(thrown.face(count)); left--) {
            thrown = thrown.roll(count);
        }
        var piece = thrown.face(count);
        return new Draw(types.get(piece), new History(types, thrown, rolls, history.shifted(piece)));
    }

    @Override
    public String toString() {
        return NAME + " types=" + types + " dice=" + dice + " rolls=" + rolls + " history=" + history.letters(types);
    }

    static History read(StateFields fields) {
        var types = fields.types();
        return new History(
                types,
                fields.dice(),
                fields.number("rolls", 1, HistoryOptions.MOST_ROLLS),
                fields.piecesOrNone("history", types));
    }
}
