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
        TGM1(0, 4),
        /** TGM2 of 2000: the largest sonic drop counts twice as well. */
        TGM2(2, 4),
        /** TGM2 PLUS: half the level and seven times the speed on top. */
        TGM2_PLUS(2, 4) {
            @Override
            long speedPoints(PieceTime time, int lockFrames) {
                return 7 * Math.max(0, lockFrames - PieceTime.frames(time.activeNanos()));
            }

            @Override
            long total(long lines, long speed, boolean perfectClear) {
                return Saturating.plus(super.total(lines, speed, perfectClear), speed);
            }
        },
        /** TGM3: a perfect clear counts twice, and for everything. */
        TGM3(1, 2) {
            @Override
            long speedPoints(PieceTime time, int lockFrames) {
                return Math.max(0, lockFrames - PieceTime.frames(time.restedNanos()));
            }

            @Override
            long total(long lines, long speed, boolean perfectClear) {
                return super.total(Saturating.plus(lines, speed), speed, perfectClear);
            }
        };

        private final int sonicFactor;
        private final int perfectClearFactor;

        Game(int sonicFactor, int perfectClearFactor) {
            this.sonicFactor = sonicFactor;
            this.perfectClearFactor = perfectClearFactor;
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
            return perfectClear ? Saturating.times(lines, perfectClearFactor) : lines;
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
    public long points(Score before, Score after, LockResult lock) {
        if (lock.lines() == 0) {
            return 0;
        }
        var speed = rounding.half(after.level()) + game.speedPoints(lock.time(), lockFrames);
        var base = rounding.quarter((long) before.level() + lock.lines()) + game.dropPoints(lock.drops());
        var lines = Saturating.times(base * lock.lines(), 1L + weight(before, lock));
        return game.total(lines, speed, lock.perfectClear());
    }

    @Override
    public ScoreMemory remember(Score before, Score after, LockResult lock) {
        return ComboWeight.of(weight(before, lock));
    }

    @Override
    public ScoreMemory parseMemory(String text) {
        return ComboWeight.of((int) StrategyText.parse(text).number(0, Integer.MAX_VALUE));
    }

    /** The combo factor less one: it grows by 0, 2, 4 or 6 for one to four lines and is lost by a lock without lines. */
    private static int weight(Score before, LockResult lock) {
        var weight = before.scorerMemory() instanceof ComboWeight combo ? combo.weight() : 0;
        return lock.lines() == 0 ? 0 : Saturating.plus(weight, 2 * lock.lines() - 2);
    }

    /**
     * What the clears of the running combo weigh, since a combo grows faster by larger clears.
     *
     * @param weight the sum, 0 without a combo
     */
    private record ComboWeight(int weight) implements ScoreMemory {
        static ScoreMemory of(int weight) {
            return weight == 0 ? ScoreMemory.NONE : new ComboWeight(weight);
        }

        @Override
        public String text() {
            return Integer.toString(weight);
        }
    }
}
