package io.github.wallkick.simulation;

import java.util.Arrays;
import java.util.stream.LongStream;

/**
 * How a whole number is distributed over the games of a run.
 *
 * <p>Distributions are immutable and equal when they hold the same numbers equally often. The order in which the numbers
 * came plays no part, so means and deviations are the same to the last bit however the games were shared out.
 *
 * @since 0.1.0
 */
public final class Distribution {
    private final long[] sorted;

    private Distribution(long[] sorted) {
        this.sorted = sorted;
    }

    /**
     * The distribution of some numbers.
     *
     * @param values at least one number
     * @return their distribution
     * @throws IllegalArgumentException if there is none
     */
    public static Distribution of(LongStream values) {
        return of(values.toArray());
    }

    /**
     * The distribution of some numbers.
     *
     * @param values at least one number
     * @return their distribution
     * @throws IllegalArgumentException if there is none
     */
    public static Distribution of(long... values) {
        var sorted = values.clone();
        Arrays.sort(sorted);
        if (sorted.length == 0) {
            throw new IllegalArgumentException("a distribution must have at least one value: 0");
        }
        return new Distribution(sorted);
    }

    /**
     * How many numbers there are.
     *
     * @return at least 1
     */
    public int size() {
        return sorted.length;
    }

    /**
     * The sum of the numbers.
     *
     * @return the sum
     */
    public long sum() {
        return LongStream.of(sorted).sum();
    }

    /**
     * The smallest number.
     *
     * @return the minimum
     */
    public long min() {
        return sorted[0];
    }

    /**
     * The largest number.
     *
     * @return the maximum
     */
    public long max() {
        return sorted[sorted.length - 1];
    }

    /**
     * The mean.
     *
     * @return the sum divided by the size
     */
    public double mean() {
        return (double) sum() / sorted.length;
    }

    /**
     * The standard deviation of the sample, with n − 1 below the line.
     *
     * @return 0 or more; 0 for a single number
     */
    public double deviation() {
        if (sorted.length == 1) {
            return 0;
        }
        var mean = mean();
        var squares = 0.0;
        for (var value : sorted) {
            squares += (value - mean) * (value - mean);
        }
        return Math.sqrt(squares / (sorted.length - 1));
    }

    /**
     * The number in the middle.
     *
     * @return the middle number, or the mean of the two in the middle
     */
    public double median() {
        var middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + (double) sorted[middle]) / 2;
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
        var rank = (int) Math.ceil(share * sorted.length);
        return sorted[Math.max(rank, 1) - 1];
    }

    /**
     * How many numbers are in an interval.
     *
     * @param from its beginning, inclusive
     * @param to its end, exclusive
     * @return 0 to size
     */
    public int count(long from, long to) {
        return to <= from ? 0 : below(to) - below(from);
    }

    /** How many numbers are less than a bound. */
    private int below(long bound) {
        var low = 0;
        var high = sorted.length;
        while (low < high) {
            var middle = (low + high) >>> 1;
            if (sorted[middle] < bound) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    @Override
    public boolean equals(Object other) {
        return other == this || (other instanceof Distribution that && Arrays.equals(sorted, that.sorted));
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(sorted);
    }

    /** Returns size, mean and range, for example {@code 10000 values, mean 41.3, 12 to 97}. */
    @Override
    public String toString() {
        return size() + " values, mean " + mean() + ", " + min() + " to " + max();
    }
}
