package io.github.wallkick.timing;

/**
 * A rule whose delay depends on the level.
 *
 * @param delays nanoseconds by level
 * @param rule the rest of the rule
 */
record LeveledLockDelay(LevelTable delays, ResettingLockDelay rule) implements LockDelay {
    @Override
    public LockTimer start(int level, Footing footing) {
        return rule.withDelayNanos(delays.at(level)).start(level, footing);
    }
}
