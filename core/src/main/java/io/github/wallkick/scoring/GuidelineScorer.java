package io.github.wallkick.scoring;

/**
 * The guideline's points: spins, back-to-back, combos, drops and perfect clears.
 *
 * @param levels the progress of the level
 * @param perfectClears what a perfect clear is worth
 */
record GuidelineScorer(LevelRule levels, PerfectClears perfectClears) implements Scorer {
    private static final LinePoints PLAIN = new LinePoints(100, 300, 500, 800);
    private static final LinePoints MINI = new LinePoints(200, 400, 500, 800);
    private static final LinePoints FULL = new LinePoints(800, 1200, 1600, 1600);
    private static final int MINI_WITHOUT_LINES = 100;
    private static final int FULL_WITHOUT_LINES = 400;
    private static final int COMBO_POINTS = 50;
    private static final int POINTS_AN_AWARDED_LINE = 100;

    @Override
    public Score score(Score before, LockResult landing) {
        var isChained = landing.isDifficult() && before.backToBack() >= 0;
        var base = base(landing);
        var action = isChained ? base + base / 2 : base;
        var after =
                levels.advance(before, landing, action / POINTS_AN_AWARDED_LINE).chained(landing);
        var combo = COMBO_POINTS * Math.max(0L, after.combo());
        return after.plusPoints(before.level() * (perfectClears.worth(landing, isChained, action) + combo));
    }

    @Override
    public Score drop(Score before, Drop drop) {
        return before.plusPoints(drop.kind() == Drop.Kind.HARD ? 2L * drop.rows() : drop.rows());
    }

    @Override
    public Score spawned(Score before) {
        return before.withLevel(levels.spawned(before.level()));
    }

    private static int base(LockResult landing) {
        return switch (landing.spin()) {
            case NONE -> PLAIN.of(landing.lines());
            case MINI -> landing.lines() == 0 ? MINI_WITHOUT_LINES : MINI.of(landing.lines());
            case FULL -> landing.lines() == 0 ? FULL_WITHOUT_LINES : FULL.of(landing.lines());
        };
    }
}
