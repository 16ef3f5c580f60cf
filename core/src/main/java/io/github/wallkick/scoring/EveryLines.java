package io.github.wallkick.scoring;

/**
 * One level up each time the lines pass a multiple of a number.
 *
 * @param lines the number
 * @param highest the level at which it ends
 */
record EveryLines(int lines, int highest) implements LevelRule {
    EveryLines {
        Require.atLeast("lines a level", lines, 1);
        Require.notNegative("highest level", highest);
    }

    @Override
    public Score advance(Score before, LockResult landing, int awardedLines) {
        var after = before.plusLines(landing.lines());
        var up = after.lines() / lines - before.lines() / lines;
        return up == 0 ? after : after.withLevel(Math.max(before.level(), Math.min(highest, before.level() + up)));
    }
}
