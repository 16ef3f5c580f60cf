package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.LineClear;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.internal.StrategyText;

/**
 * What happens to full rows. The presets are in {@link ClearRules}.
 *
 * @since 0.1.0
 */
@FunctionalInterface
@CheckReturnValue
public interface ClearRule {
    /**
     * The board after the clear.
     *
     * @param locked the board with the piece that has just locked
     * @return the board to go on with and the rows that count as cleared
     */
    LineClear clear(Board locked);

    /**
     * The stable text of this rule, by which recordings and files of rules know it.
     *
     * @return a preset's name, or a name of one's own in quotation marks
     * @throws IllegalStateException if it has none, as a lambda: {@link ClearRules#named(String, ClearRule)} gives it one
     */
    default String text() {
        throw StrategyText.missing("clear rule", "ClearRules.named(name, rule)");
    }
}
