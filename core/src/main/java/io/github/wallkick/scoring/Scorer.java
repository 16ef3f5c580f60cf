package io.github.wallkick.scoring;

import io.github.wallkick.NotationException;
import io.github.wallkick.internal.Quote;
import io.github.wallkick.internal.StrategyText;

/**
 * The points that locks and drops pay.
 *
 * <p>A scorer only pays: lines, combos, chains, pieces and the level are counted by {@link ScoringSettings}, whatever the
 * scorer is. It is a value without state of its own; what it must remember from lock to lock is kept in the {@link Score}.
 * What a lock sends to an opponent is said by an {@link AttackTable}.
 *
 * <pre>{@code
 * Scorer tenPerLine = (before, after, lock) -> 10L * lock.lines() * after.level();
 * }</pre>
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface Scorer {
    /**
     * The points of a lock.
     *
     * @param before the score before the lock
     * @param after the score after it, in which all is counted but the points
     * @param lock what the lock did
     * @return points to be added, 0 or more
     */
    long points(Score before, Score after, LockResult lock);

    /**
     * The points of a drop that is paid at once, while the piece falls. By default none.
     *
     * @param before the score before the drop
     * @param drop how far the player dropped the piece; each row is reported once
     * @return points to be added, 0 or more
     */
    default long dropPoints(Score before, Drop drop) {
        return 0;
    }

    /**
     * What to remember after a lock. By default what was remembered before.
     *
     * @param before the score before the lock
     * @param after the score after it, in which all is counted but the points
     * @param lock what the lock did
     * @return the memory, which {@link Score#scorerMemory()} of the next score holds
     */
    default ScoreMemory remember(Score before, Score after, LockResult lock) {
        return before.scorerMemory();
    }

    /**
     * The memory of a text: the inverse of {@link ScoreMemory#text()} for the memories of this scorer.
     *
     * @param text a memory's text
     * @return the memory
     * @throws NotationException if it is not a memory of this scorer; always, for a scorer that remembers nothing
     */
    default ScoreMemory parseMemory(String text) {
        throw new NotationException("expected nothing, as this scorer remembers nothing, got " + Quote.of(text), 1, 1);
    }

    /**
     * The stable text of this scorer, by which recordings know it: equal scorers have equal texts, unequal ones unequal
     * texts.
     *
     * @return a text that {@link Scorers#parse(String)} reads; one in quotation marks for a scorer named by
     *     {@link Scorers#named(String, Scorer)}
     * @throws IllegalStateException if the scorer has no text: a scorer of one's own gets one by
     *     {@link Scorers#named(String, Scorer)}
     */
    default String text() {
        throw StrategyText.missing("scorer", "Scorers.named(name, scorer)");
    }
}
