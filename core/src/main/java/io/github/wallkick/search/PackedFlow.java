package io.github.wallkick.search;

import org.jspecify.annotations.Nullable;

/**
 * Places on their way through the tests of a turn, in three words of six rows.
 *
 * <p>This value never lives: the compiler of the JVM keeps its numbers in registers. The direction of a kick is asked for
 * once and not at each word, since the compiler gives up on what comes to more than 8000 bytecodes after inlining, dead
 * branches included.
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
        if (kick == null) {
            return this;
        }
        var sources = kick.sources();
        if (kick.distance() > 0) {
            // Up: what leaves a word comes in that much lower in the next one.
            var by = kick.distance();
            var carry = kick.bits() - by;
            var pass0 = rest0 & sources & ((fits0 >>> by) | (fits1 << carry));
            var pass1 = rest1 & sources & ((fits1 >>> by) | (fits2 << carry));
            var pass2 = rest2 & sources & ((fits2 >>> by) | (above << carry));
            return new PackedFlow(
                    rest0 ^ pass0,
                    rest1 ^ pass1,
                    rest2 ^ pass2,
                    turned0 | (pass0 << by),
                    turned1 | (pass1 << by) | (pass0 >>> carry),
                    turned2 | (pass2 << by) | (pass1 >>> carry));
        }
        // Down or in place.
        var by = -kick.distance();
        var carry = kick.bits() - by;
        var pass0 = rest0 & sources & (fits0 << by);
        var pass1 = rest1 & sources & ((fits1 << by) | (fits0 >>> carry));
        var pass2 = rest2 & sources & ((fits2 << by) | (fits1 >>> carry));
        return new PackedFlow(
                rest0 ^ pass0,
                rest1 ^ pass1,
                rest2 ^ pass2,
                turned0 | (pass0 >>> by) | (pass1 << carry),
                turned1 | (pass1 >>> by) | (pass2 << carry),
                turned2 | (pass2 >>> by));
    }
}
