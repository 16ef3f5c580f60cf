package io.github.wallkick.scoring;

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
        public Score score(Score before, LockResult lock) {
            var after = Levels.nes().advance(before, lock, lock.lines()).chained(lock);
            var dropped = plusHoldDown(before.points(), holdDownRows(lock.drops()));
            var clear = (long) NINTENDO.of(lock.lines()) * (after.level() + 1);
            return after.withPoints(Math.max(before.points(), Math.min(NINTENDO_LIMIT, dropped + clear)));
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
            var sum = points + gain;
            return points % 100 + gain >= 100 ? sum - sum % 10 : sum;
        }
    }

    /** The points of the Game Boy game, type A. */
    private enum GameBoy implements Scorers.Preset {
        INSTANCE;

        @Override
        public Score score(Score before, LockResult lock) {
            var after = Levels.gameBoy().advance(before, lock, lock.lines()).chained(lock);
            var dropped = lock.drops().softLock() ? lock.drops().softRows() : 0;
            var clear = (long) NINTENDO.of(lock.lines()) * (before.level() + 1);
            return after.withPoints(
                    Math.max(before.points(), Math.min(NINTENDO_LIMIT, before.points() + dropped + clear)));
        }
    }

    /** The points of Sega's arcade game of 1988. */
    private enum Sega implements Scorers.Preset {
        INSTANCE;

        private static final LinePoints POINTS = new LinePoints(100, 400, 900, 2000);
        private static final int HIGHEST_FACTOR = 5;
        private static final int PERFECT_CLEAR_FACTOR = 10;

        @Override
        public Score score(Score before, LockResult lock) {
            var clear = (long) POINTS.of(lock.lines()) * factor(before.level());
            return Levels.sega()
                    .advance(before, lock, lock.lines())
                    .chained(lock)
                    .plusPoints(lock.perfectClear() ? clear * PERFECT_CLEAR_FACTOR : clear);
        }

        @Override
        public Score drop(Score before, Drop drop) {
            return before.plusPoints((long) drop.rows() * factor(before.level()));
        }

        private static int factor(int level) {
            return Math.min(level / 2 + 1, HIGHEST_FACTOR);
        }
    }

    /** The points of the Famicom game by BPS: lines are paid at the end of a stage, hard drops at once. */
    private enum Bps implements Scorers.Preset {
        INSTANCE;

        @Override
        public Score score(Score before, LockResult lock) {
            var after = Levels.bps().advance(before, lock, lock.lines()).chained(lock);
            return settled(before, after, NINTENDO.of(lock.lines()));
        }

        @Override
        public Score drop(Score before, Drop drop) {
            return drop.kind() == Drop.Kind.HARD ? before.plusPoints(drop.rows() + 1L) : before;
        }
    }

    /** The points of Tengen's NES game: each piece at once, lines at the end of a level. */
    private enum Tengen implements Scorers.Preset {
        INSTANCE;

        private static final LinePoints POINTS = new LinePoints(100, 400, 900, 2500);
        private static final long MAX_PER_PIECE = 999;

        @Override
        public Score score(Score before, LockResult lock) {
            var after = Levels.tengen().advance(before, lock, lock.lines()).chained(lock);
            var round = before.level() + 1L;
            var piece = round * (round + lock.row()) * (lock.drops().softLock() ? 2 : 1);
            return settled(before, after.plusPoints(Math.min(piece, MAX_PER_PIECE)), POINTS.of(lock.lines()));
        }
    }

    /** The score with more points to be paid, and all of them paid if the level went up. */
    private static Score settled(Score before, Score after, long earned) {
        var unpaid = before.carry().unpaid() + earned;
        if (after.level() > before.level()) {
            return after.plusPoints(unpaid).withCarry(after.carry().withUnpaid(0));
        }
        return after.withCarry(after.carry().withUnpaid(unpaid));
    }
}
