package io.github.wallkick.scoring;

import io.github.wallkick.internal.StrategyText;

/**
 * The back-to-back chain: which clears continue it, and which end it.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface ChainRule {
    /**
     * The chain after a lock.
     *
     * @param before the score before the lock
     * @param lock what the lock did
     * @return the counter of the chain: −1 for none, 0 after the first clear that counts
     */
    int backToBack(Score before, LockResult lock);

    /**
     * The stable text of this rule, by which recordings know it: equal rules have equal texts, unequal ones unequal texts.
     *
     * @return a text that {@link ChainRules#parse(String)} reads; one in quotation marks for a rule named by
     *     {@link ChainRules#named(String, ChainRule)}
     * @throws IllegalStateException if the rule has no text: a rule of one's own gets one by
     *     {@link ChainRules#named(String, ChainRule)}
     */
    default String text() {
        throw StrategyText.missing("chain rule", "ChainRules.named(name, rule)");
    }
}
