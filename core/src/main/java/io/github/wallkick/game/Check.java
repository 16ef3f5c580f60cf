package io.github.wallkick.game;

/** The checks of rules that a caller hands in: each names the rule and the value. */
final class Check {
    private Check() {}

    static void within(String rule, long value, long least, long most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(rule + " must be " + least + " to " + most + ": " + value);
        }
    }

    static void atLeast(String rule, long value, long least) {
        if (value < least) {
            throw new IllegalArgumentException(rule + " must be at least " + least + ": " + value);
        }
    }

    static void that(boolean holds, String rule, Object value) {
        if (!holds) {
            throw new IllegalArgumentException(rule + ": " + value);
        }
    }
}
