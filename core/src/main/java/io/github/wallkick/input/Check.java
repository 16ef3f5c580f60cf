package io.github.wallkick.input;

/** Checks of a caller's values. */
final class Check {
    private Check() {}

    static void that(boolean holds, String rule, Object value) {
        if (!holds) {
            throw new IllegalArgumentException(rule + ", got " + value);
        }
    }

    static long notNegative(String what, long value) {
        that(value >= 0, what + " must be 0 or more", value);
        return value;
    }
}
