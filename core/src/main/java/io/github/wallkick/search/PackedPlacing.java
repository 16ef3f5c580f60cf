package io.github.wallkick.search;

/**
 * The placing of one tetromino on packed boards.
 *
 * @param width the columns of the board
 * @param bits the used bits of a word
 * @param firstColumn the cells of column 0 in a word
 * @param stamp0 the cells of the spawn state at the corner
 * @param stamp1 likewise of the next state clockwise
 * @param stamp2 likewise of the next one
 * @param stamp3 likewise of the last one
 */
record PackedPlacing(int width, int bits, long firstColumn, long stamp0, long stamp1, long stamp2, long stamp3) {
    /** The words of a board after a placement: one more than the search needs, since a piece may stick out. */
    static final int WORDS = PackedSteps.WORDS + 1;

    /**
     * Makes the board after each placement, full rows cleared.
     *
     * @param words the words that hold rows of the stack, 1 to 3
     * @param maps the placements, as a kernel finds them, each of different cells
     * @param out where to write the boards, {@link #WORDS} words each
     * @return the number of words written
     */
    int placeAll(long word0, long word1, long word2, int words, long[] maps, long[] out) {
        var at = PackedMaps.RESTING;
        var end = placeAll(word0, word1, word2, words, maps, at, stamp0, out, 0);
        end = placeAll(word0, word1, word2, words, maps, at + PackedMaps.WORDS, stamp1, out, end);
        end = placeAll(word0, word1, word2, words, maps, at + 2 * PackedMaps.WORDS, stamp2, out, end);
        return placeAll(word0, word1, word2, words, maps, at + 3 * PackedMaps.WORDS, stamp3, out, end);
    }

    /**
     * Makes the board after each placement on a stack of two words at most, those right in lanes that need no more words
     * and have no full row.
     *
     * @param words the words that the search had, 1 to 3
     * @param maps the placements, as a kernel finds them, each of different cells
     * @param tall the cells of the second word that make a board need a third one
     * @param lanes where to add boards
     * @param out where to write the other boards, full rows cleared, {@link #WORDS} words each
     * @return the number of words written
     */
    int placeLow(long word0, long word1, int words, long[] maps, long tall, LaneBoards lanes, long[] out) {
        var at = PackedMaps.RESTING;
        var end = placeLow(word0, word1, words, maps, at, stamp0, tall, lanes, out, 0);
        end = placeLow(word0, word1, words, maps, at + PackedMaps.WORDS, stamp1, tall, lanes, out, end);
        end = placeLow(word0, word1, words, maps, at + 2 * PackedMaps.WORDS, stamp2, tall, lanes, out, end);
        return placeLow(word0, word1, words, maps, at + 3 * PackedMaps.WORDS, stamp3, tall, lanes, out, end);
    }

    private int placeLow(
            long word0,
            long word1,
            int words,
            long[] maps,
            int at,
            long stamp,
            long tall,
            LaneBoards lanes,
            long[] out,
            int begin) {
        var end = begin;
        var lowest = lanes.lowest();
        var second = lanes.second();
        var size = lanes.size();
        for (var places = maps[at]; places != 0; places &= places - 1) {
            var bit = Long.numberOfTrailingZeros(places);
            var low = word0 | lower(stamp, bit);
            var high = word1 | upper(stamp, bit);
            var full = full(low) | full(high);
            lowest[size] = low;
            second[size] = high;
            if ((full | (high & tall)) == 0) {
                size++;
            } else {
                end = add(low, high, 0, 0, full, out, end);
            }
        }
        for (var places = words > 1 ? maps[at + 1] : 0; places != 0; places &= places - 1) {
            var bit = Long.numberOfTrailingZeros(places);
            var low = word1 | lower(stamp, bit);
            var high = upper(stamp, bit);
            var full = full(low);
            lowest[size] = word0;
            second[size] = low;
            if ((full | (low & tall) | high) == 0) {
                size++;
            } else {
                // On a narrow board, the piece alone can fill a row.
                end = add(word0, low, high, 0, full | full(high), out, end);
            }
        }
        lanes.resize(size);
        for (var places = words > 2 ? maps[at + 2] : 0; places != 0; places &= places - 1) {
            var bit = Long.numberOfTrailingZeros(places);
            var low = lower(stamp, bit);
            var high = upper(stamp, bit);
            end = add(word0, word1, low, high, full(low) | full(high), out, end);
        }
        return end;
    }

    private int placeAll(
            long word0, long word1, long word2, int words, long[] maps, int at, long stamp, long[] out, int begin) {
        var end = begin;
        for (var places = maps[at]; places != 0; places &= places - 1) {
            var bit = Long.numberOfTrailingZeros(places);
            var low = word0 | lower(stamp, bit);
            var high = word1 | upper(stamp, bit);
            end = add(low, high, word2, 0, full(low) | full(high), out, end);
        }
        for (var places = words > 1 ? maps[at + 1] : 0; places != 0; places &= places - 1) {
            var bit = Long.numberOfTrailingZeros(places);
            var low = word1 | lower(stamp, bit);
            var high = word2 | upper(stamp, bit);
            end = add(word0, low, high, 0, full(low) | full(high), out, end);
        }
        for (var places = words > 2 ? maps[at + 2] : 0; places != 0; places &= places - 1) {
            var bit = Long.numberOfTrailingZeros(places);
            var low = word2 | lower(stamp, bit);
            var high = upper(stamp, bit);
            end = add(word0, word1, low, high, full(low) | full(high), out, end);
        }
        return end;
    }

    private long lower(long stamp, int bit) {
        return (stamp << bit) & ((1L << bits) - 1);
    }

    private long upper(long stamp, int bit) {
        return stamp >>> (bits - bit);
    }

    /** Adds a board; rows can be full only in the words that the piece lies in. */
    private int add(long word0, long word1, long word2, long word3, long full, long[] out, int at) {
        out[at] = word0;
        out[at + 1] = word1;
        out[at + 2] = word2;
        out[at + 3] = word3;
        if (full != 0) {
            clear(out, at);
        }
        return at + WORDS;
    }

    /** The full rows of a word, each marked at its last column: adding 1 carries through a full row only. */
    private long full(long word) {
        var lastColumn = firstColumn << (width - 1);
        return ((word & ~lastColumn) + firstColumn) & word & lastColumn;
    }

    /** Takes the full rows out of a board. */
    private void clear(long[] boards, int at) {
        var fullRow = (1L << width) - 1;
        var kept = 0;
        for (var y = 0; y < WORDS * PackedSteps.ROWS; y++) {
            var row = (boards[at + y / PackedSteps.ROWS] >>> (y % PackedSteps.ROWS * width)) & fullRow;
            boards[at + y / PackedSteps.ROWS] &= ~(fullRow << (y % PackedSteps.ROWS * width));
            if (row != fullRow) {
                boards[at + kept / PackedSteps.ROWS] |= row << (kept % PackedSteps.ROWS * width);
                kept++;
            }
        }
    }
}
