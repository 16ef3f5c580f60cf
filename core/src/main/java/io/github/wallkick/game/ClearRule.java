package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.LineClear;

/**
 * What happens to full rows. The presets are in {@link ClearRules}.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface ClearRule {
    /**
     * The board after the clear.
     *
     * @param locked the board with the piece that has just locked
     * @return the board to go on with and the rows that count as cleared
     */
    LineClear clear(Board locked);
}
