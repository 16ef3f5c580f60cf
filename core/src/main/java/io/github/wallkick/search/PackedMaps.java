package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.internal.BitReader;

/**
 * How maps lie in words, and in the working memory of the packed search: for each rotation state four words with the places
 * where it fits, four words with the places reached so far, and four words with the resting places found.
 */
final class PackedMaps {
    /** The words of a map. */
    static final int WORDS = 4;
    /** Where the reached places begin. */
    static final int REACHED = WORDS * CornerShapes.STATES;
    /** Where the resting places begin. */
    static final int RESTING = 2 * REACHED;
    /** The length of the working memory. */
    static final int LENGTH = RESTING + REACHED;

    private static final int MOST_BITS = 60;
    private static final int MOST_ROWS = 6;

    private static final BitReader<Board> BOARDS = BitReader.of(Board.class);

    private PackedMaps() {}

    /** The rows of a word, as many as a board has in one. */
    static int rowsPerWord(int width) {
        return Math.min(MOST_ROWS, MOST_BITS / width);
    }

    /** A word of a board, counted from the floor; empty above the board. */
    static long word(Board board, int index) {
        return BOARDS.bits(board, index);
    }

    /** The words of a whole board. */
    static int words(Board board) {
        var rows = rowsPerWord(board.width());
        return (board.height() + rows - 1) / rows;
    }
}
