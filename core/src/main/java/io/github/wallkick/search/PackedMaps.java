package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.internal.BitReader;

/**
 * How the working memory of the packed search is laid out: for each rotation state three words with the places where it
 * fits, and, further up, three words with the places reached so far.
 */
final class PackedMaps {
    /** The words of a map. */
    static final int WORDS = 3;
    /** The rows of a word. */
    static final int ROWS = 6;
    /** Where the reached places begin. */
    static final int REACHED = WORDS * Footprints.STATES;

    private static final BitReader<Board> BOARDS = BitReader.of(Board.class);

    private PackedMaps() {}

    /** A word of a board from the floor, 0 above the board. */
    static long word(Board board, int index) {
        return BOARDS.bits(board, index);
    }

    static long[] create() {
        return new long[2 * REACHED];
    }
}
