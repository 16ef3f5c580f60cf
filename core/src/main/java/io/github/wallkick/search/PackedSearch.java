package io.github.wallkick.search;

/**
 * The packed search for one shape under stacks of up to a certain height. It works on memory laid out as
 * {@link PackedMaps}; what the words above the stack hold does not matter.
 */
interface PackedSearch {
    /**
     * The number of resting places.
     *
     * @param maps working memory
     * @param board0 the lowest word of the board
     * @param board1 the second word
     * @param board2 the third word
     * @param board3 the fourth word
     * @return 0 or more
     */
    int count(long[] maps, long board0, long board1, long board2, long board3);

    /**
     * Finds the resting places, each in one of the states that fill its cells.
     *
     * @param maps working memory; afterwards it holds the places
     * @param board0 the lowest word of the board
     * @param board1 the second word
     * @param board2 the third word
     * @param board3 the fourth word
     */
    void find(long[] maps, long board0, long board1, long board2, long board3);

    /** The search in one rotation state; see {@link PackedMotion}. */
    interface State {
        /**
         * Works out where the state fits.
         *
         * @param maps working memory
         * @param board0 the lowest word of the board
         * @param board1 the second word
         * @param board2 the third word
         * @param board3 the fourth word
         * @return the number of places where it fits but not one row lower
         */
        int fit(long[] maps, long board0, long board1, long board2, long board3);

        /**
         * Reaches what has a free way up, and what can be slid to from there.
         *
         * @param maps working memory
         * @param filled0 the lowest word of the board with every cell under a filled one filled
         * @param filled1 the second word of it
         * @param filled2 the third word
         * @param filled3 the fourth word
         */
        void fallFromSky(long[] maps, long filled0, long filled1, long filled2, long filled3);

        /**
         * Turns into this state from the others, then slides.
         *
         * @param maps working memory
         * @return whether that reached anything new
         */
        boolean turnInto(long[] maps);
    }
}
