package io.github.wallkick.scoring;

/** Checks of what callers hand in. */
final class Require {
    private Require() {}

    static void notNegative(String what, long value) {
        atLeast(what, value, 0);
    }

    static void atLeast(String what, long value, long least) {
        if (value < least) {
            throw new IllegalArgumentException(what + " must be " + least + " or more: " + value);
        }
    }
}
