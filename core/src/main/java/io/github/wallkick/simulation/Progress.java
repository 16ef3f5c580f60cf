package io.github.wallkick.simulation;

/**
 * The listener of a run that is under way.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface Progress {
    /**
     * News of a run: called on the thread that started it, about ten times a second, and once at the end. An exception ends
     * the run.
     *
     * @param played games that have ended, never fewer than in the call before
     * @param games all games of the run
     */
    void played(int played, int games);

    /**
     * The listener that does nothing.
     *
     * @return a listener without effect; always the same
     */
    static Progress none() {
        return None.INSTANCE;
    }

    /** An enum, so that runs without a listener are equal. */
    enum None implements Progress {
        /** The one of its kind. */
        INSTANCE;

        @Override
        public void played(int played, int games) {
            // nobody wants to know
        }
    }
}
