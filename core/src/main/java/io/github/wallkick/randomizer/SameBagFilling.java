package io.github.wallkick.randomizer;

/**
 * The last bag shuffled once more, from the order it had: as random as starting from a sorted one, but another sequence.
 * Source: NullpoMino's {@code BagRandomizer} and its kin.
 *
 * @param order the last bag as it was dealt; {@link PieceTypes#NONE} is the place of an extra piece, drawn anew for each bag
 */
record SameBagFilling(Indices order) implements Filling {
    static final String NAME = "same-bag";

    @Override
    public Filled fill(int types, Dice dice) {
        if (!order.contains(PieceTypes.NONE)) {
            var shuffle = Shuffle.of(order, dice);
            return new Filled(shuffle.order(), new SameBagFilling(shuffle.order()), shuffle.dice());
        }
        var thrown = dice.roll(types);
        var shuffle = Shuffle.of(order, thrown);
        var place = shuffle.order().indexOf(PieceTypes.NONE);
        var pieces = shuffle.order().with(place, thrown.face(types));
        return new Filled(pieces, new SameBagFilling(shuffle.order()), shuffle.dice());
    }

    @Override
    public String text(PieceTypes types) {
        return "filling=" + NAME + " order=" + order.letters(types);
    }

    /** One place at the most is for an extra piece, since one number is drawn for it. */
    static SameBagFilling read(StateFields fields, PieceTypes types) {
        var order = fields.piecesOrNone("order", types);
        if (order.size() == 0) {
            throw fields.failure("order", "a bag must hold a piece");
        }
        var place = order.indexOf(PieceTypes.NONE);
        if (place >= 0 && order.without(place).contains(PieceTypes.NONE)) {
            throw fields.failure("order", "a bag has one extra piece at the most");
        }
        return new SameBagFilling(order);
    }
}
