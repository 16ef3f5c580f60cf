package io.github.wallkick.scoring;

import java.util.function.IntUnaryOperator;

/** Goals that grow with the level; lines beyond a goal count for the next one. */
enum LineGoal implements LevelRule {
    /** The guideline's variable goal: five awarded lines times the level, fifteen levels. */
    VARIABLE(15, level -> 5 * level) {
        @Override
        int counted(LockResult landing, int awardedLines) {
            return awardedLines;
        }
    },
    /** TETR.IO's blitz: 2.1 lines times the level, rounded up. */
    BLITZ(Integer.MAX_VALUE, level -> (21 * level + 9) / 10) {
        @Override
        int counted(LockResult landing, int awardedLines) {
            return landing.lines();
        }
    };

    private final int highest;
    private final IntUnaryOperator goal;

    LineGoal(int highest, IntUnaryOperator goal) {
        this.highest = highest;
        this.goal = goal;
    }

    abstract int counted(LockResult landing, int awardedLines);

    @Override
    public Score advance(Score before, LockResult landing, int awardedLines) {
        var level = before.level();
        var lines = before.carry().goalLines() + counted(landing, awardedLines);
        while (level < highest && lines >= goalOf(level)) {
            lines -= goalOf(level);
            level++;
        }
        return before.plusLines(landing.lines())
                .withLevel(level)
                .withCarry(before.carry().withGoal(lines, 0));
    }

    private int goalOf(int level) {
        return Math.max(1, goal.applyAsInt(level));
    }
}
