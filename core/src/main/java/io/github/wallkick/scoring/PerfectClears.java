package io.github.wallkick.scoring;

/**
 * What a perfect clear is worth at level 1.
 *
 * @param points by the number of lines
 * @param chainedTetris for four lines in a back-to-back chain
 * @param reading how it goes together with the worth of the clear
 */
record PerfectClears(LinePoints points, int chainedTetris, PerfectClearMode reading) {
    private static final int TETRIS = 4;

    static PerfectClears guideline(PerfectClearMode reading) {
        return new PerfectClears(new LinePoints(800, 1200, 1800, 2000), 3200, reading);
    }

    static PerfectClears flat(int points) {
        return new PerfectClears(new LinePoints(points, points, points, points), points, PerfectClearMode.ADDED);
    }

    /** The worth of a clear, given what it is worth without being perfect. */
    int worth(LockResult landing, boolean chained, int plain) {
        if (!landing.perfectClear()) {
            return plain;
        }
        var isChainedTetris = chained && landing.lines() >= TETRIS && landing.spin() == Spin.NONE;
        var perfect = isChainedTetris ? chainedTetris : points.of(landing.lines());
        return reading == PerfectClearMode.ADDED ? plain + perfect : perfect;
    }
}
