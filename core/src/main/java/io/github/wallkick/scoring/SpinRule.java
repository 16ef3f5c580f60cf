package io.github.wallkick.scoring;

import io.github.wallkick.board.Board;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.piece.Piece;

/**
 * The judgement whether a lock is a spin. What a spin is worth, the scorer decides.
 *
 * <p>While the piece moves, the game asks {@link #afterTurn} and {@link #afterMove} what to remember; when it locks,
 * {@link #judge} gets what was remembered last.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface SpinRule {
    /**
     * The spin of a piece where it rests, judged before it is locked and before lines clear.
     *
     * @param board the landed cells, without the piece; the library's rules refuse a board where the piece does not fit
     * @param piece the piece where it is about to lock
     * @param last its last successful movement, if that was a turn; else {@link LastTurn#NONE}
     * @return the spin
     */
    Spin judge(Board board, Piece piece, LastTurn last);

    /**
     * What to remember after a successful turn. By default just that turn.
     *
     * @param before what was remembered before the turn
     * @param turn the turn
     * @param board the landed cells, without the piece
     * @param turned the piece after the turn
     * @return what to remember
     */
    default LastTurn afterTurn(LastTurn before, LastTurn turn, Board board, Piece turned) {
        return turn;
    }

    /**
     * What to remember after successful shifts and falls of at least one row. By default nothing: the turn no longer is
     * the last movement. Asking again must change nothing, since a game may ask once for several movements in a row.
     *
     * @param before what was remembered before the movement
     * @return what to remember
     */
    default LastTurn afterMove(LastTurn before) {
        return LastTurn.NONE;
    }

    /**
     * The stable text of this rule, by which recordings know it: equal rules have equal texts, unequal ones unequal texts.
     *
     * @return a text that {@link SpinRules#parse(String)} reads; one in quotation marks for a rule named by
     *     {@link SpinRules#named(String, SpinRule)}
     * @throws IllegalStateException if the rule has no text: a rule of one's own gets one by
     *     {@link SpinRules#named(String, SpinRule)}
     */
    default String text() {
        throw StrategyText.missing("spin rule", "SpinRules.named(name, rule)");
    }
}
