package io.github.wallkick.board;

import io.github.wallkick.internal.Check;

/**
 * The measures of a board.
 *
 * @param width columns, 4 to 32
 * @param height rows, hidden ones included, 1 to 64
 * @param visibleHeight rows below the skyline, 1 to {@code height}; pieces enter above or just below it
 * @since 0.1.0
 */
public record BoardSize(int width, int height, int visibleHeight) {
    /** The fewest columns. */
    public static final int MIN_WIDTH = 4;
    /** The most columns. */
    public static final int MAX_WIDTH = 32;
    /** The most rows. */
    public static final int MAX_HEIGHT = 64;
    /** The guideline's board: 10 columns, 20 visible rows below 20 hidden ones. */
    public static final BoardSize STANDARD = new BoardSize(10, 40, 20);

    /**
     * Checks the measures.
     *
     * @throws IllegalArgumentException if one is out of its range
     */
    public BoardSize {
        Check.within("board width", width, MIN_WIDTH, MAX_WIDTH);
        Check.within("board height", height, 1, MAX_HEIGHT);
        Check.within("visible height", visibleHeight, 1, height);
    }

    /**
     * The size of a board without hidden rows, such as an LED matrix shows.
     *
     * @param width columns, 4 to 32
     * @param height rows, 1 to 64, all visible
     * @return the size
     * @throws IllegalArgumentException if a measure is out of its range
     */
    public static BoardSize of(int width, int height) {
        return new BoardSize(width, height, height);
    }

    /** Returns the size as width × height, visible rows behind a slash, for example {@code 10x40/20}. */
    @Override
    public String toString() {
        return width + "x" + height + "/" + visibleHeight;
    }
}
