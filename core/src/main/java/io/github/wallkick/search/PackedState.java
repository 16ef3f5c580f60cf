package io.github.wallkick.search;

/**
 * One rotation state of a tetromino on words of six rows: where it fits, as a few shifts.
 *
 * <p>A bit of a word stands for a place of the corner. The board shifted right by a cell's distance from the corner says,
 * for all places at once, whether that cell would be on a filled one.
 *
 * @param inside the places between the walls; 0 for a state that the piece is never in
 * @param cell0 distance in bits of the first cell from the corner
 * @param cell1 likewise of the second cell
 * @param cell2 likewise of the third cell
 * @param cell3 likewise of the fourth cell
 * @param foot0 distance of the lowest cell of a column, for each column a different one
 * @param foot1 likewise; equal to another one if there are fewer columns
 * @param foot2 likewise
 * @param foot3 likewise
 * @param bits the used bits of a word
 * @param width the columns of the board
 * @param leftmost the places in column 0 of a state that is one column wide, 0 for wider ones
 * @param rightmost likewise in the last column
 */
record PackedState(
        long inside,
        int cell0,
        int cell1,
        int cell2,
        int cell3,
        int foot0,
        int foot1,
        int foot2,
        int foot3,
        int bits,
        int width,
        long leftmost,
        long rightmost) {
    /** The places of a word where the state fits, given the filled cells of that word and the one above. */
    long fits(long word, long above) {
        return inside
                & ~(seen(cell0, word, above)
                        | seen(cell1, word, above)
                        | seen(cell2, word, above)
                        | seen(cell3, word, above));
    }

    /** Likewise if no empty cell lies under a filled one: then the lowest cell of each column decides. */
    long fitsOpen(long word, long above) {
        var blocked = seen(foot0, word, above);
        if (foot1 != foot0) {
            blocked |= seen(foot1, word, above);
        }
        if (foot2 != foot1) {
            blocked |= seen(foot2, word, above);
        }
        if (foot3 != foot2) {
            blocked |= seen(foot3, word, above);
        }
        return inside & ~blocked;
    }

    private long seen(int cell, long word, long above) {
        return cell == 0 ? word : (word >>> cell) | (above << (bits - cell));
    }

    /** The places one column to either side; a wider state cannot wrap around since its places end before the wall. */
    private long besides(long places) {
        return leftmost == 0
                ? (places << 1) | (places >>> 1)
                : ((places & ~rightmost) << 1) | ((places & ~leftmost) >>> 1);
    }

    /** The places one step away, to the sides and down, given the places of the word above. */
    long step(long places, long above) {
        return besides(places) | (places >>> width) | (above << (bits - width));
    }

    /** The places of a word that fit while the one below does not, given where the state fits in the word below. */
    long resting(long fits, long below) {
        return fits & ~((fits << width) | (below >>> (bits - width)));
    }

    /** The cells of the state at the corner. */
    long stamp() {
        return (1L << cell0) | (1L << cell1) | (1L << cell2) | (1L << cell3);
    }
}
