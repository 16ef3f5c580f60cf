package io.github.wallkick.search;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Places on their way through the tests of a turn, in up to four words.
 *
 * <p>Escape analysis removes these objects, and the numbers stay in registers. The direction of a kick is asked for once
 * and not at each word: C2 stops inlining where the bytecodes of what it has put together exceed 8000, branches never
 * taken included.
 *
 * @param rest0 places that no test has let pass yet, lowest word
 * @param rest1 the second word of them
 * @param rest2 the third word
 * @param rest3 the highest word
 * @param turned0 places reached by the tests so far, lowest word; some bits may be beyond the word's used ones
 * @param turned1 the second word of them
 * @param turned2 the third word
 * @param turned3 the highest word
 */
record PackedFlow(
        long rest0, long rest1, long rest2, long rest3, long turned0, long turned1, long turned2, long turned3) {

    /**
     * One test of a turn on words: a displacement of all places at once.
     *
     * @param distance bits from the place before the turn to the place after it, less than two words
     * @param sources the places from which this test stays between the walls; all bits where nothing can wrap around
     * @param bits the used bits of a word
     */
    record Kick(int distance, long sources, int bits) {}

    /**
     * The tests of a turn. They are fields, not a list, so that C2 can take each of them for a constant; null where the
     * turn has fewer.
     */
    record Turn(
            @Nullable Kick kick0,
            @Nullable Kick kick1,
            @Nullable Kick kick2,
            @Nullable Kick kick3,
            @Nullable Kick kick4,
            @Nullable Kick kick5,
            @Nullable Kick kick6,
            @Nullable Kick kick7,
            @Nullable Kick kick8,
            @Nullable Kick kick9,
            @Nullable Kick kick10,
            @Nullable Kick kick11) {
        static final int MOST_KICKS = 12;

        static Turn of(List<Kick> kicks) {
            return new Turn(
                    get(kicks, 0),
                    get(kicks, 1),
                    get(kicks, 2),
                    get(kicks, 3),
                    get(kicks, 4),
                    get(kicks, 5),
                    get(kicks, 6),
                    get(kicks, 7),
                    get(kicks, 8),
                    get(kicks, 9),
                    get(kicks, 10),
                    get(kicks, 11));
        }

        private static @Nullable Kick get(List<Kick> kicks, int i) {
            return i < kicks.size() ? kicks.get(i) : null;
        }
    }

    /**
     * Where the target state fits.
     *
     * @param word0 the lowest word
     * @param word1 the second word
     * @param word2 the third word
     * @param word3 the highest word
     * @param above any word above the stack
     */
    record Fits(long word0, long word1, long word2, long word3, long above) {}

    static PackedFlow of(long from0, long from1, long from2, long from3) {
        return new PackedFlow(from0, from1, from2, from3, 0, 0, 0, 0);
    }

    /** Lets pass what fits after one more kick, if there is one. */
    PackedFlow through(@Nullable Kick kick, Fits fits) {
        return kick == null ? this : passed(kick, fits);
    }

    private PackedFlow passed(Kick kick, Fits fits) {
        if (kick.distance >= kick.bits) {
            return farUp(kick, fits);
        }
        if (kick.distance > 0) {
            return up(kick, fits);
        }
        return -kick.distance < kick.bits ? down(kick, fits) : farDown(kick, fits);
    }

    /** Up: what leaves a word comes in that much lower in the next one. */
    private PackedFlow up(Kick kick, Fits fits) {
        var by = kick.distance;
        var carry = kick.bits - by;
        var pass0 = rest0 & kick.sources & ((fits.word0 >>> by) | (fits.word1 << carry));
        var pass1 = rest1 & kick.sources & ((fits.word1 >>> by) | (fits.word2 << carry));
        var pass2 = rest2 & kick.sources & ((fits.word2 >>> by) | (fits.word3 << carry));
        var pass3 = rest3 & kick.sources & ((fits.word3 >>> by) | (fits.above << carry));
        return new PackedFlow(
                rest0 ^ pass0,
                rest1 ^ pass1,
                rest2 ^ pass2,
                rest3 ^ pass3,
                turned0 | (pass0 << by),
                turned1 | (pass1 << by) | (pass0 >>> carry),
                turned2 | (pass2 << by) | (pass1 >>> carry),
                turned3 | (pass3 << by) | (pass2 >>> carry));
    }

    /** Down or in place. */
    private PackedFlow down(Kick kick, Fits fits) {
        var by = -kick.distance;
        var carry = kick.bits - by;
        var pass0 = rest0 & kick.sources & (fits.word0 << by);
        var pass1 = rest1 & kick.sources & ((fits.word1 << by) | (fits.word0 >>> carry));
        var pass2 = rest2 & kick.sources & ((fits.word2 << by) | (fits.word1 >>> carry));
        var pass3 = rest3 & kick.sources & ((fits.word3 << by) | (fits.word2 >>> carry));
        return new PackedFlow(
                rest0 ^ pass0,
                rest1 ^ pass1,
                rest2 ^ pass2,
                rest3 ^ pass3,
                turned0 | (pass0 >>> by) | (pass1 << carry),
                turned1 | (pass1 >>> by) | (pass2 << carry),
                turned2 | (pass2 >>> by) | (pass3 << carry),
                turned3 | (pass3 >>> by));
    }

    /** Up by a whole word and more. */
    private PackedFlow farUp(Kick kick, Fits fits) {
        var by = kick.distance - kick.bits;
        var carry = kick.bits - by;
        var pass0 = rest0 & kick.sources & ((fits.word1 >>> by) | (fits.word2 << carry));
        var pass1 = rest1 & kick.sources & ((fits.word2 >>> by) | (fits.word3 << carry));
        var pass2 = rest2 & kick.sources & ((fits.word3 >>> by) | (fits.above << carry));
        var pass3 = rest3 & kick.sources & ((fits.above >>> by) | (fits.above << carry));
        return new PackedFlow(
                rest0 ^ pass0,
                rest1 ^ pass1,
                rest2 ^ pass2,
                rest3 ^ pass3,
                turned0,
                turned1 | (pass0 << by),
                turned2 | (pass1 << by) | (pass0 >>> carry),
                turned3 | (pass2 << by) | (pass1 >>> carry));
    }

    /** Down by a whole word and more. */
    private PackedFlow farDown(Kick kick, Fits fits) {
        var by = -kick.distance - kick.bits;
        var carry = kick.bits - by;
        var pass1 = rest1 & kick.sources & (fits.word0 << by);
        var pass2 = rest2 & kick.sources & ((fits.word1 << by) | (fits.word0 >>> carry));
        var pass3 = rest3 & kick.sources & ((fits.word2 << by) | (fits.word1 >>> carry));
        return new PackedFlow(
                rest0,
                rest1 ^ pass1,
                rest2 ^ pass2,
                rest3 ^ pass3,
                turned0 | (pass1 >>> by) | (pass2 << carry),
                turned1 | (pass2 >>> by) | (pass3 << carry),
                turned2 | (pass3 >>> by),
                turned3);
    }
}
