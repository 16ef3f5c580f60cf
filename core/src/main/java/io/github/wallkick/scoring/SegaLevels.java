package io.github.wallkick.scoring;

/** One level up by four lines, or by a lock after the level's time is over. */
enum SegaLevels implements LevelRule {
    INSTANCE;

    private static final int LINES = 4;
    private static final int LONG_FRAMES = 3584;
    private static final int SHORT_FRAMES = 2304;

    @Override
    public Score advance(Score before, LockResult landing, int awardedLines) {
        var after = before.plusLines(landing.lines());
        var lines = before.carry().goalLines() + landing.lines();
        var nanos = before.carry().levelNanos() + landing.pace().elapsedNanos();
        if (lines >= LINES || Frames.of(nanos) >= frames(before.level())) {
            return after.withLevel(before.level() + 1).withCarry(before.carry().withGoal(0, 0));
        }
        return after.withCarry(before.carry().withGoal(lines, nanos));
    }

    private static int frames(int level) {
        var isShort = (level >= 1 && level <= 8) || (level >= 11 && level <= 14);
        return isShort ? SHORT_FRAMES : LONG_FRAMES;
    }
}
