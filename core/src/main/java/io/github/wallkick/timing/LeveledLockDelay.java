package io.github.wallkick.timing;

import io.github.wallkick.internal.StrategyText;

/**
 * A rule whose delay depends on the level.
 *
 * @param delays nanoseconds by level
 * @param rule the rest of the rule
 */
record LeveledLockDelay(LevelTable delays, ResettingLockDelay rule) implements LockDelay {
    static final String KIND = "by-level";

    private static final String DELAYS = "delay-nanos";
    private static final String RULE = "rule";

    LeveledLockDelay {
        rule = rule.withDelayNanos(0);
    }

    @Override
    public LockTimer start(int level, LockTimer.Contact contact) {
        return rule.withDelayNanos(delays.at(level)).start(level, contact);
    }

    @Override
    public String text() {
        return LockDelays.nameOf(this)
                .orElseGet(() -> delays.in(StrategyText.of(KIND), DELAYS)
                        .with(RULE, rule.text())
                        .toString());
    }

    static LeveledLockDelay read(StrategyText.Fields fields) {
        var delays = LevelTable.read(fields, DELAYS, 0);
        var rule = fields.value(RULE);
        if (LockDelays.read(rule) instanceof ResettingLockDelay resetting) {
            return new LeveledLockDelay(delays, resetting);
        }
        throw rule.failure("expected a rule of one delay");
    }

    @Override
    public LockTimer resume(String text) {
        return ResettingLockDelay.resume(rule, delays::contains, StrategyText.parse(text));
    }
}
