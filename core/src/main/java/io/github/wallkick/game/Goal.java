package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.internal.Nanos;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.scoring.Score;
import java.time.Duration;
import java.util.Optional;

/**
 * What a game is played for, and at which it ends without being lost: lines in a sprint, time in an ultra. The presets are in
 * {@link Goals}.
 *
 * <p>A goal is asked after each lock, and once more when its time is over. A lambda will do for all that time does not decide:
 *
 * <pre>{@code
 * Ruleset toTheSky = Rulesets.guideline().withGoal(moment -> moment.score().points() >= 100_000);
 * }</pre>
 *
 * @since 0.1.0
 */
@FunctionalInterface
@CheckReturnValue
public interface Goal {
    /**
     * Whether the goal is reached.
     *
     * @param moment the game as it stands after a lock, or when the time is over
     * @return true to end the game
     */
    boolean isReached(Moment moment);

    /**
     * The time of the game at which the goal is asked whatever happens.
     *
     * @return nanoseconds since the start of the game, 1 or more; {@link Long#MAX_VALUE} if time decides nothing
     */
    default long timeNanos() {
        return Long.MAX_VALUE;
    }

    /**
     * The time of the game at which the goal is asked whatever happens.
     *
     * @return time since the start of the game; empty if time decides nothing
     */
    default Optional<Duration> time() {
        return Nanos.orNever(timeNanos());
    }

    /**
     * The stable text of this goal, by which recordings and files of rules know it.
     *
     * @return a preset's name, a kind with its number such as {@code lines(count=100)}, or a name of one's own in quotation
     *     marks
     * @throws IllegalStateException if it has none, as a lambda: {@link Goals#named(String, Goal)} gives it one
     */
    default String text() {
        throw StrategyText.missing("goal", "Goals.named(name, goal)");
    }

    /**
     * A game as goals see it.
     *
     * @param score points, lines, level and pieces, what the last lock paid included
     * @param board the landed cells, without the rows that are full
     * @param garbageCleared rows of garbage cleared so far
     * @param nanos the time of the game, in nanoseconds since its start
     * @since 0.1.0
     */
    record Moment(Score score, Board board, int garbageCleared, long nanos) {
        /**
         * The time of the game.
         *
         * @return time since its start
         */
        public Duration time() {
            return Duration.ofNanos(nanos);
        }
    }
}
