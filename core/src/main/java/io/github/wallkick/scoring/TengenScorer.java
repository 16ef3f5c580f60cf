package io.github.wallkick.scoring;

/** The points of Tengen's NES game: each piece at once, lines at the end of a level. */
enum TengenScorer implements Scorer {
    INSTANCE;

    private static final LinePoints POINTS = new LinePoints(100, 400, 900, 2500);
    private static final long MOST_A_PIECE = 999;

    @Override
    public Score score(Score before, LockResult landing) {
        var after = Levels.tengen().advance(before, landing, landing.lines()).chained(landing);
        var round = before.level() + 1L;
        var piece = round * (round + landing.row()) * (landing.descent().softLock() ? 2 : 1);
        return Unpaid.settle(before, after.plusPoints(Math.min(piece, MOST_A_PIECE)), POINTS.of(landing.lines()));
    }
}
