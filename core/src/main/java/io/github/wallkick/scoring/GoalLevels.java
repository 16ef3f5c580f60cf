package io.github.wallkick.scoring;

import io.github.wallkick.internal.StrategyText;

/** The level rules that remember the progress towards the next level. */
final class GoalLevels {
    private GoalLevels() {}

    /**
     * The progress towards the next level.
     *
     * @param lines lines that count towards it
     * @param nanos nanoseconds played in this level, for rules that count them
     */
    private record Progress(int lines, long nanos) implements ScoreMemory {
        private static final String KIND = "progress";
        private static final Progress NOTHING = new Progress(0, 0);

        static Progress of(Score score) {
            return score.levelMemory() instanceof Progress progress ? progress : NOTHING;
        }

        /** This progress as a memory. */
        ScoreMemory remembered() {
            return equals(NOTHING) ? ScoreMemory.NONE : this;
        }

        @Override
        public String text() {
            return StrategyText.of(KIND)
                    .with("lines", lines)
                    .with("nanos", nanos)
                    .toString();
        }

        static ScoreMemory parse(String text) {
            var parsed = StrategyText.parse(text);
            if (!parsed.word().equals(KIND)) {
                throw parsed.failure("expected progress(lines=…, nanos=…)");
            }
            var fields = parsed.fields();
            var progress = new Progress(
                    (int) fields.number("lines", 0, Integer.MAX_VALUE), fields.number("nanos", 0, Long.MAX_VALUE));
            fields.end();
            return progress.remembered();
        }
    }

    /** Goals that grow with the level; lines beyond a goal count for the next one. */
    enum LineGoal implements Levels.Preset {
        /** The guideline's variable goal: five awarded lines times the level, fifteen levels. */
        VARIABLE(15) {
            @Override
            int counted(Score after, LockResult lock) {
                return GuidelineScorer.awardedLines(after, lock);
            }

            @Override
            long goal(long level) {
                return 5 * level;
            }
        },
        /** TETR.IO's blitz: 2.1 lines times the level, rounded up. */
        BLITZ(Integer.MAX_VALUE) {
            @Override
            int counted(Score after, LockResult lock) {
                return lock.lines();
            }

            @Override
            long goal(long level) {
                return (21 * level + 9) / 10;
            }
        };

        private final int highest;

        LineGoal(int highest) {
            this.highest = highest;
        }

        abstract int counted(Score after, LockResult lock);

        abstract long goal(long level);

        /** The level after a lock, and the lines that count for the next one. */
        private record Reached(int level, int lines) {}

        private Reached reached(Score before, Score after, LockResult lock) {
            var level = before.level();
            var lines = Saturating.plus(Progress.of(before).lines(), counted(after, lock));
            while (level < highest && lines >= Math.max(1, goal(level))) {
                lines -= (int) Math.max(1, goal(level));
                level++;
            }
            return new Reached(level, lines);
        }

        @Override
        public int level(Score before, Score after, LockResult lock) {
            return reached(before, after, lock).level();
        }

        @Override
        public ScoreMemory remember(Score before, Score after, LockResult lock) {
            return new Progress(reached(before, after, lock).lines(), 0).remembered();
        }

        @Override
        public ScoreMemory parseMemory(String text) {
            return Progress.parse(text);
        }
    }

    /** One level up by four lines, or by a lock after the level's time is over. */
    enum Sega implements Levels.Preset {
        INSTANCE;

        private static final int LINES = 4;
        private static final int LONG_FRAMES = 3584;
        private static final int SHORT_FRAMES = 2304;

        @Override
        public int level(Score before, Score after, LockResult lock) {
            return isOver(before, progress(before, lock)) ? Saturating.plus(before.level(), 1) : before.level();
        }

        @Override
        public ScoreMemory remember(Score before, Score after, LockResult lock) {
            var progress = progress(before, lock);
            return isOver(before, progress) ? ScoreMemory.NONE : progress.remembered();
        }

        @Override
        public ScoreMemory parseMemory(String text) {
            return Progress.parse(text);
        }

        private static Progress progress(Score before, LockResult lock) {
            var progress = Progress.of(before);
            return new Progress(
                    Saturating.plus(progress.lines(), lock.lines()),
                    Saturating.plus(progress.nanos(), lock.time().elapsedNanos()));
        }

        private static boolean isOver(Score before, Progress progress) {
            return progress.lines() >= LINES || PieceTime.frames(progress.nanos()) >= frames(before.level());
        }

        private static int frames(int level) {
            var isShort = (level >= 1 && level <= 8) || (level >= 11 && level <= 14);
            return isShort ? SHORT_FRAMES : LONG_FRAMES;
        }
    }
}
