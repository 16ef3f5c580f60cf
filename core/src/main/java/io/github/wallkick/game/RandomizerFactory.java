package io.github.wallkick.game;

import io.github.wallkick.randomizer.Randomizer;

/**
 * The source of a ruleset's pieces: a randomizer for every seed.
 *
 * <pre>{@code
 * RandomizerFactory pieces = Randomizers::sevenBag;
 * }</pre>
 *
 * <p>Equality: a method reference or lambda equals only itself, and tells nothing in a ruleset's text; {@link #named} gives
 * one a name that does both.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface RandomizerFactory {
    /**
     * The queue of a game.
     *
     * @param seed the game's seed
     * @return the randomizer that the game begins with; an equal one for an equal seed
     */
    Randomizer start(long seed);

    /**
     * A source that is equal to every other one of its name.
     *
     * @param name the name, as it is to appear in a ruleset's text; not blank
     * @param source where the randomizers come from; one name must always stand for the same
     * @return the named source
     * @throws IllegalArgumentException if the name is blank
     */
    static RandomizerFactory named(String name, RandomizerFactory source) {
        return new NamedPieces(name, source);
    }
}
