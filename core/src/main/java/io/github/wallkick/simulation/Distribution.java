package io.github.wallkick.simulation;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Arrays;
import java.util.stream.LongStream;

/**
 * How a whole number is distributed over the games of a run.
 *
 * <p>Size, sum, mean, deviation, minimum and maximum are exact, whatever the numbers. Up to {@link #MAX_CELLS} different
 * numbers are counted one by one, and then quantiles and counts are exact too. If there are more, numbers that are close
 * together are counted in one cell: all cells are equally wide, the width is the smallest power of two for which
 * {@link #MAX_CELLS} cells are enough, and quantiles and counts are exact to one cell. So a distribution takes no more memory
 * for a billion games than for a million.
 *
 * <p>Equality: distributions are equal when they were made of the same numbers equally often, as far as their cells tell.
 * The order in which the numbers came plays no part, nor how they were shared out before {@link #plus} put them together.
 *
 * @since 0.1.0
 */
public final class Distribution {
    /** The highest number of cells. */
    public static final int MAX_CELLS = 1 << 16;

    /** Nothing counted yet. */
    static final Distribution EMPTY = new Distribution(
            0, new long[0], new long[0], 0, Long.MAX_VALUE, Long.MIN_VALUE, BigInteger.ZERO, BigInteger.ZERO);

    /** The cell of a number is the number without so many low bits. */
    private final int shift;
    /** The cells that are not empty, ascending. */
    private final long[] cells;
    /** The numbers in each of them. */
    private final long[] counts;

    private final long size;
    private final long min;
    private final long max;
    private final BigInteger sum;
    private final BigInteger squares;

    private Distribution(
            int shift, long[] cells, long[] counts, long size, long min, long max, BigInteger sum, BigInteger squares) {
        this.shift = shift;
        this.cells = cells;
        this.counts = counts;
        this.size = size;
        this.min = min;
        this.max = max;
        this.sum = sum;
        this.squares = squares;
    }

    /**
     * The distribution of some numbers.
     *
     * @param values at least one number
     * @return their distribution
     * @throws IllegalArgumentException if there is none
     */
    public static Distribution of(LongStream values) {
        var tally = new Tally();
        values.forEach(tally::add);
        var distribution = tally.toDistribution();
        if (distribution.size == 0) {
            throw new IllegalArgumentException("a distribution must have at least one value: 0");
        }
        return distribution;
    }

    /**
     * The distribution of some numbers.
     *
     * @param values at least one number
     * @return their distribution
     * @throws IllegalArgumentException if there is none
     */
    public static Distribution of(long... values) {
        return of(LongStream.of(values));
    }

    /** Numbers while they are collected; for one thread. */
    static final class Tally {
        private static final int CHUNK = 1024;

        private final long[] chunk = new long[CHUNK];
        private int length;
        private Distribution filed = EMPTY;

        void add(long value) {
            chunk[length] = value;
            length++;
            if (length == CHUNK) {
                file();
            }
        }

        private void file() {
            filed = filed.plus(ofSorted(chunk, length));
            length = 0;
        }

        Distribution toDistribution() {
            file();
            return filed;
        }
    }

    /** The distribution of the first numbers of an array, which is sorted for it. */
    private static Distribution ofSorted(long[] values, int length) {
        if (length == 0) {
            return EMPTY;
        }
        Arrays.sort(values, 0, length);
        var cells = new long[length];
        var counts = new long[length];
        var next = 0;
        var sum = BigInteger.ZERO;
        var squares = BigInteger.ZERO;
        for (var i = 0; i < length; next++) {
            var value = values[i];
            var count = 0L;
            while (i < length && values[i] == value) {
                i++;
                count++;
            }
            cells[next] = value;
            counts[next] = count;
            var product = BigInteger.valueOf(value).multiply(BigInteger.valueOf(count));
            sum = sum.add(product);
            squares = squares.add(product.multiply(BigInteger.valueOf(value)));
        }
        return new Distribution(
                0,
                Arrays.copyOf(cells, next),
                Arrays.copyOf(counts, next),
                length,
                values[0],
                values[length - 1],
                sum,
                squares);
    }

    /**
     * The distribution of these numbers and others together.
     *
     * @param other the distribution of the others
     * @return the distribution of all of them
     */
    public Distribution plus(Distribution other) {
        if (size == 0) {
            return other;
        }
        if (other.size == 0) {
            return this;
        }
        var common = Math.max(shift, other.shift);
        var mine = widened(common);
        var theirs = other.widened(common);
        var cells = new long[mine.cells.length + theirs.cells.length];
        var counts = new long[cells.length];
        var next = 0;
        for (int i = 0, j = 0; i < mine.cells.length || j < theirs.cells.length; next++) {
            var first = j == theirs.cells.length || (i < mine.cells.length && mine.cells[i] <= theirs.cells[j]);
            cells[next] = first ? mine.cells[i] : theirs.cells[j];
            if (i < mine.cells.length && mine.cells[i] == cells[next]) {
                counts[next] += mine.counts[i];
                i++;
            }
            if (j < theirs.cells.length && theirs.cells[j] == cells[next]) {
                counts[next] += theirs.counts[j];
                j++;
            }
        }
        var all = new Distribution(
                common,
                Arrays.copyOf(cells, next),
                Arrays.copyOf(counts, next),
                size + other.size,
                Math.min(min, other.min),
                Math.max(max, other.max),
                sum.add(other.sum),
                squares.add(other.squares));
        return all.cells.length <= MAX_CELLS ? all : all.widened(common + 1).narrowEnough();
    }

    private Distribution narrowEnough() {
        return cells.length <= MAX_CELLS ? this : widened(shift + 1).narrowEnough();
    }

    /** The same numbers in wider cells. */
    private Distribution widened(int wider) {
        if (wider == shift) {
            return this;
        }
        var merged = new long[cells.length];
        var sums = new long[cells.length];
        var next = 0;
        for (var i = 0; i < cells.length; i++) {
            var cell = cells[i] >> (wider - shift);
            if (next == 0 || merged[next - 1] != cell) {
                merged[next++] = cell;
            }
            sums[next - 1] += counts[i];
        }
        return new Distribution(
                wider, Arrays.copyOf(merged, next), Arrays.copyOf(sums, next), size, min, max, sum, squares);
    }

    /**
     * How many numbers there are.
     *
     * @return at least 1
     */
    public long size() {
        return size;
    }

    /**
     * The width of a cell.
     *
     * @return 1 if every number is counted by itself, else a power of two; at most 2⁶², which also stands for more
     */
    public long cellWidth() {
        return 1L << Math.min(shift, Long.SIZE - 2);
    }

    /**
     * The sum of the numbers.
     *
     * @return the sum; the end of the range of {@code long} if it is beyond it
     */
    public long sum() {
        return sum.min(BigInteger.valueOf(Long.MAX_VALUE))
                .max(BigInteger.valueOf(Long.MIN_VALUE))
                .longValueExact();
    }

    /**
     * The smallest number.
     *
     * @return the minimum
     */
    public long min() {
        return min;
    }

    /**
     * The largest number.
     *
     * @return the maximum
     */
    public long max() {
        return max;
    }

    /**
     * The arithmetic mean.
     *
     * @return the mean, of the exact sum
     */
    public double mean() {
        return quotient(sum, BigInteger.valueOf(size));
    }

    /**
     * The standard deviation of a sample, with one less than the size in its denominator.
     *
     * @return 0 or more; 0 for a single number
     */
    public double deviation() {
        if (size == 1) {
            return 0;
        }
        var count = BigInteger.valueOf(size);
        var spread = squares.multiply(count).subtract(sum.multiply(sum));
        return Math.sqrt(quotient(spread, count.multiply(count.subtract(BigInteger.ONE))));
    }

    private static double quotient(BigInteger dividend, BigInteger divisor) {
        return new BigDecimal(dividend)
                .divide(new BigDecimal(divisor), MathContext.DECIMAL128)
                .doubleValue();
    }

    /**
     * The number in the middle, or the mean of the two that are.
     *
     * @return the median
     */
    public double median() {
        var upper = ranked(size / 2);
        return size % 2 == 1 ? upper : ((double) ranked(size / 2 - 1) + upper) / 2;
    }

    /**
     * The smallest number such that at least a given share of all numbers are not greater (the nearest rank).
     *
     * @param share 0 to 1; 0.9 for the ninth decile
     * @return a number of the distribution
     * @throws IllegalArgumentException if the share is out of its range
     */
    public long quantile(double share) {
        if (!(share >= 0 && share <= 1)) {
            throw new IllegalArgumentException("the share of a quantile must be 0 to 1: " + share);
        }
        var rank = (long) Math.ceil(share * size);
        return ranked(Math.min(size, Math.max(rank, 1)) - 1);
    }

    /** The number at a place of all numbers in order, from 0; the lowest one that its cell can hold. */
    private long ranked(long place) {
        var before = 0L;
        for (var i = 0; i < cells.length; i++) {
            before += counts[i];
            if (before > place) {
                return place == size - 1 ? max : Math.max(min, cells[i] << shift);
            }
        }
        return max;
    }

    /**
     * How many numbers are in an interval.
     *
     * @param from its beginning, inclusive
     * @param to its end, exclusive
     * @return 0 to size
     */
    public long count(long from, long to) {
        return to <= from ? 0 : below(to) - below(from);
    }

    /** How often each of the numbers from a first one on came, which must be counted one by one. */
    long[] countsFrom(long first, int length) {
        var each = new long[length];
        for (var i = 0; i < cells.length; i++) {
            if (cells[i] >= first && cells[i] - first < length) {
                each[(int) (cells[i] - first)] = counts[i];
            }
        }
        return each;
    }

    /** How many numbers are less than a bound; those in the cell of the bound are not counted. */
    private long below(long bound) {
        if (bound > max) {
            return size;
        }
        var sum = 0L;
        for (var i = 0; i < cells.length && cells[i] < bound >> shift; i++) {
            sum += counts[i];
        }
        return sum;
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || (other instanceof Distribution that
                        && shift == that.shift
                        && min == that.min
                        && max == that.max
                        && sum.equals(that.sum)
                        && squares.equals(that.squares)
                        && Arrays.equals(cells, that.cells)
                        && Arrays.equals(counts, that.counts));
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Arrays.hashCode(cells) + Arrays.hashCode(counts)) + sum.hashCode();
    }

    /** Returns size, mean and range, for example {@code 10000 values, mean 41.3, 12 to 97}. */
    @Override
    public String toString() {
        return size == 0 ? "0 values" : size() + " values, mean " + mean() + ", " + min() + " to " + max();
    }
}
