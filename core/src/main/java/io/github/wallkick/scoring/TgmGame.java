package io.github.wallkick.scoring;

/** What the Grand Master games' formulas differ in. */
enum TgmGame {
    /** TGM1: soft drops count, a perfect clear counts four times. */
    TGM1(Levels.tgm(), 0, 4),
    /** TGM2 of 2000: the largest sonic drop counts twice as well. */
    TGM2(Levels.tgm(), 2, 4),
    /** TGM2 PLUS: half the level and seven times the speed on top. */
    TGM2_PLUS(Levels.tgm(), 2, 4) {
        @Override
        long speedPoints(PieceTime pace, int lockFrames) {
            return 7 * Math.max(0, lockFrames - Frames.of(pace.activeNanos()));
        }

        @Override
        long total(long lines, long speed, boolean perfectClear) {
            return super.total(lines, speed, perfectClear) + speed;
        }
    },
    /** TGM3: a perfect clear counts twice, and for everything. */
    TGM3(Levels.tgm3(), 1, 2) {
        @Override
        long speedPoints(PieceTime pace, int lockFrames) {
            return Math.max(0, lockFrames - Frames.of(pace.restedNanos()));
        }

        @Override
        long total(long lines, long speed, boolean perfectClear) {
            return super.total(lines + speed, speed, perfectClear);
        }
    };

    private final LevelRule levels;
    private final int sonicFactor;
    private final int bravo;

    TgmGame(LevelRule levels, int sonicFactor, int bravo) {
        this.levels = levels;
        this.sonicFactor = sonicFactor;
        this.bravo = bravo;
    }

    LevelRule levels() {
        return levels;
    }

    long dropPoints(DropSummary descent) {
        return Frames.of(descent.heldNanos()) + (descent.softLock() ? 1 : 0) + (long) sonicFactor * descent.sonicRows();
    }

    /** The bonus for a piece that locked before its time; games without one do not look at it. */
    long speedPoints(PieceTime pace, int lockFrames) {
        return 0;
    }

    long total(long lines, long speed, boolean perfectClear) {
        return perfectClear ? lines * bravo : lines;
    }
}
