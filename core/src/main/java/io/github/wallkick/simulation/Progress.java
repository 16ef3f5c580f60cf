package io.github.wallkick.simulation;

/**
 * The listener of a run that is under way.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface Progress {
    /**
     * News of a run: called on the thread that started it, about ten times a second, and once at the end.
     *
     * @param played games that have ended, never fewer than in the call before
     * @param games all games of the run
     */
    void played(int played, int games);

    /**
     * The listener that does not listen.
     *
     * @return a listener without effect
     */
    static Progress none() {
        return Silence.INSTANCE;
    }
}
