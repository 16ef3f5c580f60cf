package io.github.wallkick.randomizer;

/** Every piece drawn on its own, each type as likely as any other. */
record Uniform(PieceTypes types, Rng rng) implements BuiltIn {
    static final String NAME = "uniform";

    @Override
    public Draw draw() {
        var after = rng.next(types.size());
        return new Draw(types.get(after.value(types.size())), new Uniform(types, after));
    }

    @Override
    public String toString() {
        return NAME + " types=" + types + " rng=" + rng;
    }

    static Uniform read(StateReader fields) {
        return new Uniform(fields.types(), fields.rng());
    }
}
