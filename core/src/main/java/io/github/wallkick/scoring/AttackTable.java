package io.github.wallkick.scoring;

import io.github.wallkick.internal.StrategyText;

/**
 * The garbage that a lock sends to an opponent.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface AttackTable {
    /**
     * The attack of a lock.
     *
     * @param before the score before the lock, of which only the combo and the back-to-back chain count
     * @param after the score after the lock, of which only the combo and the back-to-back chain count
     * @param lock what the lock did
     * @return what it sends, before any garbage on its way to the player is cancelled
     */
    Attack attack(Score before, Score after, LockResult lock);

    /**
     * The stable text of this table, by which recordings know it: equal tables have equal texts, unequal ones unequal
     * texts.
     *
     * @return a text that {@link AttackTables#parse(String)} reads; one in quotation marks for a table named by
     *     {@link AttackTables#named(String, AttackTable)}
     * @throws IllegalStateException if the table has no text: a table of one's own gets one by
     *     {@link AttackTables#named(String, AttackTable)}
     */
    default String text() {
        throw StrategyText.missing("attack table", "AttackTables.named(name, table)");
    }
}
