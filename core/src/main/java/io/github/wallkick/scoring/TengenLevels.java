package io.github.wallkick.scoring;

/** One level up every 30 lines five times, then every 50, up to 17. */
enum TengenLevels implements LevelRule {
    INSTANCE;

    private static final int HIGHEST = 17;

    @Override
    public Score advance(Score before, LockResult landing, int awardedLines) {
        var after = before.plusLines(landing.lines());
        var up = passed(after.lines()) - passed(before.lines());
        return up == 0 ? after : after.withLevel(Math.max(before.level(), Math.min(HIGHEST, before.level() + up)));
    }

    /** The goals that a number of lines has passed. */
    private static int passed(int lines) {
        return lines <= 150 ? lines / 30 : 5 + (lines - 150) / 50;
    }
}
