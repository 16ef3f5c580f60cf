package io.github.wallkick.simulation;

import java.util.OptionalInt;

/**
 * The search for spikes that come back at even distances in a curve of counts.
 *
 * <p>What is smooth in the curve is taken out by comparing each count with the mean of its neighbours. For each distance
 * and each place to start from, the steps that far apart are then added up: chance adds up to little, spikes do not.
 */
final class Spikes {
    /** Counts needed per step of the curve, on average, for chance not to drown everything. */
    private static final int COUNTS_A_STEP = 10;

    private static final int LEAST_SPIKES = 4;
    private static final int LEAST_PERIOD = 2;
    /** What spikes must stand out by, as a share of the curve. */
    private static final double LEAST_EXCESS = 0.1;
    /** Standard errors that the sum over all spikes must be away from chance. */
    private static final double LEAST_ERRORS = 5;
    /** The most standard errors that one step may add, so that a single spike does not make a period. */
    private static final double MOST_ERRORS_A_STEP = 4;
    /** The variance of a count less the mean of two neighbours, in units of that of a count. */
    private static final double VARIANCE = 1.5;

    private final int[] counts;
    private final int length;

    private Spikes(Distribution distribution, long from, int length) {
        this.length = length;
        this.counts = new int[length + 2];
        for (var i = 0; i < counts.length; i++) {
            counts[i] = distribution.count(from + i - 1, from + i);
        }
    }

    /** The distance between spikes in the curve of a distribution, if there are any. */
    static OptionalInt period(Distribution distribution) {
        var from = distribution.quantile(0.01);
        var length = distribution.quantile(0.99) - from + 1;
        if (length < LEAST_SPIKES * LEAST_PERIOD || distribution.size() / length < COUNTS_A_STEP) {
            return OptionalInt.empty();
        }
        return new Spikes(distribution, from, (int) length).period();
    }

    private OptionalInt period() {
        var best = OptionalInt.empty();
        var bestErrors = LEAST_ERRORS;
        for (var period = LEAST_PERIOD; period * LEAST_SPIKES <= length; period++) {
            for (var start = 0; start < period; start++) {
                var errors = errors(start, period);
                if (errors > bestErrors && excess(start, period) > LEAST_EXCESS) {
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
            sum += Math.min(roughness(i) / Math.sqrt(level(i)), MOST_ERRORS_A_STEP);
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
