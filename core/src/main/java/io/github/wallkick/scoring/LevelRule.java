package io.github.wallkick.scoring;

import io.github.wallkick.NotationException;
import io.github.wallkick.internal.Quote;
import io.github.wallkick.internal.StrategyText;

/**
 * The progress of the level: when lines, pieces or time raise it.
 *
 * <pre>{@code
 * LevelRule everyTenPieces = (before, after, lock) -> 1 + after.pieces() / 10;
 * }</pre>
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface LevelRule {
    /**
     * The level after a lock.
     *
     * @param before the score before the lock
     * @param after the score after it, in which lines, pieces, combo and chain are counted, but not yet the level
     * @param lock what the lock did
     * @return the level, 0 or more
     */
    int level(Score before, Score after, LockResult lock);

    /**
     * The level when a piece other than the first of the game spawns. By default it stays.
     *
     * @param level the level before the piece spawned
     * @return the level after it, 0 or more
     */
    default int spawned(int level) {
        return level;
    }

    /**
     * What to remember after a lock. By default what was remembered before.
     *
     * @param before the score before the lock
     * @param after the score after it, in which lines, pieces, combo and chain are counted, but not yet the level
     * @param lock what the lock did
     * @return the memory, which {@link Score#levelMemory()} of the next score holds
     */
    default ScoreMemory remember(Score before, Score after, LockResult lock) {
        return before.levelMemory();
    }

    /**
     * The memory of a text: the inverse of {@link ScoreMemory#text()} for the memories of this rule.
     *
     * @param text a memory's text
     * @return the memory
     * @throws NotationException if it is not a memory of this rule; always, for a rule that remembers nothing
     */
    default ScoreMemory parseMemory(String text) {
        throw new NotationException(
                "expected nothing, as this level rule remembers nothing, got " + Quote.of(text), 1, 1);
    }

    /**
     * The stable text of this rule, by which recordings know it: equal rules have equal texts, unequal ones unequal texts.
     *
     * @return a text that {@link Levels#parse(String)} reads; one in quotation marks for a rule named by
     *     {@link Levels#named(String, LevelRule)}
     * @throws IllegalStateException if the rule has no text: a rule of one's own gets one by
     *     {@link Levels#named(String, LevelRule)}
     */
    default String text() {
        throw StrategyText.missing("level rule", "Levels.named(name, rule)");
    }
}
