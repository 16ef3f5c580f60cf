package io.github.wallkick.game;

import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.internal.NamedStrategy;
import io.github.wallkick.internal.Presets;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.randomizer.Randomizer;
import io.github.wallkick.randomizer.Randomizers;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The sources of pieces that rulesets use: each randomizer of {@link Randomizers} by its name, and one's own.
 *
 * @since 0.1.0
 */
@CheckReturnValue
public final class RandomizerFactories {
    private static final Presets<RandomizerFactory> PRESETS = Presets.of(
            "randomizer",
            list -> Randomizers.names()
                    .forEach(name -> list.with(name, () -> new Named(name, seed -> Randomizers.named(name, seed)))));

    private RandomizerFactories() {}

    /**
     * The names that {@link #named(String)} knows.
     *
     * @return the names of {@link Randomizers#names()}; immutable
     */
    public static List<String> names() {
        return PRESETS.names();
    }

    /**
     * A randomizer of this library, dealing the seven tetrominoes.
     *
     * @param name one of {@link #names()}
     * @return the factory
     * @throws IllegalArgumentException if there is no such randomizer
     */
    public static RandomizerFactory named(String name) {
        return PRESETS.named(name);
    }

    /**
     * A randomizer of one's own under a name, so that recordings can name it. It equals every other one of its name.
     *
     * @param name the name; not blank, without quotation marks and control characters
     * @param factory where the randomizers come from; one name must always stand for the same
     * @return the named factory, whose text is the name in quotation marks
     * @throws IllegalArgumentException if the name is none
     */
    public static RandomizerFactory named(String name, RandomizerFactory factory) {
        return new Named(StrategyText.named(name).toString(), Objects.requireNonNull(factory, "factory"));
    }

    /**
     * The factory that a text tells: the inverse of {@link RandomizerFactory#text} for all that this library ships.
     *
     * @param text the text
     * @return the factory
     * @throws io.github.wallkick.NotationException if the text tells no randomizer of this library
     */
    public static RandomizerFactory parse(String text) {
        return PRESETS.parse(text, Map.of());
    }

    /** A factory that is known by its text. */
    private static final class Named extends NamedStrategy implements RandomizerFactory {
        private final RandomizerFactory factory;

        Named(String text, RandomizerFactory factory) {
            super(text);
            this.factory = factory;
        }

        @Override
        public Randomizer start(long seed) {
            return factory.start(seed);
        }
    }
}
