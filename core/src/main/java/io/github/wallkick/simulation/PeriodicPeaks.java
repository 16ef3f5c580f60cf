package io.github.wallkick.simulation;

import java.util.OptionalInt;

/**
 * The search for peaks that come back at even distances in a curve of counts.
 *
 * <p>What is smooth in the curve is taken out by comparing each count with the mean of its neighbours. For each distance
 * and each place to start from, the steps that far apart are then added up: chance adds up to little, peaks do not.
 */
final class PeriodicPeaks {
    /** Counts needed per step of the curve, on average, for peaks to stand out from chance. */
    private static final int COUNTS_PER_STEP = 10;

    private static final int MIN_PEAKS = 4;
    private static final int MIN_PERIOD = 2;
    /** Steps of the longest curve that is searched: the time grows with their square. */
    private static final int MAX_LENGTH = 10_000;
    /** What peaks must stand out by, as a share of the curve. */
    private static final double MIN_EXCESS = 0.1;
    /** Standard errors that the sum over all peaks must be away from chance. */
    private static final double MIN_ERRORS = 5;
    /** The most standard errors that one step may add, so that a single peak does not make a period. */
    private static final double MAX_ERRORS_PER_STEP = 4;
    /** The variance of a count less the mean of two neighbours, in units of that of a count. */
    private static final double VARIANCE = 1.5;

    private final long[] counts;
    private final int length;

    private PeriodicPeaks(long[] counts) {
        this.length = counts.length - 2;
        this.counts = counts;
    }

    /** The distance between peaks in the curve of a distribution, if there are any. */
    static OptionalInt period(Distribution distribution) {
        var from = distribution.quantile(0.01);
        var length = distribution.quantile(0.99) - from + 1;
        if (length < MIN_PEAKS * MIN_PERIOD
                || length > MAX_LENGTH
                || distribution.cellWidth() > 1
                || distribution.size() / length < COUNTS_PER_STEP) {
            return OptionalInt.empty();
        }
        return new PeriodicPeaks(distribution.countsFrom(from - 1, (int) length + 2)).period();
    }

    private OptionalInt period() {
        var best = OptionalInt.empty();
        var bestErrors = MIN_ERRORS;
        for (var period = MIN_PERIOD; period * MIN_PEAKS <= length; period++) {
            for (var start = 0; start < period; start++) {
                var errors = errors(start, period);
                if (errors > bestErrors && excess(start, period) > MIN_EXCESS) {
                    bestErrors = errors;
                    best = OptionalInt.of(period);
                }
            }
        }
        return best;
    }

    /** How far the steps of a period stand out together, in standard errors. */
    private double errors(int start, int period) {
        var sum = 0.0;
        var steps = 0;
        for (var i = start; i < length; i += period) {
            sum += Math.min(roughness(i) / Math.sqrt(level(i)), MAX_ERRORS_PER_STEP);
            steps++;
        }
        return sum / Math.sqrt(VARIANCE * steps);
    }

    /** How far the steps of a period stand out, as a share of the curve around them. */
    private double excess(int start, int period) {
        var sum = 0.0;
        var levels = 0.0;
        for (var i = start; i < length; i += period) {
            sum += roughness(i);
            levels += level(i);
        }
        return sum / levels;
    }

    private double roughness(int i) {
        return counts[i + 1] - (counts[i] + counts[i + 2]) / 2.0;
    }

    private double level(int i) {
        return Math.max(1, (counts[i] + counts[i + 1] + counts[i + 2]) / 3.0);
    }
}
