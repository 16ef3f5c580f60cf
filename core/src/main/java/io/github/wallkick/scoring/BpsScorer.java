package io.github.wallkick.scoring;

/** The points of the Famicom game by BPS: lines are paid at the end of a stage, hard drops at once. */
enum BpsScorer implements Scorer {
    INSTANCE;

    @Override
    public Score score(Score before, LockResult landing) {
        var after = Levels.bps().advance(before, landing, landing.lines()).chained(landing);
        return Unpaid.settle(before, after, NesScorer.POINTS.of(landing.lines()));
    }

    @Override
    public Score drop(Score before, Drop drop) {
        return drop.kind() == Drop.Kind.HARD ? before.plusPoints(drop.rows() + 1L) : before;
    }
}
