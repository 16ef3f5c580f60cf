package io.github.wallkick.randomizer;

/** Three each of two types drawn at random: TETR.IO's "pairs". */
record PairsFilling() implements Filling {
    static final String NAME = "pairs";
    static final int FEWEST_TYPES = 2;

    @Override
    public Filled fill(int types, Dice dice) {
        var all = Shuffle.of(Indices.upTo(types, 1), dice);
        var one = (byte) all.order().get(0);
        var other = (byte) all.order().get(1);
        var pieces = Indices.owning(new byte[] {one, one, one, other, other, other});
        var shuffle = Shuffle.of(pieces, all.dice());
        return new Filled(shuffle.order(), this, shuffle.dice());
    }

    @Override
    public String text(PieceTypes types) {
        return "filling=" + NAME;
    }
}
