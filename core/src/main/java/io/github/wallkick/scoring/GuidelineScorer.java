package io.github.wallkick.scoring;

import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.scoring.Scorers.LinePoints;
import java.util.List;

/**
 * The guideline's points: spins, back-to-back, combos, drops and perfect clears. The games that follow it differ in what a
 * perfect clear is worth.
 */
enum GuidelineScorer implements Scorer {
    /** The guideline's amounts, added to the worth of the clear. */
    ADDED(new LinePoints(800, 1200, 1800, 2000), 3200),
    /** The guideline's amounts, and nothing for the clear. */
    INSTEAD(new LinePoints(800, 1200, 1800, 2000), 3200),
    /** TETR.IO's amount, added; also, three lines by a mini are worth more. */
    TETRIO(new LinePoints(3500, 3500, 3500, 3500), 3500),
    /** Jstris' amount, added. */
    JSTRIS(new LinePoints(3000, 3000, 3000, 3000), 3000);

    static final String KIND = "guideline";

    private static final LinePoints PLAIN = new LinePoints(100, 300, 500, 800);
    private static final LinePoints MINI = new LinePoints(200, 400, 500, 800);
    private static final LinePoints TETRIO_MINI = new LinePoints(200, 400, 800, 800);
    private static final LinePoints FULL = new LinePoints(800, 1200, 1600, 1600);
    private static final int MINI_WITHOUT_LINES = 100;
    private static final int FULL_WITHOUT_LINES = 400;
    private static final int COMBO_POINTS = 50;
    private static final int POINTS_PER_AWARDED_LINE = 100;
    private static final int TETRIS = 4;

    private final LinePoints perfectClears;
    private final int chainedPerfectTetris;

    GuidelineScorer(LinePoints perfectClears, int chainedPerfectTetris) {
        this.perfectClears = perfectClears;
        this.chainedPerfectTetris = chainedPerfectTetris;
    }

    @Override
    public long points(Score before, Score after, LockResult lock) {
        var combo = COMBO_POINTS * Math.max(0L, after.combo());
        return Saturating.times(before.level(), withPerfectClear(after, lock) + combo);
    }

    @Override
    public long dropPoints(Score before, Drop drop) {
        return drop.kind() == Drop.Kind.HARD ? 2L * drop.rows() : drop.rows();
    }

    private int withPerfectClear(Score after, LockResult lock) {
        var action = action(after, lock, this == TETRIO ? TETRIO_MINI : MINI);
        if (!lock.perfectClear()) {
            return action;
        }
        var isChainedTetris = after.isChainedBy(lock) && lock.lines() >= TETRIS && lock.spin() == Spin.NONE;
        var perfect = isChainedTetris ? chainedPerfectTetris : perfectClears.of(lock.lines());
        return this == INSTEAD ? perfect : action + perfect;
    }

    /** The lines that a variable goal awards for a lock: the more points, the more lines. */
    static int awardedLines(Score after, LockResult lock) {
        return action(after, lock, MINI) / POINTS_PER_AWARDED_LINE;
    }

    /** The points of a lock at level 1, without combos and perfect clears. */
    private static int action(Score after, LockResult lock, LinePoints mini) {
        var base = switch (lock.spin()) {
            case NONE -> PLAIN.of(lock.lines());
            case MINI -> lock.lines() == 0 ? MINI_WITHOUT_LINES : mini.of(lock.lines());
            case FULL -> lock.lines() == 0 ? FULL_WITHOUT_LINES : FULL.of(lock.lines());
        };
        return after.isChainedBy(lock) ? base + base / 2 : base;
    }

    static Scorer parse(StrategyText.Fields fields) {
        return fields.constant("perfect-clears", List.of(ADDED, INSTEAD));
    }

    @Override
    public String text() {
        return Scorers.nameOf(this)
                .orElseGet(
                        () -> StrategyText.of(KIND).with("perfect-clears", this).toString());
    }
}
