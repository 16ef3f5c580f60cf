package io.github.wallkick.randomizer;

/** Every piece drawn on its own, each type as likely as any other. */
record Uniform(PieceTypes types, Dice dice) implements Preset {
    static final String NAME = "uniform";

    @Override
    public Draw draw() {
        var thrown = dice.roll(types.size());
        return new Draw(types.get(thrown.face(types.size())), new Uniform(types, thrown));
    }

    @Override
    public String toString() {
        return NAME + " types=" + types + " dice=" + dice;
    }

    static Uniform read(StateFields fields) {
        return new Uniform(fields.types(), fields.dice());
    }
}
