package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.LineClear;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.piece.Piece;

/**
 * A way to lose. A ruleset lists the ones that apply; without a rule for a case, play goes on: a piece enters over filled
 * cells, or cells are pushed out at the top.
 *
 * <p>The usual ones are {@link TopOut}; a rule of your own can be a lambda; {@link TopOut#named(String, TopOutRule)}
 * gives it a name, which reads better in the {@link Event.ToppedOut} event and gives the ruleset a stable text.
 *
 * @since 0.1.0
 */
@FunctionalInterface
@CheckReturnValue
public interface TopOutRule {
    /**
     * Whether the game ends here.
     *
     * @param moment what is about to happen
     * @return true to end the game
     */
    boolean ends(Moment moment);

    /**
     * A moment in which a game may end, as rules see it.
     *
     * @since 0.1.0
     */
    sealed interface Moment {
        /**
         * A piece is about to spawn: after initial hold and rotation, before it falls.
         *
         * @param board the landed cells
         * @param piece the piece where it is to spawn
         * @since 0.1.0
         */
        record Spawn(Board board, Piece piece) implements Moment {}

        /**
         * A piece is about to become part of the board.
         *
         * @param board the landed cells, without the piece
         * @param piece the piece where it locks
         * @param clear the board after the lock and the clear, and the rows that are full; the board as it was if the piece
         *     overlaps filled cells
         * @param locksAtSpawn pieces of this game that locked at the very place where they spawned, this one
         *     included if it did
         * @since 0.1.0
         */
        record Lock(Board board, Piece piece, LineClear clear, int locksAtSpawn) implements Moment {}

        /**
         * Garbage is about to push the board up.
         *
         * @param board the landed cells before it
         * @param rows rows that are to enter, 1 or more
         * @since 0.1.0
         */
        record Garbage(Board board, int rows) implements Moment {}
    }

    /**
     * The stable text of this rule, by which recordings and files of rules know it.
     *
     * @return a word for those of {@link TopOut}, or a name of one's own in quotation marks
     * @throws IllegalStateException if it has none, as a lambda: {@link TopOut#named(String, TopOutRule)} gives it one
     */
    default String text() {
        throw StrategyText.missing("top-out rule", "TopOut.named(name, rule)");
    }
}
