package io.github.wallkick.timing;

/** The moment of the next row, for clocks that only know how to advance. */
final class RowSearch {
    private RowSearch() {}

    static long nanosToNextRow(GravityClock clock, int level) {
        if (!falls(clock, Long.MAX_VALUE, level)) {
            return GravityClock.NEVER;
        }
        if (falls(clock, 0, level)) {
            return 0;
        }
        long tooShort = 0;
        long enough = Long.MAX_VALUE;
        while (enough - tooShort > 1) {
            var middle = tooShort + (enough - tooShort) / 2;
            if (falls(clock, middle, level)) {
                enough = middle;
            } else {
                tooShort = middle;
            }
        }
        return enough;
    }

    private static boolean falls(GravityClock clock, long nanos, int level) {
        return clock.advance(nanos, level).rows() > 0;
    }
}
