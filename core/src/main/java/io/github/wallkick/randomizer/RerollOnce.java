package io.github.wallkick.randomizer;

/**
 * The rule of the NES game as clones tell it: draw one of one number more than there are types; on that number or
 * a repeat, draw once more among the types and take what comes.
 *
 * @param types the types dealt
 * @param rng the generator
 * @param last the piece before, or {@link PieceTypes#NONE}
 */
record RerollOnce(PieceTypes types, Rng rng, int last) implements BuiltIn {
    static final String NAME = "classic";

    @Override
    public Draw draw() {
        var count = types.size();
        var after = rng.next(count + 1);
        var piece = after.value(count + 1);
        if (piece == count || piece == last) {
            after = after.next(count);
            piece = after.value(count);
        }
        return new Draw(types.get(piece), new RerollOnce(types, after, piece));
    }

    @Override
    public String toString() {
        return NAME + " types=" + types + " rng=" + rng + " last=" + types.symbol(last);
    }

    static RerollOnce read(StateReader fields) {
        var types = fields.types();
        return new RerollOnce(types, fields.rng(), fields.pieceOrNone("last", types));
    }
}
