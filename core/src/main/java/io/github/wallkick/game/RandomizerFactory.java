package io.github.wallkick.game;

import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.randomizer.Randomizer;

/**
 * The source of a ruleset's pieces: a randomizer for every seed.
 *
 * <pre>{@code
 * RandomizerFactory pieces = Randomizers::sevenBag;
 * }</pre>
 *
 * <p>Equality: a factory of this library equals another one of its name. A method reference or lambda equals only itself and
 * has no text; {@link RandomizerFactories#named(String, RandomizerFactory)} gives it a name that does both.
 *
 * @since 0.1.0
 */
@FunctionalInterface
@CheckReturnValue
public interface RandomizerFactory {
    /**
     * The randomizer that a game begins with.
     *
     * @param seed the game's seed
     * @return the randomizer; an equal one for an equal seed
     */
    Randomizer start(long seed);

    /**
     * The stable text of this factory, by which recordings and files of rules know it.
     *
     * @return a name of {@link RandomizerFactories#names()}, or a name of one's own in quotation marks
     * @throws IllegalStateException if it has none, as a lambda: {@link RandomizerFactories#named(String, RandomizerFactory)} gives it one
     */
    default String text() {
        throw StrategyText.missing("randomizer", "RandomizerFactories.named(name, factory)");
    }
}
