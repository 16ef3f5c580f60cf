package io.github.wallkick.board;

import io.github.wallkick.internal.BoardWords;
import io.github.wallkick.internal.Hash;

/**
 * How the cells of a board lie in words of 64 bits.
 *
 * <p>A word holds a few whole rows, the lowest one in the lowest bits and column 0 first: cell {@code (x, y)} of word 0 is
 * bit {@code width * y + x}. So one shift moves a piece, or several rows, as a whole; and one comparison looks at up to
 * six rows. A word never holds more than six rows or 60 bits: with bits to spare, a row's carry or a shift by a whole
 * word cannot run into another word unseen.
 *
 * @param size the board's measures
 * @param width columns, the same as the size's
 * @param height rows, the same as the size's
 * @param lastX the number of the last column
 * @param lastY the number of the topmost row
 * @param rowsPerWord the rows in a word, 1 to 6
 * @param bits the used bits of a word
 * @param firstColumn the cells of column 0 in a word
 * @param lastColumn the cells of the last column in a word
 * @param rowReciprocal multiplies a row number into the number of its word, in 1/256
 * @param bitReciprocal multiplies a bit number into the number of its row in the word, in 1/65536
 * @param hash a mix of the size
 */
record Layout(
        BoardSize size,
        int width,
        int height,
        int lastX,
        int lastY,
        int rowsPerWord,
        int bits,
        long firstColumn,
        long lastColumn,
        int rowReciprocal,
        int bitReciprocal,
        long hash) {
    private static final Layout STANDARD = made(BoardSize.STANDARD);

    static Layout of(BoardSize size) {
        return size.equals(BoardSize.STANDARD) ? STANDARD : made(size);
    }

    private static Layout made(BoardSize size) {
        var width = size.width();
        var rows = BoardWords.rows(width);
        var firstColumn = 0L;
        for (var y = 0; y < rows; y++) {
            firstColumn |= 1L << (y * width);
        }
        return new Layout(
                size,
                width,
                size.height(),
                width - 1,
                size.height() - 1,
                rows,
                rows * width,
                firstColumn,
                firstColumn << (width - 1),
                (1 << 8) / rows + ((1 << 8) % rows == 0 ? 0 : 1),
                (1 << 16) / width + 1,
                Hash.mix(Hash.mix(width, size.height()), size.visibleHeight()));
    }

    /** The word that a row is in. */
    int wordOf(int y) {
        return (y * rowReciprocal) >>> 8;
    }

    /** The bit at which a row begins in its word. */
    int firstBit(int y) {
        return (y - wordOf(y) * rowsPerWord) * width;
    }

    /** All used bits of a word. */
    long usedBits() {
        return (1L << bits) - 1;
    }

    /** The bits of a full row that begins at bit 0. */
    long fullRow() {
        return (1L << width) - 1;
    }

    /** The number of words of the whole board. */
    int words() {
        return wordOf(height - 1) + 1;
    }

    /** The number of rows of a word up to its highest filled one. */
    int rowsIn(long word) {
        return word == 0 ? 0 : (((Long.SIZE - 1 - Long.numberOfLeadingZeros(word)) * bitReciprocal) >>> 16) + 1;
    }

    /** The full rows of a word, each marked at its last column: adding 1 carries through a full row only. */
    long fullRows(long word) {
        return ((word & ~lastColumn) + firstColumn) & word & lastColumn;
    }

    /** The numbers of the marked rows of the lowest three words, as a bit set. */
    long rowNumbers(long marks0, long marks1, long marks2) {
        return rowNumbers(marks0) | rowNumbers(marks1) << rowsPerWord | rowNumbers(marks2) << (2 * rowsPerWord);
    }

    /** The row numbers of the marks at last columns, as a bit set. */
    private long rowNumbers(long marks) {
        var rows = 0L;
        for (var rest = marks; rest != 0; rest &= rest - 1) {
            rows |= 1L << ((Long.numberOfTrailingZeros(rest) * bitReciprocal) >>> 16);
        }
        return rows;
    }
}
