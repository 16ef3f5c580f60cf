package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.internal.StrategyText;
import java.util.List;

/**
 * Where the holes of garbage are. The presets are in {@link HoleRules}.
 *
 * @since 0.1.0
 */
@FunctionalInterface
@CheckReturnValue
public interface HoleRule {
    /**
     * The holes of an attack.
     *
     * @param random a number that is different for every attack of a game, all 64 bits evenly drawn
     * @param lines rows of the attack, 1 or more
     * @param width columns of the board
     * @return a column for each row, in the order of their arrival, 0 to {@code width} − 1
     */
    List<Integer> holes(long random, int lines, int width);

    /**
     * The cells of a row as it enters, its hole known. By default all but that hole; a rule may leave more of them out, or
     * take no notice of the hole.
     *
     * @param hole the column of its hole, from {@link #holes} or as the sender says
     * @param board the board under which the row enters, before any row of that moment
     * @return the filled cells, bit {@code x} for column {@code x}; not all of them
     */
    default int row(int hole, Board board) {
        return HoleRules.withoutHoles(board, hole, 1, 1);
    }

    /**
     * The stable text of this rule, by which recordings and files of rules know it.
     *
     * @return a preset's name, {@code messy(percent=30)}, {@code wide(cells=2, holes=straight)}, or a name of one's own in
     *     quotation marks
     * @throws IllegalStateException if it has none, as a lambda: {@link HoleRules#named(String, HoleRule)} gives it one
     */
    default String text() {
        throw StrategyText.missing("hole rule", "HoleRules.named(name, rule)");
    }
}
