package io.github.wallkick.simulation;

import io.github.wallkick.game.GameView;
import io.github.wallkick.game.Ruleset;

/**
 * Chooses the move for each piece.
 *
 * <p>A player sees the whole game: board, piece, hold, preview, score, rules. It may try inputs on it as often as it likes,
 * since a game is a value. A lambda will do:
 *
 * <pre>{@code
 * Player leftist = (game, random) -> Move.of(Input.LEFT_TO_WALL);
 * }</pre>
 *
 * <p>An equal game and the same random value must always give an equal move, so that a game can be played again from its seed
 * alone. One player is asked on all threads at once; a player that keeps working memory gives each game a player of its own
 * by {@link #newGame}.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface Player {
    /**
     * The move for the piece that has just come under control.
     *
     * @param game the game, which has a piece under control
     * @param random 64 random bits of this piece, for players that gamble; the same when the game is played again. A
     *     player that needs more seeds a generator with them.
     * @return inputs to make, or the place to bring the piece to
     */
    Move play(GameView game, long random);

    /**
     * The player of one game, asked for on the thread that plays it. By default this player itself.
     *
     * @param ruleset the rules of the game
     * @return a player for this game alone
     */
    default Player newGame(Ruleset ruleset) {
        return this;
    }
}
