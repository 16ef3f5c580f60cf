package io.github.wallkick.scoring;

/** One level up after a clear when the tens of the lines exceed the level, up to 20. */
enum GameBoyLevels implements LevelRule {
    INSTANCE;

    private static final int HIGHEST = 20;

    @Override
    public Score advance(Score before, LockResult landing, int awardedLines) {
        var after = before.plusLines(landing.lines());
        var isDue = landing.lines() > 0 && before.level() < HIGHEST && after.lines() / 10 > before.level();
        return isDue ? after.withLevel(before.level() + 1) : after;
    }
}
