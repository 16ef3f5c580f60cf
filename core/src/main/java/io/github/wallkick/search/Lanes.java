package io.github.wallkick.search;

import java.util.Arrays;

/**
 * Steps of the packed search on many boards at once: one word of each board in an array, one board in a <i>lane</i>.
 *
 * <p>Every method is one plain loop without a branch, since that is what C2 turns into SIMD instructions: with registers
 * of 512 bits the processor does eight lanes at a time. There is no shortcut for a board that needs little work; still,
 * doing everything for eight boards costs less than asking each of them what it needs.
 *
 * <p>All arrays have at least {@link #COUNT} elements; what unused lanes hold does not matter. To <i>mark</i> a lane is to
 * give it any bit at all. The loops are short, because the compiler does not unroll long ones, and so leaves them as they
 * are: Java 17 stops at about thirty operations or four arrays written.
 */
final class Lanes {
    /**
     * The number of lanes: many, so that the beginnings and ends of the loops do not count, but few enough that all arrays
     * stay in a near cache. An array of this length is, with its header, a multiple of 64 bytes long; so arrays made one
     * after the other begin at equal distances from the borders of cache lines, and all of them can be aligned at once.
     */
    static final int COUNT = 510;
    /** The kicks that {@link #addAbove} asks at once. */
    static final int KICKS = 4;

    private Lanes() {}

    /** Where a state fits, see {@link PackedState#fits}. */
    static void fit(long[] fits, PackedState state, long[] word, long[] above) {
        fit(fits, state, word, above, state.cells());
    }

    /** Where a state fits on boards without holes, see {@link PackedState#fitsOpen}. */
    static void fitOpen(long[] fits, PackedState state, long[] word, long[] above) {
        fit(fits, state, word, above, state.feet());
    }

    private static void fit(long[] fits, PackedState state, long[] word, long[] above, PackedState.Cells cells) {
        var inside = state.inside();
        var cell0 = cells.cell0();
        var cell1 = cells.cell1();
        var cell2 = cells.cell2();
        var cell3 = cells.cell3();
        var carry0 = state.bits() - cell0;
        var carry1 = state.bits() - cell1;
        var carry2 = state.bits() - cell2;
        var carry3 = state.bits() - cell3;
        for (var i = 0; i < COUNT; i++) {
            var here = word[i];
            var next = above[i];
            fits[i] = inside
                    & ~((here >>> cell0)
                            | (next << carry0)
                            | (here >>> cell1)
                            | (next << carry1)
                            | (here >>> cell2)
                            | (next << carry2)
                            | (here >>> cell3)
                            | (next << carry3));
        }
    }

    /** The places that fit while the one below does not. */
    static void rest(long[] resting, PackedState state, long[] fits, long[] below) {
        var width = state.width();
        var carry = state.bits() - width;
        for (var i = 0; i < COUNT; i++) {
            resting[i] = fits[i] & ~((fits[i] << width) | (below[i] >>> carry));
        }
    }

    /** The cells of a word with every cell under a filled one filled, given the word above after the same. */
    static void fill(long[] filled, int width, int bits, long[] word, long[] above) {
        var used = (1L << bits) - 1;
        var two = 2 * width;
        var four = 4 * width;
        var carry1 = bits - width;
        var carry2 = bits - two;
        var carry4 = bits - four;
        for (var i = 0; i < COUNT; i++) {
            var next = above[i];
            var cells = word[i];
            cells |= (cells >>> width) | (next << carry1);
            cells |= (cells >>> two) | (next << carry2);
            cells |= (cells >>> four) | (next << carry4);
            filled[i] = cells & used;
        }
    }

    /**
     * Slides to both sides, up to three columns: by one and two, where all columns on the way fit; marks changes. Few
     * overhangs are wider, and where one is, the next slide has something to do and tells.
     */
    static void slide(long[] places, PackedState state, long[] fits, long[] changed) {
        var notFirst = ~state.leftmost();
        var notLast = ~state.rightmost();
        for (var i = 0; i < COUNT; i++) {
            var before = places[i];
            var reached = before;
            var right = fits[i] & notFirst;
            var left = fits[i] & notLast;
            reached |= right & (reached << 1);
            reached |= left & (reached >>> 1);
            right &= right << 1;
            left &= left >>> 1;
            reached |= right & (reached << 2);
            reached |= left & (reached >>> 2);
            places[i] = reached;
            changed[i] |= reached ^ before;
        }
    }

    /** Falls up to three rows: by one and two, where all rows on the way fit; marks changes. */
    static void fall(long[] places, PackedState state, long[] fits, long[] above, long[] changed) {
        var width = state.width();
        var two = 2 * width;
        var carry = state.bits() - width;
        for (var i = 0; i < COUNT; i++) {
            var free = fits[i];
            var before = places[i];
            var reached = before | (free & (above[i] << carry));
            reached |= free & (reached >>> width);
            free &= free >>> width;
            reached |= free & (reached >>> two);
            places[i] = reached;
            changed[i] |= reached ^ before;
        }
    }

    /**
     * Tests a kick in the lowest word.
     *
     * @param from the places that earlier tests of the turn left
     * @param left where to write the places that this test leaves; may be {@code from}
     * @param turned where to add the places of the word that are reached
     * @param fits where the target state fits in the lowest word
     * @param above likewise in the word above
     */
    static void kick(PackedFlow.Kick kick, long[] from, long[] left, long[] turned, long[] fits, long[] above) {
        if (kick.distance() > 0) {
            kickUp(kick.sources(), kick.distance(), kick.bits(), from, left, turned, fits, above);
        } else {
            kickDown(kick.sources(), -kick.distance(), from, left, turned, fits);
        }
    }

    private static void kickUp(
            long sources, int by, int bits, long[] from, long[] left, long[] turned, long[] fits, long[] above) {
        var carry = bits - by;
        for (var i = 0; i < COUNT; i++) {
            var places = from[i];
            var passing = places & sources & ((fits[i] >>> by) | (above[i] << carry));
            left[i] = places ^ passing;
            turned[i] |= passing << by;
        }
    }

    private static void kickDown(long sources, int by, long[] from, long[] left, long[] turned, long[] fits) {
        for (var i = 0; i < COUNT; i++) {
            var places = from[i];
            var passing = places & sources & (fits[i] << by);
            left[i] = places ^ passing;
            turned[i] |= passing >>> by;
        }
    }

    /** Tests a kick up in a word, as {@link #kick} does, and adds the places reached in the word above as well. */
    static void kickUp(
            PackedFlow.Kick kick,
            long[] from,
            long[] left,
            long[] turned,
            long[] fits,
            long[] above,
            long[] turnedAbove) {
        var sources = kick.sources();
        var by = kick.distance();
        var carry = kick.bits() - by;
        for (var i = 0; i < COUNT; i++) {
            var places = from[i];
            var passing = places & sources & ((fits[i] >>> by) | (above[i] << carry));
            left[i] = places ^ passing;
            turned[i] |= passing << by;
            turnedAbove[i] |= passing >>> carry;
        }
    }

    /** Tests a kick down in a word, as {@link #kick} does, and adds the places reached in the word below as well. */
    static void kickDown(
            PackedFlow.Kick kick,
            long[] from,
            long[] left,
            long[] turned,
            long[] fits,
            long[] below,
            long[] turnedBelow) {
        var sources = kick.sources();
        var by = -kick.distance();
        var carry = kick.bits() - by;
        for (var i = 0; i < COUNT; i++) {
            var places = from[i];
            var passing = places & sources & ((fits[i] << by) | (below[i] >>> carry));
            left[i] = places ^ passing;
            turned[i] |= passing >>> by;
            turnedBelow[i] |= passing << carry;
        }
    }

    /**
     * Adds the places of the second word from which any of four kicks down may lead to a free place of the lowest one.
     *
     * @param carries for each kick, the bits from the place before it to the place after it, the lowest word put first
     */
    static void addAbove(long[] sum, int[] carries, long[] above, long[] free) {
        var carry0 = carries[0];
        var carry1 = carries[1];
        var carry2 = carries[2];
        var carry3 = carries[3];
        for (var i = 0; i < COUNT; i++) {
            var goals = free[i];
            sum[i] |= above[i] & ((goals >>> carry0) | (goals >>> carry1) | (goals >>> carry2) | (goals >>> carry3));
        }
    }

    /** Finds what is in a set but not in another one. */
    static void difference(long[] rest, long[] set, long[] without) {
        for (var i = 0; i < COUNT; i++) {
            rest[i] = set[i] & ~without[i];
        }
    }

    /** Adds what is in one set but not in another one to a third one. */
    static void addRest(long[] sum, long[] set, long[] without) {
        for (var i = 0; i < COUNT; i++) {
            sum[i] |= set[i] & ~without[i];
        }
    }

    /** Adds what turns led to, as far as it fits, to the places reached; marks changes, and empties {@code turned}. */
    static void gain(long[] reached, long[] turned, long[] fits, long[] changed) {
        for (var i = 0; i < COUNT; i++) {
            var gained = turned[i] & fits[i] & ~reached[i];
            reached[i] |= gained;
            changed[i] |= gained;
            turned[i] = 0;
        }
    }

    /** Finds what is in a set but in none of two others, and marks the lanes that have such. */
    static void without(long[] rest, long[] set, long[] one, long[] other, long[] marks) {
        for (var i = 0; i < COUNT; i++) {
            var found = set[i] & ~(one[i] | other[i]);
            rest[i] = found;
            marks[i] |= found;
        }
    }

    /** Adds a set to another one. */
    static void add(long[] sum, long[] added) {
        for (var i = 0; i < COUNT; i++) {
            sum[i] |= added[i];
        }
    }

    /** Gives each lane −1, but 0 where two others both are marked. */
    static void markUnlessBoth(long[] marks, long[] one, long[] other) {
        for (var i = 0; i < COUNT; i++) {
            // The highest bit of x | −x tells whether x is not 0.
            marks[i] = (((one[i] | -one[i]) & (other[i] | -other[i])) >>> (Long.SIZE - 1)) - 1;
        }
    }

    /**
     * Adds the number of bits in each byte of a set without those of another set to the bytes of a sum, in the lanes that
     * {@link #markUnlessBoth} gave −1. Java 17 would count the bits of one word at a time.
     */
    static void addCounts(long[] sums, long[] set, long[] without, long[] marks) {
        for (var i = 0; i < COUNT; i++) {
            var bits = set[i] & ~without[i] & marks[i];
            bits -= (bits >>> 1) & 0x5555555555555555L;
            bits = (bits & 0x3333333333333333L) + ((bits >>> 2) & 0x3333333333333333L);
            sums[i] += (bits + (bits >>> 4)) & 0x0F0F0F0F0F0F0F0FL;
        }
    }

    /** The sum of all bytes; sets them to 0. */
    static long takeBytes(long[] sums) {
        for (var i = 0; i < COUNT; i++) {
            var pairs = (sums[i] & 0x00FF00FF00FF00FFL) + ((sums[i] >>> 8) & 0x00FF00FF00FF00FFL);
            var fours = pairs + (pairs >>> 16);
            sums[i] = (fours + (fours >>> 32)) & 0xFFFF;
        }
        var sum = 0L;
        for (var i = 0; i < COUNT; i++) {
            sum += sums[i];
        }
        Arrays.fill(sums, 0);
        return sum;
    }
}
