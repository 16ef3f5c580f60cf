package io.github.wallkick.timing;

/** The check every clock and timer makes first. */
final class Elapsed {
    private Elapsed() {}

    /** The time itself. */
    static long check(long elapsedNanos) {
        if (elapsedNanos < 0) {
            throw new IllegalArgumentException(
                    "time runs forward: elapsed nanoseconds must be 0 or more, got " + elapsedNanos);
        }
        return elapsedNanos;
    }
}
