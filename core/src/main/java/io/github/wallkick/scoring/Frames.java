package io.github.wallkick.scoring;

/** Times in frames of a sixtieth of a second, for rules that count them. */
final class Frames {
    private static final long A_SECOND = 60;
    private static final long NANOS_A_SECOND = 1_000_000_000;

    private Frames() {}

    /** The nearest number of whole frames. */
    static long of(long nanos) {
        var seconds = nanos / NANOS_A_SECOND;
        var rest = nanos % NANOS_A_SECOND;
        return seconds * A_SECOND + (rest * A_SECOND + NANOS_A_SECOND / 2) / NANOS_A_SECOND;
    }
}
