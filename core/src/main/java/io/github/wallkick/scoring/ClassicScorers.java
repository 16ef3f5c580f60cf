package io.github.wallkick.scoring;

import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.scoring.Scorers.LinePoints;

/** The scorers of the games before the guideline. */
final class ClassicScorers {
    static final Scorer NES = Nes.INSTANCE;
    static final Scorer GAME_BOY = GameBoy.INSTANCE;
    static final Scorer SEGA = Sega.INSTANCE;
    static final Scorer BPS = Bps.INSTANCE;
    static final Scorer TENGEN = Tengen.INSTANCE;

    private static final LinePoints NINTENDO = new LinePoints(40, 100, 300, 1200);

    private static final long NINTENDO_LIMIT = 999_999;

    private ClassicScorers() {}

    /** The points of the NES game, with the fault that its decimal addition of drop points has. */
    private enum Nes implements Scorers.Preset {
        INSTANCE;

        @Override
        public long points(Score before, Score after, LockResult lock) {
            var dropped = plusHoldDown(before.points(), holdDownRows(lock.drops()));
            return limited(before, Saturating.plus(dropped, clear(lock, after.level())));
        }

        /** The counter of steps, which counts a blocked soft step as well, less one. */
        private static int holdDownRows(DropSummary drops) {
            var steps = drops.softRows() + (drops.softLock() ? 1 : 0);
            return Math.max(0, steps - 1);
        }

        /**
         * Binary addition to two decimal digits: a carry out of the ones loses six unless the sum stays below sixteen, a carry
         * out of the tens loses the ones.
         */
        private static long plusHoldDown(long points, int rows) {
            if (rows == 0) {
                return points;
            }
            var gain = points % 10 + rows >= 16 ? rows - 6 : rows;
            var sum = Saturating.plus(points, gain);
            return points % 100 + gain >= 100 ? sum - sum % 10 : sum;
        }
    }

    /** The points of the Game Boy game, type A. */
    private enum GameBoy implements Scorers.Preset {
        INSTANCE;

        @Override
        public long points(Score before, Score after, LockResult lock) {
            var dropped = lock.drops().softLock() ? lock.drops().softRows() : 0;
            return limited(before, Saturating.plus(before.points(), dropped + clear(lock, before.level())));
        }
    }

    /** The points of Sega's arcade game of 1988. */
    private enum Sega implements Scorers.Preset {
        INSTANCE;

        private static final LinePoints POINTS = new LinePoints(100, 400, 900, 2000);
        private static final int HIGHEST_FACTOR = 5;
        private static final int PERFECT_CLEAR_FACTOR = 10;

        @Override
        public long points(Score before, Score after, LockResult lock) {
            var clear = (long) POINTS.of(lock.lines()) * factor(before.level());
            return lock.perfectClear() ? clear * PERFECT_CLEAR_FACTOR : clear;
        }

        @Override
        public long dropPoints(Score before, Drop drop) {
            return (long) drop.rows() * factor(before.level());
        }

        private static int factor(int level) {
            return Math.min(level / 2 + 1, HIGHEST_FACTOR);
        }
    }

    /** The points of the Famicom game by BPS: lines are paid at the end of a stage, hard drops at once. */
    private enum Bps implements Scorers.Preset {
        INSTANCE;

        @Override
        public long points(Score before, Score after, LockResult lock) {
            return Deferred.paid(before, after, NINTENDO.of(lock.lines()));
        }

        @Override
        public ScoreMemory remember(Score before, Score after, LockResult lock) {
            return Deferred.after(before, after, NINTENDO.of(lock.lines()));
        }

        @Override
        public ScoreMemory parseMemory(String text) {
            return Deferred.parse(text);
        }

        @Override
        public long dropPoints(Score before, Drop drop) {
            return drop.kind() == Drop.Kind.HARD ? drop.rows() + 1L : 0;
        }
    }

    /** The points of Tengen's NES game: each piece at once, lines at the end of a level. */
    private enum Tengen implements Scorers.Preset {
        INSTANCE;

        private static final LinePoints POINTS = new LinePoints(100, 400, 900, 2500);
        private static final long MAX_PER_PIECE = 999;

        @Override
        public long points(Score before, Score after, LockResult lock) {
            var round = before.level() + 1L;
            var piece = Saturating.times(round * (lock.drops().softLock() ? 2 : 1), round + lock.row());
            return Saturating.plus(
                    Math.min(piece, MAX_PER_PIECE), Deferred.paid(before, after, POINTS.of(lock.lines())));
        }

        @Override
        public ScoreMemory remember(Score before, Score after, LockResult lock) {
            return Deferred.after(before, after, POINTS.of(lock.lines()));
        }

        @Override
        public ScoreMemory parseMemory(String text) {
            return Deferred.parse(text);
        }
    }

    /** What Nintendo's games pay for lines. */
    private static long clear(LockResult lock, int level) {
        return NINTENDO.of(lock.lines()) * (level + 1L);
    }

    /** The gain that leads to a sum, as far as the score board of Nintendo's games can show it. */
    private static long limited(Score before, long sum) {
        return Math.max(0, Math.min(NINTENDO_LIMIT, sum) - before.points());
    }

    /**
     * Points that are paid when the level ends.
     *
     * @param points points earned and not yet paid, 0 or more
     */
    private record Deferred(long points) implements ScoreMemory {
        private static long earned(Score before, long more) {
            var unpaid = before.scorerMemory() instanceof Deferred deferred ? deferred.points : 0;
            return Saturating.plus(unpaid, more);
        }

        static long paid(Score before, Score after, long more) {
            return after.level() > before.level() ? earned(before, more) : 0;
        }

        static ScoreMemory after(Score before, Score after, long more) {
            return after.level() > before.level() ? ScoreMemory.NONE : of(earned(before, more));
        }

        private static ScoreMemory of(long points) {
            return points == 0 ? ScoreMemory.NONE : new Deferred(points);
        }

        @Override
        public String text() {
            return Long.toString(points);
        }

        static ScoreMemory parse(String text) {
            return of(StrategyText.parse(text).number(0, Long.MAX_VALUE));
        }
    }
}
