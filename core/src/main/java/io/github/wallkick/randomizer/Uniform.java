package io.github.wallkick.randomizer;

/** Every piece drawn on its own, each type as likely as any other. */
record Uniform(PieceTypes types, Dice dice) implements Randomizer {
    @Override
    public Draw draw() {
        var thrown = dice.roll(types.size());
        return new Draw(types.get(thrown.face(types.size())), new Uniform(types, thrown));
    }
}
