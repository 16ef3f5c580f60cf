package io.github.wallkick.randomizer;

/**
 * A bag of any content, shuffled when it is filled and dealt from the front.
 *
 * @param types the types dealt
 * @param rng the generator
 * @param rest the pieces still in the bag, in the order of dealing; none = to be filled
 * @param contents how the bag is filled the next time
 */
record ShuffledBag(PieceTypes types, Rng rng, TypeIndices rest, BagContents contents) implements BuiltIn {
    static final String NAME = "shuffled-bag";

    static ShuffledBag toBeFilled(PieceTypes types, Rng rng, BagContents contents) {
        return new ShuffledBag(types, rng, TypeIndices.EMPTY, contents);
    }

    @Override
    public Draw draw() {
        return rest.size() == 0 ? filled().draw() : new Draw(types.get(rest.get(0)), withRest(rest.withoutFirst(1)));
    }

    private ShuffledBag withRest(TypeIndices rest) {
        return new ShuffledBag(types, rng, rest, contents);
    }

    /** The bag just filled, whatever was left in it. */
    ShuffledBag filled() {
        var filled = contents.fill(types.size(), rng);
        return new ShuffledBag(types, filled.rng(), filled.pieces(), filled.next());
    }

    @Override
    public String toString() {
        return NAME + " types=" + types + " rng=" + rng + " rest=" + rest.letters(types) + " " + contents.text(types);
    }

    static ShuffledBag read(StateReader fields) {
        var types = fields.types();
        var contents = BagContents.read(fields, types);
        return new ShuffledBag(types, fields.rng(), fields.pieces("rest", types), contents);
    }
}
