package io.github.wallkick.game;

import io.github.wallkick.scoring.LockResult;

/**
 * How long a game waits after a lock. The presets are in {@link DelayRules}.
 *
 * @since 0.1.0
 */
@FunctionalInterface
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
     * The number of frames after which the frame counter may begin anew, as far as this rule can tell.
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
}
