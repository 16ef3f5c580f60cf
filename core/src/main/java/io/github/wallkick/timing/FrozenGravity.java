package io.github.wallkick.timing;

/** No gravity: a piece stays where it is. */
record FrozenGravity() implements GravityClock {
    @Override
    public Fall advance(long elapsedNanos, int level) {
        Elapsed.check(elapsedNanos);
        return new Fall(0, this);
    }

    @Override
    public long nanosToNextRow(int level) {
        return NEVER;
    }
}
