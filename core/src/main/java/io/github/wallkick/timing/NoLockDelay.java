package io.github.wallkick.timing;

/** No delay: the row that cannot be fallen locks. There is nothing to count, so the rule is its own timer. */
record NoLockDelay() implements LockDelay, LockTimer {
    @Override
    public LockTimer start(int level, Footing footing) {
        return this;
    }

    @Override
    public LockTimer shifted(Footing now) {
        return this;
    }

    @Override
    public LockTimer turned(Footing now) {
        return this;
    }

    @Override
    public LockTimer fell(Footing now) {
        return this;
    }

    @Override
    public LockTimer groundChanged(Footing now) {
        return this;
    }

    @Override
    public LockTimer advance(long elapsedNanos) {
        Elapsed.check(elapsedNanos);
        return this;
    }

    @Override
    public long nanosToLock() {
        return NEVER;
    }

    @Override
    public boolean locksWhenFallIsBlocked() {
        return true;
    }

    @Override
    public boolean locksOnSoftDrop() {
        return true;
    }
}
