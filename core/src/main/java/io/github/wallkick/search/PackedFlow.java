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
        if (kick == null) {
            return this;
        }
        var seen0 = kick.seen(0, fits0, fits1);
        var seen1 = kick.seen(fits0, fits1, fits2);
        var seen2 = kick.seen(fits1, fits2, above);
        var pass0 = rest0 & seen0;
        var pass1 = rest1 & seen1;
        var pass2 = rest2 & seen2;
        return new PackedFlow(
                rest0 & ~seen0,
                rest1 & ~seen1,
                rest2 & ~seen2,
                turned0 | kick.moved(0, pass0, pass1),
                turned1 | kick.moved(pass0, pass1, pass2),
                turned2 | kick.moved(pass1, pass2, 0));
    }
}
