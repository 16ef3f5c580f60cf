package io.github.wallkick.scoring;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.scoring.Scorers.TgmRounding;
import java.util.List;

/**
 * The points of the Grand Master games.
 *
 * @param game which of them
 * @param rounding how fractions are rounded
 * @param lockFrames the lock delay that the bonus for speed is measured against, in frames
 */
record TgmScorer(Game game, TgmRounding rounding, int lockFrames) implements Scorer {
    /** What the Grand Master games' formulas differ in. */
    enum Game {
        /** TGM1: soft drops count, a perfect clear counts four times. */
        TGM1(Levels.tgm(), 0, 4),
        /** TGM2 of 2000: the largest sonic drop counts twice as well. */
        TGM2(Levels.tgm(), 2, 4),
        /** TGM2 PLUS: half the level and seven times the speed on top. */
        TGM2_PLUS(Levels.tgm(), 2, 4) {
            @Override
            long speedPoints(PieceTime time, int lockFrames) {
                return 7 * Math.max(0, lockFrames - PieceTime.frames(time.activeNanos()));
            }

            @Override
            long total(long lines, long speed, boolean perfectClear) {
                return super.total(lines, speed, perfectClear) + speed;
            }
        },
        /** TGM3: a perfect clear counts twice, and for everything. */
        TGM3(Levels.tgm3(), 1, 2) {
            @Override
            long speedPoints(PieceTime time, int lockFrames) {
                return Math.max(0, lockFrames - PieceTime.frames(time.restedNanos()));
            }

            @Override
            long total(long lines, long speed, boolean perfectClear) {
                return super.total(lines + speed, speed, perfectClear);
            }
        };

        private final LevelRule levels;
        private final int sonicFactor;
        private final int perfectClearFactor;

        Game(LevelRule levels, int sonicFactor, int perfectClearFactor) {
            this.levels = levels;
            this.sonicFactor = sonicFactor;
            this.perfectClearFactor = perfectClearFactor;
        }

        LevelRule levels() {
            return levels;
        }

        String word() {
            return StrategyText.word(this);
        }

        long dropPoints(DropSummary drops) {
            return PieceTime.frames(drops.heldNanos())
                    + (drops.softLock() ? 1 : 0)
                    + (long) sonicFactor * drops.sonicRows();
        }

        /** The bonus for a piece that locked before its time; games without one do not look at it. */
        long speedPoints(PieceTime time, int lockFrames) {
            return 0;
        }

        long total(long lines, long speed, boolean perfectClear) {
            return perfectClear ? lines * perfectClearFactor : lines;
        }
    }

    TgmScorer {
        Check.atLeast("lock delay in frames", lockFrames, 0);
    }

    static Scorer parse(Game game, StrategyText.Fields fields) {
        return new TgmScorer(game, fields.constant("rounding", List.of(TgmRounding.values())), (int)
                fields.number("lock-frames", 0, Integer.MAX_VALUE));
    }

    @Override
    public String text() {
        return Scorers.nameOf(this)
                .orElseGet(() -> StrategyText.of(game.word())
                        .with("rounding", rounding)
                        .with("lock-frames", lockFrames)
                        .toString());
    }

    @Override
    public Score score(Score before, LockResult lock) {
        var weight = weight(before, lock);
        var counted = game.levels().advance(before, lock, lock.lines()).chained(lock);
        var after = counted.withCarry(counted.carry().withComboWeight(weight));
        if (lock.lines() == 0) {
            return after;
        }
        var speed = rounding.half(after.level()) + game.speedPoints(lock.time(), lockFrames);
        var lines = (rounding.quarter(before.level() + lock.lines()) + game.dropPoints(lock.drops()))
                * lock.lines()
                * (1 + weight);
        return after.plusPoints(game.total(lines, speed, lock.perfectClear()));
    }

    @Override
    public Score spawned(Score before) {
        return before.withLevel(game.levels().spawned(before.level()));
    }

    /** The combo factor less one: it grows by 0, 2, 4 or 6 for one to four lines and is lost by a lock without lines. */
    private static int weight(Score before, LockResult lock) {
        return lock.lines() == 0 ? 0 : before.carry().comboWeight() + 2 * lock.lines() - 2;
    }
}
