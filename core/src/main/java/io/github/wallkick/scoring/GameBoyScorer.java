package io.github.wallkick.scoring;

/** The points of the Game Boy game, type A. */
enum GameBoyScorer implements Scorer {
    INSTANCE;

    private static final long MOST = 999_999;

    @Override
    public Score score(Score before, LockResult landing) {
        var after = Levels.gameBoy().advance(before, landing, landing.lines()).chained(landing);
        var dropped = landing.descent().softLock() ? landing.descent().softRows() : 0;
        var clear = (long) NesScorer.POINTS.of(landing.lines()) * (before.level() + 1);
        return after.withPoints(Math.max(before.points(), Math.min(MOST, before.points() + dropped + clear)));
    }
}
