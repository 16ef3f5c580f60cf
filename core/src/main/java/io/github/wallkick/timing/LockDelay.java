package io.github.wallkick.timing;

import io.github.wallkick.internal.StrategyText;

/**
 * How long a piece may rest before it becomes part of the board, as a strategy that starts one timer per piece.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface LockDelay {
    /**
     * A new timer, for a piece that has just spawned.
     *
     * @param level the game's level, as the rule counts levels
     * @param contact where the piece stands
     * @return the piece's timer
     */
    LockTimer start(int level, LockTimer.Contact contact);

    /**
     * The stable text of this rule: its identity in recordings.
     *
     * <p>Rules of this library are equal exactly when their texts are, and {@link LockDelays#parse} reads those texts.
     *
     * @return the text, in one line; a preset's name where the rule equals one
     * @throws IllegalStateException if this rule has no text, such as a lambda without a name
     */
    default String text() {
        throw StrategyText.missing("lock delay", "LockDelays.named(name, delay)");
    }

    /**
     * The timer that a text tells, for a saved game: the way back from {@link LockTimer#text} of this rule's timers.
     *
     * @param text the text of a timer that this rule started
     * @return the timer
     * @throws io.github.wallkick.NotationException if the text tells no timer of this rule
     * @throws IllegalStateException if this rule cannot read timers, as those of this library can
     */
    default LockTimer resume(String text) {
        throw new IllegalStateException("this lock delay does not read the texts of its timers: override resume");
    }
}
