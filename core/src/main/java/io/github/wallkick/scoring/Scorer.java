package io.github.wallkick.scoring;

import io.github.wallkick.internal.StrategyText;

/**
 * The worth of what a player does: the score before and what a lock did in, the score after out.
 *
 * <p>A scorer pays points, counts lines and moves the level on; it is a value without state of its own, everything it
 * must remember is in the {@link Score}. Points never fall. What a lock sends to an opponent is for an
 * {@link AttackTable} to say.
 *
 * <pre>{@code
 * Score start = Score.start(1);
 * Score tetris = Scorers.guideline().score(start, LockResult.of(piece).withLines(4)); // 800 points
 * }</pre>
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface Scorer {
    /**
     * The score after a lock.
     *
     * @param before the score before it
     * @param lock what the lock did
     * @return the score after it
     */
    Score score(Score before, LockResult lock);

    /**
     * The score after a drop that is paid at once, while the piece falls. By default drops are not paid so.
     *
     * @param before the score before the drop
     * @param drop how far the player dropped the piece; each row is to be reported once
     * @return the score after it
     */
    default Score drop(Score before, Drop drop) {
        return before;
    }

    /**
     * The score when a piece other than the first of the game enters. By default nothing changes; in some games the
     * level goes up.
     *
     * @param before the score before the piece entered
     * @return the score after it
     */
    default Score spawned(Score before) {
        return before;
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
