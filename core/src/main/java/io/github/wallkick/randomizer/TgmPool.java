package io.github.wallkick.randomizer;

/**
 * The rule of TGM3, the "35-bag": pieces are drawn from a pool of five of each, and what is taken out or refused is
 * replaced by the type that has been waiting longest.
 *
 * @param types the types dealt
 * @param rng the generator
 * @param checks how many draws are held against the history; the one after the last refusal is taken whatever it is
 * @param refillsAlways whether the piece's place in the pool is refilled after every draw; if not, a draw after refusals
 *     refills it only when the longest drought has become longer
 * @param history the last pieces, oldest first
 * @param droughts every type, the one that has waited longest first; those never dealt come before all others
 * @param unseen how many types were never dealt
 * @param slots the pool
 */
record TgmPool(
        PieceTypes types,
        Rng rng,
        int checks,
        boolean refillsAlways,
        TypeIndices history,
        TypeIndices droughts,
        int unseen,
        TypeIndices slots)
        implements BuiltIn {
    static final String NAME = "pool";

    @Override
    public Draw draw() {
        var pool = slots;
        var after = rng.next(pool.size());
        var refusals = 0;
        while (refusals < checks && history.contains(pool.get(after.value(pool.size())))) {
            pool = pool.with(after.value(pool.size()), droughts.get(0));
            after = after.next(pool.size());
            refusals++;
        }
        var slot = after.value(pool.size());
        var piece = pool.get(slot);
        var refills = refillsAlways || refusals == 0 || lengthensTheLongestDrought(piece);
        var dealt = withDealt(piece);
        var refilled = refills ? pool.with(slot, dealt.droughts.get(0)) : pool;
        return new Draw(types.get(piece), dealt.with(after, refilled));
    }

    /** Unless the longest drought ends here and was the only one of its length. */
    private boolean lengthensTheLongestDrought(int piece) {
        return piece != droughts.get(0) || unseen > 1;
    }

    /** This pool with the piece known as the last one dealt; the slots and the generator are untouched. */
    TgmPool withDealt(int piece) {
        var place = droughts.indexOf(piece);
        return new TgmPool(
                types,
                rng,
                checks,
                refillsAlways,
                history.shifted(piece),
                droughts.without(place).plus(piece),
                place < unseen ? unseen - 1 : unseen,
                slots);
    }

    private TgmPool with(Rng rng, TypeIndices slots) {
        return new TgmPool(types, rng, checks, refillsAlways, history, droughts, unseen, slots);
    }

    @Override
    public String toString() {
        return NAME + " types=" + types + " rng=" + rng + " checks=" + checks + " refills="
                + (refillsAlways ? "always" : "sometimes") + " history=" + history.letters(types) + " droughts="
                + droughts.letters(types) + " unseen=" + unseen + " slots=" + slots.letters(types);
    }

    static TgmPool read(StateReader fields) {
        var types = fields.types();
        return new TgmPool(
                types,
                fields.rng(),
                fields.number("checks", 0, PoolOptions.MAX_CHECKS),
                fields.choice("refills", "always", "sometimes"),
                fields.piecesOrNone("history", types),
                fields.everyPiece("droughts", types),
                fields.number("unseen", 0, types.size()),
                fields.somePieces("slots", types));
    }
}
