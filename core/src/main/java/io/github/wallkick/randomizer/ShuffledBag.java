package io.github.wallkick.randomizer;

/**
 * A bag of any content, shuffled when it is filled and dealt from the front.
 *
 * @param types the types dealt
 * @param dice the generator
 * @param rest the pieces still in the bag, in the order of dealing; none = to be filled
 * @param filling how the bag is filled the next time
 */
record ShuffledBag(PieceTypes types, Dice dice, Indices rest, Filling filling) implements Preset {
    static final String NAME = "shuffled-bag";

    static ShuffledBag toBeFilled(PieceTypes types, Dice dice, Filling filling) {
        return new ShuffledBag(types, dice, Indices.EMPTY, filling);
    }

    @Override
    public Draw draw() {
        return rest.size() == 0 ? filled().draw() : new Draw(types.get(rest.get(0)), withRest(rest.withoutFirst(1)));
    }

    private ShuffledBag withRest(Indices rest) {
        return new ShuffledBag(types, dice, rest, filling);
    }

    /** The bag just filled, whatever was left in it. */
    ShuffledBag filled() {
        var filled = filling.fill(types.size(), dice);
        return new ShuffledBag(types, filled.dice(), filled.pieces(), filled.next());
    }

    @Override
    public String toString() {
        return NAME + " types=" + types + " dice=" + dice + " rest=" + rest.letters(types) + " " + filling.text(types);
    }

    static ShuffledBag read(StateFields fields) {
        var types = fields.types();
        var filling = Filling.read(fields, types);
        if (filling instanceof PairsFilling && types.size() < PairsFilling.FEWEST_TYPES) {
            throw fields.failure("filling", "pairs need " + PairsFilling.FEWEST_TYPES + " types");
        }
        return new ShuffledBag(types, fields.dice(), fields.pieces("rest", types), filling);
    }
}
