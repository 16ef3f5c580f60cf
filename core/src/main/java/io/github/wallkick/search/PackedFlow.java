package io.github.wallkick.search;

import org.jspecify.annotations.Nullable;

/**
 * Places on their way through the tests of a turn, in three words of six rows.
 *
 * <p>This value never lives: the compiler of the JVM keeps its numbers in registers.
 *
 * @param rest0 places that no test has let pass yet, lowest word
 * @param rest1 likewise, middle word
 * @param rest2 likewise, highest word
 * @param turned0 places reached by the tests so far, lowest word; some bits may be beyond the word's used ones
 * @param turned1 likewise, middle word
 * @param turned2 likewise, highest word
 */
record PackedFlow(long rest0, long rest1, long rest2, long turned0, long turned1, long turned2) {
    static PackedFlow of(long from0, long from1, long from2) {
        return new PackedFlow(from0, from1, from2, 0, 0, 0);
    }

    /**
     * Lets pass what fits after one more kick.
     *
     * @param kick the kick to test, null for none
     * @param fits0 where the target state fits, lowest word
     * @param fits1 likewise, middle word
     * @param fits2 likewise, highest word
     * @param above where it fits in any word above the stack
     */
    PackedFlow through(@Nullable PackedKick kick, long fits0, long fits1, long fits2, long above) {
        return kick == null ? this : passed(kick.distance(), kick.bits(), kick.sources(), fits0, fits1, fits2, above);
    }

    private PackedFlow passed(int by, int bits, long sources, long fits0, long fits1, long fits2, long above) {
        var pass0 = rest0 & sources & moved(0, fits0, fits1, -by, bits);
        var pass1 = rest1 & sources & moved(fits0, fits1, fits2, -by, bits);
        var pass2 = rest2 & sources & moved(fits1, fits2, above, -by, bits);
        return new PackedFlow(
                rest0 ^ pass0,
                rest1 ^ pass1,
                rest2 ^ pass2,
                turned0 | moved(0, pass0, pass1, by, bits),
                turned1 | moved(pass0, pass1, pass2, by, bits),
                turned2 | moved(pass1, pass2, 0, by, bits));
    }

    /** A word of places moved by some bits, with the words below and above it. */
    private static long moved(long below, long word, long above, int by, int bits) {
        if (by == 0) {
            return word;
        }
        return by > 0 ? (word << by) | (below >>> (bits - by)) : (word >>> -by) | (above << (bits + by));
    }
}
