package io.github.wallkick.scoring;

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
     * @param landing what the lock did
     * @param awardedLines lines that a variable goal counts for it, 0 or more: the more difficult a clear, the more;
     *     games without such goals pass the lines cleared
     * @return the score with the lock's lines counted
     */
    Score advance(Score before, LockResult landing, int awardedLines);

    /**
     * The level when a piece other than the first of the game enters. By default it stays.
     *
     * @param level the level before the piece entered
     * @return the level after it
     */
    default int spawned(int level) {
        return level;
    }
}
