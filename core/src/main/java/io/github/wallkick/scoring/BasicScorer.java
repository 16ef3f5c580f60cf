package io.github.wallkick.scoring;

/**
 * Line points by the level, and fifty for each step of a combo, whatever the level.
 *
 * @param levels the progress of the level
 * @param firstStep the step of a combo that its first clear counts as, 0 or 1
 */
record BasicScorer(LevelRule levels, int firstStep) implements Scorer {
    private static final LinePoints POINTS = new LinePoints(100, 300, 500, 800);
    private static final int COMBO_POINTS = 50;

    @Override
    public Score score(Score before, LockResult landing) {
        var after = levels.advance(before, landing, landing.lines()).chained(landing);
        if (landing.lines() == 0) {
            return after;
        }
        var clear = (long) POINTS.of(landing.lines()) * before.level();
        return after.plusPoints(clear + COMBO_POINTS * (long) (after.combo() + firstStep));
    }

    @Override
    public Score spawned(Score before) {
        return before.withLevel(levels.spawned(before.level()));
    }
}
