package io.github.wallkick.randomizer;

/** One of each type and a few more of any, each extra drawn on its own: 7+1 and 7+2. */
record ExtrasFilling(int extras) implements Filling {
    static final String NAME = "extras";
    static final int MOST = 64;

    @Override
    public Filled fill(int types, Dice dice) {
        var pieces = Indices.upTo(types, 1);
        var thrown = dice;
        for (var i = 0; i < extras; i++) {
            thrown = thrown.roll(types);
            pieces = pieces.plus(thrown.face(types));
        }
        var shuffle = Shuffle.of(pieces, thrown);
        return new Filled(shuffle.order(), this, shuffle.dice());
    }

    @Override
    public String text(PieceTypes types) {
        return "filling=" + NAME + " extras=" + extras;
    }

    static ExtrasFilling read(StateFields fields) {
        return new ExtrasFilling(fields.number("extras", 0, MOST));
    }
}
