package io.github.wallkick.scoring;

/** The points of the NES game, with the fault that its decimal addition of drop points has. */
enum NesScorer implements Scorer {
    INSTANCE;

    static final LinePoints POINTS = new LinePoints(40, 100, 300, 1200);
    private static final long MOST = 999_999;

    @Override
    public Score score(Score before, LockResult landing) {
        var after = Levels.nes().advance(before, landing, landing.lines()).chained(landing);
        var dropped = plusHoldDown(before.points(), holdDownRows(landing.descent()));
        var clear = (long) POINTS.of(landing.lines()) * (after.level() + 1);
        return after.withPoints(Math.max(before.points(), Math.min(MOST, dropped + clear)));
    }

    /** The counter of steps, which counts a blocked soft step as well, less one. */
    private static int holdDownRows(DropSummary descent) {
        var steps = descent.softRows() + (descent.softLock() ? 1 : 0);
        return Math.max(0, steps - 1);
    }

    /**
     * Binary addition to two decimal digits: a carry out of the ones loses six unless the sum stays below sixteen, a carry
     * out of the tens loses the ones.
     */
    private static long plusHoldDown(long points, int rows) {
        if (rows == 0) {
            return points;
        }
        var gain = points % 10 + rows >= 16 ? rows - 6 : rows;
        var sum = points + gain;
        return points % 100 + gain >= 100 ? sum - sum % 10 : sum;
    }
}
