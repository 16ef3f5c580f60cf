package io.github.wallkick.scoring;

/** The level that a game starts with, for ever. */
enum ConstantLevel implements LevelRule {
    INSTANCE;

    @Override
    public Score advance(Score before, LockResult landing, int awardedLines) {
        return before.plusLines(landing.lines());
    }
}
