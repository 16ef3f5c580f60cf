package io.github.wallkick.scoring;

/**
 * The points of the Grand Master games.
 *
 * @param game which of them
 * @param rounding how fractions are rounded
 * @param lockFrames the lock delay that the bonus for speed is measured against, in frames
 */
record TgmScorer(TgmGame game, TgmRounding rounding, int lockFrames) implements Scorer {
    TgmScorer {
        Require.notNegative("lock delay in frames", lockFrames);
    }

    @Override
    public Score score(Score before, LockResult landing) {
        var weight = weight(before, landing);
        var counted = game.levels().advance(before, landing, landing.lines()).chained(landing);
        var after = counted.withCarry(counted.carry().withComboWeight(weight));
        if (landing.lines() == 0) {
            return after;
        }
        var speed = rounding.half(after.level()) + game.speedPoints(landing.pace(), lockFrames);
        var lines = (rounding.quarter(before.level() + landing.lines()) + game.dropPoints(landing.descent()))
                * landing.lines()
                * (1 + weight);
        return after.plusPoints(game.total(lines, speed, landing.perfectClear()));
    }

    @Override
    public Score spawned(Score before) {
        return before.withLevel(game.levels().spawned(before.level()));
    }

    /** The combo factor less one: it grows by 0, 2, 4 or 6 for one to four lines and is lost by a lock without lines. */
    private static int weight(Score before, LockResult landing) {
        return landing.lines() == 0 ? 0 : before.carry().comboWeight() + 2 * landing.lines() - 2;
    }
}
