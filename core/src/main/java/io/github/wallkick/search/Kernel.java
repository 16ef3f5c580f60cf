package io.github.wallkick.search;

/** The packed search for one shape under stacks of up to a certain height; see {@link PackedKernel}. */
interface Kernel {
    /**
     * The number of resting places.
     *
     * @param board0 rows 0 to 5 of the board
     * @param board1 rows 6 to 11
     * @param board2 rows 12 to 17
     */
    int count(long board0, long board1, long board2);

    /**
     * Finds the resting places, each in one of the states that fill its cells.
     *
     * @return for each rotation state three words of places, valid until the next call; the words above the stack are
     *     left as they were
     */
    long[] find(long board0, long board1, long board2);
}
