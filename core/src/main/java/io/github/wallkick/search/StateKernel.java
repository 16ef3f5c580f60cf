package io.github.wallkick.search;

/** The packed search in one rotation state; see {@link PackedMotion}. All methods work on {@link PackedMaps}. */
interface StateKernel {
    /**
     * Works out where the state fits.
     *
     * @return the number of places where it fits but not one row lower
     */
    int fit(long[] maps, long board0, long board1, long board2);

    /**
     * Reaches what has a free way up, and what can be slid to from there.
     *
     * @param filled0 rows 0 to 5 of the board with every cell under a filled one filled
     * @param filled1 likewise rows 6 to 11
     * @param filled2 likewise rows 12 to 17
     */
    void fallFromSky(long[] maps, long filled0, long filled1, long filled2);

    /** Turns into this state from the others, then slides; tells whether that reached anything new. */
    boolean turnInto(long[] maps);
}
