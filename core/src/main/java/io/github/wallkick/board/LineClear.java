package io.github.wallkick.board;

import java.util.stream.IntStream;

/**
 * A board after its full rows were taken out, and which rows they were.
 *
 * @param board the board without full rows; the same instance as before when no row was full
 * @param rowMask the rows that were full, bit {@code y} for row {@code y} of the board before the clear
 * @since 0.1.0
 */
public record LineClear(Board board, long rowMask) {
    /**
     * The number of rows cleared.
     *
     * @return 0 or more
     */
    public int count() {
        return Long.bitCount(rowMask);
    }

    /**
     * The rows that were full, in coordinates of the board before the clear.
     *
     * @return row numbers, lowest first
     */
    public IntStream rows() {
        return IntStream.range(0, Long.SIZE).filter(this::wasFull);
    }

    /**
     * Whether a row was full before the clear.
     *
     * @param y row, 0 to 63
     * @return true if it was
     * @throws IllegalArgumentException if no board has such a row
     */
    public boolean wasFull(int y) {
        if (y < 0 || y >= BoardSize.MAX_HEIGHT) {
            throw new IllegalArgumentException("row must be 0 to " + (BoardSize.MAX_HEIGHT - 1) + ": " + y);
        }
        return ((rowMask >>> y) & 1) != 0;
    }
}
