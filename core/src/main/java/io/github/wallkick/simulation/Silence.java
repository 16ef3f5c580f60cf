package io.github.wallkick.simulation;

/** The progress listener that does nothing. */
enum Silence implements Progress {
    INSTANCE;

    @Override
    public void played(int played, int games) {
        // nobody wants to know
    }
}
