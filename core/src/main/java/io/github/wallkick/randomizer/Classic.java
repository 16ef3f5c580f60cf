package io.github.wallkick.randomizer;

/**
 * The rule of the NES game as clones tell it: throw dice with one face more than there are types; on that face or a
 * repeat, throw once more among the types and take what comes.
 *
 * @param types the types dealt
 * @param dice the generator
 * @param last the piece before, or {@link PieceTypes#NONE}
 */
record Classic(PieceTypes types, Dice dice, int last) implements Preset {
    static final String NAME = "classic";

    @Override
    public Draw draw() {
        var count = types.size();
        var thrown = dice.roll(count + 1);
        var piece = thrown.face(count + 1);
        if (piece == count || piece == last) {
            thrown = thrown.roll(count);
            piece = thrown.face(count);
        }
        return new Draw(types.get(piece), new Classic(types, thrown, piece));
    }

    @Override
    public String toString() {
        return NAME + " types=" + types + " dice=" + dice + " last=" + types.symbol(last);
    }

    static Classic read(StateFields fields) {
        var types = fields.types();
        return new Classic(types, fields.dice(), fields.pieceOrNone("last", types));
    }
}
