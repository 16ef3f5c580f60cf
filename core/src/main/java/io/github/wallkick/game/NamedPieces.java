package io.github.wallkick.game;

import io.github.wallkick.internal.Check;
import io.github.wallkick.randomizer.Randomizer;
import java.util.Objects;

/** A source of pieces known by its name. */
final class NamedPieces implements RandomizerFactory {
    private final String name;
    private final RandomizerFactory source;

    NamedPieces(String name, RandomizerFactory source) {
        Check.that(!name.isBlank(), "the name of a piece source must not be blank", name);
        this.name = name;
        this.source = Objects.requireNonNull(source, "source");
    }

    @Override
    public Randomizer start(long seed) {
        return source.start(seed);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof NamedPieces that && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
