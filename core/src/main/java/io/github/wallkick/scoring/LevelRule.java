package io.github.wallkick.scoring;

import io.github.wallkick.internal.StrategyText;

/**
 * The progress of the level: when lines, pieces or time lift it.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface LevelRule {
    /**
     * The score with its lines, its level and its progress towards the next level as they are after a lock. Points and
     * chains are not this rule's to change.
     *
     * @param before the score before the lock
     * @param lock what the lock did
     * @param awardedLines lines that a variable goal counts for it, 0 or more: the more difficult a clear, the more;
     *     games without such goals pass the lines cleared
     * @return the score with the lock's lines counted
     */
    Score advance(Score before, LockResult lock, int awardedLines);

    /**
     * The level when a piece other than the first of the game enters. By default it stays.
     *
     * @param level the level before the piece entered
     * @return the level after it
     */
    default int spawned(int level) {
        return level;
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
