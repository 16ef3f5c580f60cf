package io.github.wallkick.randomizer;

/**
 * One of each type and extras that fade: 3 in the first bag, then 2, 1, 1, and none from the fifth bag on ("7+x").
 *
 * <p>The extras come from a shuffled bag of their own, the stock. One too small for the next bag is thrown away for a new.
 *
 * @param filled number of bags filled so far; stays at 4, where it has no more to say
 * @param stock the next extras
 */
record FadingExtrasFilling(int filled, Indices stock) implements Filling {
    static final String NAME = "fading-extras";
    private static final int[] EXTRAS = {3, 2, 1, 1};

    static FadingExtrasFilling first() {
        return new FadingExtrasFilling(0, Indices.EMPTY);
    }

    @Override
    public Filled fill(int types, Dice dice) {
        if (filled == EXTRAS.length) {
            var shuffle = Shuffle.of(Indices.upTo(types, 1), dice);
            return new Filled(shuffle.order(), this, shuffle.dice());
        }
        var extras = Math.min(EXTRAS[filled], types);
        var stocked = stock.size() < extras ? Shuffle.of(Indices.upTo(types, 1), dice) : new Shuffle(stock, dice);
        var pieces = Indices.upTo(types, 1);
        for (var i = 0; i < extras; i++) {
            pieces = pieces.plus(stocked.order().get(i));
        }
        var shuffle = Shuffle.of(pieces, stocked.dice());
        var next = new FadingExtrasFilling(filled + 1, stocked.order().withoutFirst(extras));
        return new Filled(shuffle.order(), next, shuffle.dice());
    }

    @Override
    public String text(PieceTypes types) {
        return "filling=" + NAME + " filled=" + filled + " stock=" + stock.letters(types);
    }

    static FadingExtrasFilling read(StateFields fields, PieceTypes types) {
        return new FadingExtrasFilling(fields.number("filled", 0, EXTRAS.length), fields.pieces("stock", types));
    }
}
