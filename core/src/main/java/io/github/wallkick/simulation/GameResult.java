package io.github.wallkick.simulation;

import io.github.wallkick.game.Goal;
import io.github.wallkick.game.TopOutRule;
import io.github.wallkick.piece.PieceType;
import java.time.Duration;
import java.util.Optional;

/**
 * What came of one self-played game.
 *
 * @param game its number in the run, from 0
 * @param seed its own seed, which the randomizer was given
 * @param topOut the rule that ended it; none if it reached its goal or was cut short at the piece
 *     limit
 * @param reachedGoal the goal that ended it
 * @param lastPiece the type that could not enter, or else the one that came under control last
 * @param clears its locks by lines and spins; their number is the survival in pieces
 * @param cells cells of all pieces locked
 * @param stackHeight rows from the floor to the highest filled cell at the end
 * @param points points of the scorer
 * @param level the level reached
 * @param inputs inputs given, those without effect among them
 * @param nanos time in the game from the first piece to its end, in nanoseconds; 0 in an untimed game whose player does not
 *     wait
 * @since 0.1.0
 */
public record GameResult(
        int game,
        long seed,
        Optional<TopOutRule> topOut,
        Optional<Goal> reachedGoal,
        PieceType lastPiece,
        Clears clears,
        long cells,
        int stackHeight,
        long points,
        int level,
        long inputs,
        long nanos) {
    /**
     * The survival.
     *
     * @return pieces locked, 0 or more
     */
    public long pieces() {
        return clears.locks();
    }

    /**
     * The lines cleared.
     *
     * @return 0 or more
     */
    public long lines() {
        return clears.lines();
    }

    /**
     * The time in the game.
     *
     * @return time from the first piece to the end
     */
    public Duration time() {
        return Duration.ofNanos(nanos);
    }
}
