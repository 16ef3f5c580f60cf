package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.scoring.Score;
import java.util.List;
import java.util.Optional;

/**
 * What a player sees of a game: the position, without a way to change it.
 *
 * @since 0.1.0
 */
@CheckReturnValue
public sealed interface GameView permits Game, UntimedGame {
    /**
     * The rules of the game.
     *
     * @return the ruleset it was started with
     */
    Ruleset ruleset();

    /**
     * Whether the game has ended.
     *
     * @return true if nothing changes any more
     */
    boolean isOver();

    /**
     * The rule by which the game was lost.
     *
     * @return the rule, or empty while the game goes on or if it reached its goal
     */
    Optional<TopOutRule> topOut();

    /**
     * The goal that ended the game.
     *
     * @return the goal, or empty while the game goes on or if it was lost
     */
    Optional<Goal> reachedGoal();

    /**
     * The landed cells: never the piece under control, nor its ghost.
     *
     * @return the board
     */
    Board board();

    /**
     * The piece under control.
     *
     * @return the piece, or empty while none is
     */
    Optional<Piece> piece();

    /**
     * The piece as it would land if it were dropped now.
     *
     * @return the piece at its landing place, or empty while none is under control
     */
    Optional<Piece> ghost();

    /**
     * The next pieces.
     *
     * @return as many types as the ruleset shows, next one first; immutable
     */
    List<PieceType> preview();

    /**
     * The piece on hold.
     *
     * @return its type, or empty
     */
    Optional<PieceType> held();

    /**
     * Whether the rules allow a hold now.
     *
     * @return false if there is no hold, if this piece has been swapped already, or if there is no piece
     */
    boolean canHold();

    /**
     * Points, lines, level and chains.
     *
     * @return the score
     */
    Score score();

    /**
     * Garbage on its way.
     *
     * @return rows that have been received and have not entered yet, 0 or more
     */
    int pendingGarbage();

    /**
     * The game as a value, on which a player may try inputs.
     *
     * @return a game that goes on from here
     */
    Game toGame();
}
