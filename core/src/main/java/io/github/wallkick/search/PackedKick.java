package io.github.wallkick.search;

/**
 * One test of a turn on words of six rows: a displacement of all places at once.
 *
 * @param distance bits from the place before the turn to the place after it
 * @param sources the places from which this test stays between the walls; all bits where nothing can wrap around
 * @param bits the used bits of a word
 */
record PackedKick(int distance, long sources, int bits) {
    /** A word of the target's places, seen from the sources; with the words below and above it. */
    long seen(long below, long word, long above) {
        return sources & moved(below, word, above, -distance);
    }

    /** A word of places after the displacement; with the words below and above it. */
    long moved(long below, long word, long above) {
        return moved(below, word, above, distance);
    }

    private long moved(long below, long word, long above, int by) {
        if (by == 0) {
            return word;
        }
        return by > 0 ? (word << by) | (below >>> (bits - by)) : (word >>> -by) | (above << (bits + by));
    }
}
