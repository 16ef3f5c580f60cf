package io.github.wallkick.randomizer;

/**
 * RandomizerFactory put in random order, every order as likely as any other.
 *
 * @param order the pieces as they are to be dealt
 * @param dice what is left of the generator
 */
record Shuffle(Indices order, Dice dice) {
    /** Fisher and Yates: from the last place down, each is swapped with one at or before it, itself included. */
    static Shuffle of(Indices pieces, Dice dice) {
        var order = pieces.toArray();
        var thrown = dice;
        for (var count = order.length; count > 1; count--) {
            thrown = thrown.roll(count);
            var chosen = thrown.face(count);
            var last = order[count - 1];
            order[count - 1] = order[chosen];
            order[chosen] = last;
        }
        return new Shuffle(Indices.owning(order), thrown);
    }
}
