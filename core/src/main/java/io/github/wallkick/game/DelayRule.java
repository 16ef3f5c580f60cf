package io.github.wallkick.game;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.scoring.LockResult;
import java.time.Duration;

/**
 * How long a game waits after a lock. The presets are in {@link DelayRules}.
 *
 * @since 0.1.0
 */
@FunctionalInterface
@CheckReturnValue
public interface DelayRule {
    /**
     * The delays after a lock.
     *
     * @param landing what the lock did
     * @param level the level after it
     * @param frame the frame in which the piece locked, counted from the start of the game modulo {@link #cycle()}
     * @return the delays; in a ruleset with frames they last whole frames, rounded up
     */
    Delays after(LockResult landing, int level, int frame);

    /**
     * The number of frames after which the frame counter may start over, as far as this rule can tell.
     *
     * @return 1 or more; 1, as by default, for a rule that does not look at the frame
     */
    default int cycle() {
        return 1;
    }

    /**
     * How long gravity spares the first piece of a game. The first press of the soft drop ends it.
     *
     * @return nanoseconds, 0 or more; 0 by default
     */
    default long openingNanos() {
        return 0;
    }

    /**
     * The time at the start of a game in which gravity spares the first piece.
     *
     * @return time, 0 or more
     */
    default Duration opening() {
        return Duration.ofNanos(openingNanos());
    }

    /**
     * The stable text of this rule, by which recordings and files of rules know it.
     *
     * @return a preset's name, a kind with its numbers, or a name of one's own in quotation marks
     * @throws IllegalStateException if it has none, as a lambda: {@link DelayRules#named(String, DelayRule)} gives it one
     */
    default String text() {
        throw StrategyText.missing("delay rule", "DelayRules.named(name, rule)");
    }

    /**
     * The delays after one lock.
     *
     * @param clearNanos nanoseconds for which full rows stay before they are taken out, 0 or more; without meaning if no row
     *     is full
     * @param entryNanos nanoseconds after that, or after the lock if no row is full, before the next piece spawns (ARE), 0 or
     *     more
     * @since 0.1.0
     */
    record Delays(long clearNanos, long entryNanos) {
        /** No delay: the next piece spawns at the moment of the lock. */
        public static final Delays NONE = new Delays(0, 0);

        /**
         * Checks the times.
         *
         * @throws IllegalArgumentException if one is negative
         */
        public Delays {
            Check.atLeast("line clear delay in nanoseconds", clearNanos, 0);
            Check.atLeast("entry delay in nanoseconds", entryNanos, 0);
        }

        /**
         * The delay in which full rows are shown.
         *
         * @return time, 0 or more
         */
        public Duration clear() {
            return Duration.ofNanos(clearNanos);
        }

        /**
         * The delay before the next piece (ARE).
         *
         * @return time, 0 or more
         */
        public Duration entry() {
            return Duration.ofNanos(entryNanos);
        }
    }
}
