package io.github.wallkick.notation;

/** Checks of a caller's values. */
final class Check {
    private Check() {}

    static void that(boolean holds, String rule, Object value) {
        if (!holds) {
            throw new IllegalArgumentException(rule + ", got " + value);
        }
    }
}
