package io.github.wallkick.scoring;

import io.github.wallkick.NotationException;
import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.NamedStrategy;
import io.github.wallkick.internal.Presets;
import io.github.wallkick.internal.StrategyText;
import java.util.List;
import java.util.Map;

/**
 * The level rules of known games.
 *
 * @since 0.1.0
 */
public final class Levels {
    private static final int LINES_PER_LEVEL = 10;
    private static final int FIXED_GOAL_LEVELS = 15;
    private static final int BPS_LINES = 25;
    private static final int BPS_HIGHEST = 59;
    private static final int TGM_HIGHEST = 999;

    private static final String EVERY = "every";
    private static final String TGM3 = "tgm3";

    private static final Presets<LevelRule> PRESETS = Presets.of(
            "level rule",
            list -> list.with("constant", Levels::constant)
                    .with("fixed-goal", Levels::fixedGoal)
                    .with("variable-goal", Levels::variableGoal)
                    .with("nes", Levels::nes)
                    .with("game-boy", Levels::gameBoy)
                    .with("sega", Levels::sega)
                    .with("tengen", Levels::tengen)
                    .with("bps", Levels::bps)
                    .with("tgm", Levels::tgm)
                    .with("tgm3", Levels::tgm3)
                    .with("blitz", Levels::blitz));

    /** A rule that is always a preset. */
    interface Preset extends LevelRule {
        @Override
        default String text() {
            return PRESETS.nameOf(this).orElseThrow();
        }
    }

    /** The level that a game starts with, which never changes. */
    private enum Constant implements Preset {
        INSTANCE;

        @Override
        public int level(Score before, Score after, LockResult lock) {
            return before.level();
        }
    }

    /**
     * One level up each time the lines pass a multiple of a number.
     *
     * @param lines the number
     * @param highest the level at which it ends
     */
    private record EveryLines(int lines, int highest) implements LevelRule {
        EveryLines {
            Check.atLeast("lines per level", lines, 1);
            Check.atLeast("highest level", highest, 0);
        }

        @Override
        public int level(Score before, Score after, LockResult lock) {
            return raised(before.level(), after.lines() / lines - before.lines() / lines, highest);
        }

        @Override
        public String text() {
            return PRESETS.nameOf(this).orElseGet(() -> {
                var text = StrategyText.of(EVERY).with("lines", lines);
                return (highest < Integer.MAX_VALUE ? text.with("highest", highest) : text).toString();
            });
        }

        static EveryLines parse(StrategyText.Fields fields) {
            return new EveryLines(
                    (int) fields.number("lines", 1, Integer.MAX_VALUE),
                    fields.has("highest") ? (int) fields.number("highest", 0, Integer.MAX_VALUE) : Integer.MAX_VALUE);
        }
    }

    /**
     * The level-up of the NES game as its code does it: whenever the last digit of the lines becomes 0, the level is
     * compared with the tens of the lines in bytes that overflow.
     */
    private enum Nes implements Preset {
        INSTANCE;

        private static final int BYTE = 256;

        @Override
        public int level(Score before, Score after, LockResult lock) {
            var level = before.level();
            for (var lines = before.lines() + 1L; lines <= (long) before.lines() + lock.lines(); lines++) {
                if (lines % 10 == 0 && isDue(level, lines)) {
                    level = level % BYTE == BYTE - 1 ? level - (BYTE - 1) : level + 1;
                }
            }
            return level;
        }

        /** The tens and ones of the lines are two decimal digits of a byte, the hundreds are a number in another byte. */
        private static boolean isDue(int level, long lines) {
            var hundreds = lines / 100;
            var tens = lines / 10 % 10;
            return (byte) (level - (16 * hundreds + tens)) < 0;
        }
    }

    /** One level up after a clear when the tens of the lines exceed the level, up to 20. */
    private enum GameBoy implements Preset {
        INSTANCE;

        private static final int HIGHEST = 20;

        @Override
        public int level(Score before, Score after, LockResult lock) {
            var level = before.level();
            var isDue = lock.lines() > 0 && level < HIGHEST && after.lines() / 10 > level;
            return isDue ? level + 1 : level;
        }
    }

    /** One level up every 30 lines five times, then per 50, up to 17. */
    private enum Tengen implements Preset {
        INSTANCE;

        private static final int HIGHEST = 17;

        @Override
        public int level(Score before, Score after, LockResult lock) {
            return raised(before.level(), passed(after.lines()) - passed(before.lines()), HIGHEST);
        }

        /** The goals that a number of lines has passed. */
        private static int passed(int lines) {
            return lines <= 150 ? lines / 30 : 5 + (lines - 150) / 50;
        }
    }

    /**
     * A level for each piece that spawns, but for the last one of a hundred, and more for lines.
     *
     * @param gains levels gained by one, two, three and four lines
     * @param highest the level at which it ends; spawning pieces do not reach it
     */
    private record Tgm(List<Integer> gains, int highest) implements LevelRule {
        @Override
        public int level(Score before, Score after, LockResult lock) {
            return lock.lines() == 0
                    ? before.level()
                    : raised(before.level(), gains.get(Math.min(lock.lines(), gains.size()) - 1), highest);
        }

        @Override
        public int spawned(int level) {
            return level % 100 == 99 || level >= highest - 1 ? level : level + 1;
        }

        @Override
        public String text() {
            return PRESETS.nameOf(this)
                    .orElseGet(
                            () -> StrategyText.of(TGM3).with("highest", highest).toString());
        }
    }

    /** A rule of the caller's own, known by its name. */
    private static final class Named extends NamedStrategy implements LevelRule {
        private final LevelRule rule;

        Named(String text, LevelRule rule) {
            super(text);
            this.rule = rule;
        }

        @Override
        public int level(Score before, Score after, LockResult lock) {
            return rule.level(before, after, lock);
        }

        @Override
        public ScoreMemory remember(Score before, Score after, LockResult lock) {
            return rule.remember(before, after, lock);
        }

        @Override
        public ScoreMemory parseMemory(String text) {
            return rule.parseMemory(text);
        }

        @Override
        public int spawned(int level) {
            return rule.spawned(level);
        }
    }

    private Levels() {}

    /**
     * The rule that the level never changes.
     *
     * @return the rule
     */
    public static LevelRule constant() {
        return Constant.INSTANCE;
    }

    /**
     * The rule of one level per so many lines, without end. The level rises when the lines pass a multiple, whatever
     * level the game started with.
     *
     * @param lines lines per level, 1 or more
     * @return the rule
     * @throws IllegalArgumentException if the lines are fewer than 1
     */
    public static LevelRule everyLines(int lines) {
        return new EveryLines(lines, Integer.MAX_VALUE);
    }

    /**
     * The rule of one level per so many lines, up to a highest one.
     *
     * @param lines lines per level, 1 or more
     * @param highest the level that is not exceeded, 0 or more
     * @return the rule
     * @throws IllegalArgumentException if a number is out of its range
     */
    public static LevelRule everyLines(int lines, int highest) {
        return new EveryLines(lines, highest);
    }

    /**
     * The guideline's fixed goal: ten lines per level, fifteen levels.
     *
     * <p>Source: the 2009 guideline as projects quote it.
     *
     * @return the rule
     */
    public static LevelRule fixedGoal() {
        return new EveryLines(LINES_PER_LEVEL, FIXED_GOAL_LEVELS);
    }

    /**
     * The guideline's variable goal: five awarded lines times the level, fifteen levels. The more points a clear is worth,
     * the more lines are awarded for it: single 1, double 3, triple 5, tetris 8, T-spin double 12, and half as many again
     * in a back-to-back chain; a T-spin without lines is awarded some too.
     *
     * <p>Source: the 2009 guideline as projects quote it. Uncertain: that lines beyond the goal count for the next level,
     * as they do here.
     *
     * @return the rule
     */
    public static LevelRule variableGoal() {
        return GoalLevels.LineGoal.VARIABLE;
    }

    /**
     * The rule of the NES game, as its code does it: from start level N first at min(10N + 10, max(100, 10N − 50)) lines,
     * then every 10; and, since bytes overflow, a level that lasts 810 lines: 219 from the start levels 0 to 9, 235 from
     * 18. The level is a byte, too: 0 follows 255, at 3,360 lines from the start levels 0 to 9 and at 3,300 from 15 to 19.
     *
     * <p>Source: the disassembly CelestialAmber/TetrisNESDisasm.
     *
     * @return the rule
     */
    public static LevelRule nes() {
        return Nes.INSTANCE;
    }

    /**
     * The rule of the Game Boy game: one level up after a clear when the tens of the lines exceed the level, up to 20.
     *
     * <p>Source: the disassemblies kaspermeerts/tetris and vinheim3/tetris-gb-disasm.
     *
     * @return the rule
     */
    public static LevelRule gameBoy() {
        return GameBoy.INSTANCE;
    }

    /**
     * The rule of Sega's arcade game of 1988: one level up by four lines, or by a lock when the level has lasted for 3584
     * frames (level 0, 9, 10, and from 15 on) or 2304 (the others) of a sixtieth of a second. Needs the locks'
     * {@linkplain PieceTime#elapsedNanos() elapsed time}; without it only lines count.
     *
     * <p>Source: tetris.wiki, Tetris (Sega); the times are those of NullpoMino's Retro Mania mode. Uncertain: that time
     * and lines start from zero in each level.
     *
     * @return the rule
     */
    public static LevelRule sega() {
        return GoalLevels.Sega.INSTANCE;
    }

    /**
     * The rule of Tengen's NES game: one level per 30 lines five times, then per 50, up to 17.
     *
     * <p>Source: tetris.wiki, Tetris (NES, Tengen). Uncertain for games that start above level 0.
     *
     * @return the rule
     */
    public static LevelRule tengen() {
        return Tengen.INSTANCE;
    }

    /**
     * The rule of the Famicom game by BPS: a stage every 25 lines, ten stages a round, six rounds. The level counts stages
     * through: stage 3 of round 2 is level 23, both counted from 0.
     *
     * <p>Source: tetris.wiki, Tetris (Famicom).
     *
     * @return the rule
     */
    public static LevelRule bps() {
        return new EveryLines(BPS_LINES, BPS_HIGHEST);
    }

    /**
     * The rule of TGM1 and TGM2: one level up for each piece that spawns, except from a level that ends in 99 and from
     * 998, and one for each line, up to 999.
     *
     * <p>Source: tetris.wiki, Tetris The Grand Master; the clones shiromino and cambridge.
     *
     * @return the rule
     */
    public static LevelRule tgm() {
        return new Tgm(List.of(1, 2, 3, 4), TGM_HIGHEST);
    }

    /**
     * The rule of TGM3's master mode: as {@link #tgm()}, but 1, 2, 4 and 6 levels for one to four lines.
     *
     * <p>Source: tetris.wiki, Tetris The Grand Master 3; the clone cambridge.
     *
     * @return the rule
     */
    public static LevelRule tgm3() {
        return tgm3(TGM_HIGHEST);
    }

    /**
     * The rule of TGM3 up to another level, such as the 1300 of Shirase.
     *
     * @param highest the level that is not exceeded, 1 or more
     * @return the rule
     * @throws IllegalArgumentException if the level is less than 1
     */
    public static LevelRule tgm3(int highest) {
        Check.atLeast("highest level", highest, 1);
        return new Tgm(List.of(1, 2, 4, 6), highest);
    }

    /**
     * The rule of TETR.IO's blitz: 2.1 lines times the level, rounded up; lines beyond count for the next level.
     *
     * <p>Source: readings of the TETR.IO client by several projects. Uncertain: that surplus lines count on.
     *
     * @return the rule
     */
    public static LevelRule blitz() {
        return GoalLevels.LineGoal.BLITZ;
    }

    /**
     * The names of all presets.
     *
     * @return names for {@link #named(String)}, such as {@code fixed-goal}; immutable
     */
    public static List<String> names() {
        return PRESETS.names();
    }

    /**
     * The preset of a name.
     *
     * @param name one of {@link #names()}
     * @return the rule
     * @throws IllegalArgumentException if no preset is called so; the message lists the names
     */
    public static LevelRule named(String name) {
        return PRESETS.named(name);
    }

    /**
     * A rule of one's own under a name, so that recordings and rulesets as text can name it.
     *
     * @param name the name, without quotation marks or control characters; not blank
     * @param own the rule; different rules must have different names
     * @return the rule with a text; equal to every rule of that name
     * @throws IllegalArgumentException if the name is not allowed
     */
    public static LevelRule named(String name, LevelRule own) {
        return new Named(StrategyText.named(name).toString(), own);
    }

    /**
     * The rule of a text: the inverse of {@link LevelRule#text()}.
     *
     * <p>{@link #everyLines(int, int)} is written as {@code every(lines=10, highest=15)}, without an end as
     * {@code every(lines=10)}, and {@link #tgm3(int)} as {@code tgm3(highest=1300)}.
     *
     * @param text a preset's name, or a kind with its numbers
     * @return the rule
     * @throws NotationException if the text is neither; the message lists what is allowed. The name of a rule of one's own
     *     is not enough: the rule itself must be handed in
     */
    public static LevelRule parse(String text) {
        return parse(StrategyText.parse(text));
    }

    /**
     * Checks the laws of a level rule of one's own, for a test: it answers levels of 0 or more, also at the
     * limits of all numbers, answers the same when it is asked again, and reads its memory back from the memory's text.
     *
     * @param own the rule
     * @throws IllegalArgumentException if one does not hold; the message has a counter-example
     */
    public static void check(LevelRule own) {
        ScoringChecks.levels(own);
    }

    private static int raised(int level, int levels, int highest) {
        return levels == 0 ? level : Math.max(level, Math.min(highest, Saturating.plus(level, levels)));
    }

    static LevelRule parse(StrategyText text) {
        return PRESETS.parse(
                text,
                Map.of(
                        EVERY,
                        EveryLines::parse,
                        TGM3,
                        fields -> tgm3((int) fields.number("highest", 1, Integer.MAX_VALUE))));
    }
}
