package io.github.wallkick.scoring;

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
     * @param landing what the lock did
     * @return what it sends, before any garbage on its way to the player is cancelled
     */
    Attack attack(Score before, LockResult landing);
}
