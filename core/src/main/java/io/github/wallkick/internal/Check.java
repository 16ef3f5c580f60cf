package io.github.wallkick.internal;

/** The checks of a caller's values. Each error names the rule and the value: "X must be …: value". */
public final class Check {
    private Check() {}

    public static void within(String what, long value, long min, long max) {
        if (value < min || value > max) {
            throw new IllegalArgumentException(what + " must be " + min + " to " + max + ": " + value);
        }
    }

    public static void atLeast(String what, long value, long min) {
        if (value < min) {
            throw new IllegalArgumentException(what + " must be at least " + min + ": " + value);
        }
    }

    /** The value itself, if the rule holds for it; {@code rule} reads "X must be …". */
    public static <T> T that(boolean holds, String rule, T value) {
        if (!holds) {
            throw new IllegalArgumentException(rule + ": " + value);
        }
        return value;
    }

    /** The elapsed time itself, if it is not negative. */
    public static long elapsed(long nanos) {
        atLeast("elapsed nanoseconds", nanos, 0);
        return nanos;
    }

    /** What a strategy answered, if it is not null. */
    @SuppressWarnings("ConstantValue") // strategies of callers without null checks may answer null
    public static <T> T answer(T answer, String what, Object strategy) {
        if (answer == null) {
            throw new IllegalArgumentException(what + " must not be null: null, answered by " + strategy);
        }
        return answer;
    }

    /** What a strategy answered, if the rule holds for it; {@code rule} reads "X must be …". */
    public static <T> T answer(boolean holds, String rule, T answer, Object strategy) {
        if (!holds) {
            throw new IllegalArgumentException(rule + ": " + answer + ", answered by " + strategy);
        }
        return answer;
    }
}
