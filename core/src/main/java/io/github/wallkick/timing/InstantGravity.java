package io.github.wallkick.timing;

/** Gravity without waiting: the piece is on the ground the moment it can be. */
record InstantGravity() implements GravityClock {
    @Override
    public Fall advance(long elapsedNanos, int level) {
        Elapsed.check(elapsedNanos);
        return new Fall(Fall.TO_THE_GROUND, this);
    }

    @Override
    public long nanosToNextRow(int level) {
        return 0;
    }
}
