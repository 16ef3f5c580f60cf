package io.github.wallkick.search;

/**
 * One rotation state on words: where it fits, as a few shifts.
 *
 * <p>A bit of a word stands for a place of the corner. The board shifted right by a cell's distance from the corner says,
 * for all places at once, whether that cell would be on a filled one.
 *
 * @param inside the places between the walls; 0 for a state that the piece is never in
 * @param cells the cells of the state
 * @param feet the lowest cell of each column
 * @param bits the used bits of a word
 * @param width the columns of the board
 * @param leftmost the places in column 0 of a state that is one column wide, 0 for wider ones
 * @param rightmost the places in the last column of such a state
 */
record PackedState(long inside, Cells cells, Cells feet, int bits, int width, long leftmost, long rightmost) {
    /** The most cells of a state. */
    static final int MOST_CELLS = 8;

    /**
     * Distances of cells from the corner, in bits. They are fields, not a list, so that C2 can take each of them for a
     * constant; where there are fewer cells, the last ones are equal.
     */
    record Cells(int bits, int cell0, int cell1, int cell2, int cell3, int cell4, int cell5, int cell6, int cell7) {
        /** The places of a word from which some cell is on a filled one, given the filled cells of three words. */
        long blocked(long word, long above, long higher) {
            var blocked = at(cell0, word, above, higher);
            if (cell1 != cell0) {
                blocked |= at(cell1, word, above, higher);
            }
            if (cell2 != cell1) {
                blocked |= at(cell2, word, above, higher);
            }
            if (cell3 != cell2) {
                blocked |= at(cell3, word, above, higher);
            }
            if (cell4 != cell3) {
                blocked |= at(cell4, word, above, higher);
            }
            if (cell5 != cell4) {
                blocked |= at(cell5, word, above, higher);
            }
            if (cell6 != cell5) {
                blocked |= at(cell6, word, above, higher);
            }
            if (cell7 != cell6) {
                blocked |= at(cell7, word, above, higher);
            }
            return blocked;
        }

        private long at(int cell, long word, long above, long higher) {
            if (cell == 0) {
                return word;
            }
            return cell < bits
                    ? (word >>> cell) | (above << (bits - cell))
                    : (above >>> (cell - bits)) | (higher << (2 * bits - cell));
        }
    }

    /** The places of a word where the state fits, given the filled cells of that word and the two above. */
    long fits(long word, long above, long higher) {
        return inside & ~cells.blocked(word, above, higher);
    }

    /** The same if no empty cell lies under a filled one: then the lowest cell of each column decides. */
    long fitsOpen(long word, long above, long higher) {
        return inside & ~feet.blocked(word, above, higher);
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

    /** The cells of a state of four cells at the corner. */
    long stamp() {
        return (1L << cells.cell0) | (1L << cells.cell1) | (1L << cells.cell2) | (1L << cells.cell3);
    }
}
