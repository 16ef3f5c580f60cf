package io.github.wallkick.randomizer;

/** What goes into a bag each time it is filled, as an immutable value. Its {@code text} is what a bag's text says of it. */
sealed interface Filling permits CopiesFilling, ExtrasFilling, FadingExtrasFilling, PairsFilling, SameBagFilling {
    /**
     * A bag filled and shuffled.
     *
     * @param types number of types dealt
     * @param dice the generator
     */
    Filled fill(int types, Dice dice);

    /** This filling as the last fields of a bag's text; read by {@link #read}. */
    String text(PieceTypes types);

    /** Reads what {@link #text} wrote. */
    static Filling read(StateFields fields, PieceTypes types) {
        var name = fields.word("filling");
        return switch (name) {
            case CopiesFilling.NAME -> CopiesFilling.read(fields);
            case ExtrasFilling.NAME -> ExtrasFilling.read(fields);
            case FadingExtrasFilling.NAME -> FadingExtrasFilling.read(fields, types);
            case PairsFilling.NAME -> new PairsFilling();
            case SameBagFilling.NAME -> SameBagFilling.read(fields, types);
            default -> throw fields.failure("filling", "no such filling: " + name);
        };
    }

    /**
     * A filled bag.
     *
     * @param pieces what is in it, at least one, in the order of dealing
     * @param next how it is filled the next time
     * @param dice what is left of the generator
     */
    record Filled(Indices pieces, Filling next, Dice dice) {}
}
