package io.github.wallkick.scoring;

import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.scoring.Scorers.LinePoints;
import java.util.List;

/**
 * The guideline's points: spins, back-to-back, combos, drops and perfect clears.
 *
 * @param levels the progress of the level
 * @param perfectClears what a perfect clear is worth
 */
record GuidelineScorer(LevelRule levels, PerfectClears perfectClears) implements Scorer {
    static final String KIND = "guideline";

    private static final LinePoints PLAIN = new LinePoints(100, 300, 500, 800);
    private static final LinePoints MINI = new LinePoints(200, 400, 500, 800);
    private static final LinePoints FULL = new LinePoints(800, 1200, 1600, 1600);
    private static final int MINI_WITHOUT_LINES = 100;
    private static final int FULL_WITHOUT_LINES = 400;
    private static final int COMBO_POINTS = 50;
    private static final int POINTS_PER_AWARDED_LINE = 100;

    /** What a perfect clear is worth at level 1. */
    enum PerfectClears {
        /** The guideline's amounts, added to the worth of the clear. */
        ADDED(new LinePoints(800, 1200, 1800, 2000), 3200),
        /** The guideline's amounts, and nothing for the clear. */
        INSTEAD(new LinePoints(800, 1200, 1800, 2000), 3200),
        /** TETR.IO's amount, added. */
        TETRIO(new LinePoints(3500, 3500, 3500, 3500), 3500),
        /** Jstris' amount, added. */
        JSTRIS(new LinePoints(3000, 3000, 3000, 3000), 3000);

        private static final int TETRIS = 4;

        private final LinePoints points;
        private final int chainedTetris;

        PerfectClears(LinePoints points, int chainedTetris) {
            this.points = points;
            this.chainedTetris = chainedTetris;
        }

        /** The worth of a clear, given what it is worth without being perfect. */
        int worth(LockResult lock, boolean chained, int plain) {
            if (!lock.perfectClear()) {
                return plain;
            }
            var isChainedTetris = chained && lock.lines() >= TETRIS && lock.spin() == Spin.NONE;
            var perfect = isChainedTetris ? chainedTetris : points.of(lock.lines());
            return this == INSTEAD ? perfect : plain + perfect;
        }
    }

    static Scorer parse(StrategyText.Fields fields) {
        return new GuidelineScorer(
                Levels.parse(fields.value("levels")),
                fields.constant("perfect-clears", List.of(PerfectClears.values())));
    }

    @Override
    public String text() {
        return Scorers.nameOf(this)
                .orElseGet(() -> StrategyText.of(KIND)
                        .with("levels", levels.text())
                        .with("perfect-clears", perfectClears)
                        .toString());
    }

    @Override
    public Score score(Score before, LockResult lock) {
        var isChained = lock.isDifficult() && before.backToBack() >= 0;
        var base = base(lock);
        var action = isChained ? base + base / 2 : base;
        var after =
                levels.advance(before, lock, action / POINTS_PER_AWARDED_LINE).chained(lock);
        var combo = COMBO_POINTS * Math.max(0L, after.combo());
        return after.plusPoints(before.level() * (perfectClears.worth(lock, isChained, action) + combo));
    }

    @Override
    public Score drop(Score before, Drop drop) {
        return before.plusPoints(drop.kind() == Drop.Kind.HARD ? 2L * drop.rows() : drop.rows());
    }

    @Override
    public Score spawned(Score before) {
        return before.withLevel(levels.spawned(before.level()));
    }

    private static int base(LockResult lock) {
        return switch (lock.spin()) {
            case NONE -> PLAIN.of(lock.lines());
            case MINI -> lock.lines() == 0 ? MINI_WITHOUT_LINES : MINI.of(lock.lines());
            case FULL -> lock.lines() == 0 ? FULL_WITHOUT_LINES : FULL.of(lock.lines());
        };
    }
}
