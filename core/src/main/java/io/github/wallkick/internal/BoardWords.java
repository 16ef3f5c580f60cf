package io.github.wallkick.internal;

/** How many rows of a board a word of 64 bits holds; {@link BitReader} gives the words of a board. */
public final class BoardWords {
    private static final int MAX_BITS = 60;
    private static final int MAX_ROWS = 6;

    private BoardWords() {}

    /** The rows in a word: as many as 60 bits hold, at most six. */
    public static int rows(int width) {
        return Math.min(MAX_ROWS, MAX_BITS / width);
    }
}
