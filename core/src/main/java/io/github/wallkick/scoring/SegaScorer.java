package io.github.wallkick.scoring;

/** The points of Sega's arcade game of 1988. */
enum SegaScorer implements Scorer {
    INSTANCE;

    private static final LinePoints POINTS = new LinePoints(100, 400, 900, 2000);
    private static final int HIGHEST_FACTOR = 5;
    private static final int PERFECT_CLEAR_FACTOR = 10;

    @Override
    public Score score(Score before, LockResult landing) {
        var clear = (long) POINTS.of(landing.lines()) * factor(before.level());
        return Levels.sega()
                .advance(before, landing, landing.lines())
                .chained(landing)
                .plusPoints(landing.perfectClear() ? clear * PERFECT_CLEAR_FACTOR : clear);
    }

    @Override
    public Score drop(Score before, Drop drop) {
        return before.plusPoints((long) drop.rows() * factor(before.level()));
    }

    private static int factor(int level) {
        return Math.min(level / 2 + 1, HIGHEST_FACTOR);
    }
}
