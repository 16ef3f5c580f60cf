package io.github.wallkick.scoring;

import java.util.List;

/**
 * A level for each piece that enters, but for the last one of a hundred, and more for lines.
 *
 * @param gains levels gained by one, two, three and four lines
 * @param highest the level at which it ends; entering pieces do not reach it
 */
record TgmLevels(List<Integer> gains, int highest) implements LevelRule {
    @Override
    public Score advance(Score before, LockResult landing, int awardedLines) {
        if (landing.lines() == 0) {
            return before;
        }
        var gain = gains.get(Math.min(landing.lines(), gains.size()) - 1);
        return before.plusLines(landing.lines())
                .withLevel(Math.max(before.level(), Math.min(highest, before.level() + gain)));
    }

    @Override
    public int spawned(int level) {
        return level % 100 == 99 || level >= highest - 1 ? level : level + 1;
    }
}
