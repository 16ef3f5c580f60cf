package io.github.wallkick.simulation;

import io.github.wallkick.game.Game;
import java.util.List;

/**
 * The one who plays full games: which keys to press for a piece, and when.
 *
 * <p>A player is a value: an equal game and the same random value must always give equal strokes, on any thread. A lambda
 * will do:
 *
 * <pre>{@code
 * TimedPlayer leftist = (game, random) -> List.of(new Stroke(100_000_000, Input.LEFT_TO_WALL));
 * }</pre>
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface TimedPlayer {
    /**
     * The strokes for the piece that has just come under control.
     *
     * @param game the game, which has a piece under control
     * @param random 64 random bits of this piece, for players that gamble; the same when the game is played again. A
     *     player that needs more seeds a generator with them.
     * @return what to do, in its order; the drop at the end may be left out
     */
    List<Stroke> play(Game game, long random);
}
