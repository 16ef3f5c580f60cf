package io.github.wallkick.rotation;

/** The geometric orientations of the kick-properties format, each a clockwise quarter turn after the one before. */
enum Compass {
    N,
    E,
    S,
    W;

    private static final Compass[] VALUES = values();

    Compass turned(int quarters) {
        return VALUES[(ordinal() + quarters) & 3];
    }

    int quartersFrom(Compass other) {
        return (ordinal() - other.ordinal()) & 3;
    }
}
