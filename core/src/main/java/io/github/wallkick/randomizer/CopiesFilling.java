package io.github.wallkick.randomizer;

/** As many of each type: one for the 7-bag, two for the 14-bag. */
record CopiesFilling(int copies) implements Filling {
    static final String NAME = "copies";
    static final int MOST = 64;

    @Override
    public Filled fill(int types, Dice dice) {
        var shuffle = Shuffle.of(Indices.upTo(types, copies), dice);
        return new Filled(shuffle.order(), this, shuffle.dice());
    }

    @Override
    public String text(PieceTypes types) {
        return "filling=" + NAME + " copies=" + copies;
    }

    static CopiesFilling read(StateFields fields) {
        return new CopiesFilling(fields.number("copies", 1, MOST));
    }
}
