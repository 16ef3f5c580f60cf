package io.github.wallkick.scoring;

import java.util.List;

/**
 * The level rules of known games.
 *
 * @since 0.1.0
 */
public final class Levels {
    private static final int LINES_A_LEVEL = 10;
    private static final int FIXED_GOAL_LEVELS = 15;
    private static final int BPS_LINES = 25;
    private static final int BPS_HIGHEST = 59;
    private static final int TGM_HIGHEST = 999;

    private Levels() {}

    /**
     * The rule that the level never changes.
     *
     * @return the rule
     */
    public static LevelRule constant() {
        return ConstantLevel.INSTANCE;
    }

    /**
     * The rule of a level every so many lines, without end. The level rises when the lines pass a multiple, whatever
     * level the game started with.
     *
     * @param lines lines a level, 1 or more
     * @return the rule
     * @throws IllegalArgumentException if the lines are fewer than 1
     */
    public static LevelRule everyLines(int lines) {
        return new EveryLines(lines, Integer.MAX_VALUE);
    }

    /**
     * The rule of a level every so many lines, up to a highest one.
     *
     * @param lines lines a level, 1 or more
     * @param highest the level that is not exceeded, 0 or more
     * @return the rule
     * @throws IllegalArgumentException if a number is out of its range
     */
    public static LevelRule everyLines(int lines, int highest) {
        return new EveryLines(lines, highest);
    }

    /**
     * The guideline's fixed goal: ten lines a level, fifteen levels.
     *
     * <p>Source: the 2009 guideline as projects quote it.
     *
     * @return the rule
     */
    public static LevelRule fixedGoal() {
        return new EveryLines(LINES_A_LEVEL, FIXED_GOAL_LEVELS);
    }

    /**
     * The guideline's variable goal: five awarded lines times the level, fifteen levels. A scorer awards the more lines
     * the more points a clear is worth: single 1, double 3, triple 5, tetris 8, T-spin double 12, and half as many again
     * in a back-to-back chain; a T-spin without lines is awarded some too.
     *
     * <p>Source: the 2009 guideline as projects quote it. Uncertain: that lines beyond the goal count for the next level,
     * as they do here.
     *
     * @return the rule
     */
    public static LevelRule variableGoal() {
        return LineGoal.VARIABLE;
    }

    /**
     * The rule of the NES game, as its code does it: from start level N first at min(10N + 10, max(100, 10N − 50)) lines,
     * then every 10; and, since bytes overflow, a level that lasts 810 lines: 219 from the start levels 0 to 9, 235 from
     * 18.
     *
     * <p>Source: the disassembly CelestialAmber/TetrisNESDisasm.
     *
     * @return the rule
     */
    public static LevelRule nes() {
        return NesLevels.INSTANCE;
    }

    /**
     * The rule of the Game Boy game: one level up after a clear when the tens of the lines exceed the level, up to 20.
     *
     * <p>Source: the disassemblies kaspermeerts/tetris and vinheim3/tetris-gb-disasm.
     *
     * @return the rule
     */
    public static LevelRule gameBoy() {
        return GameBoyLevels.INSTANCE;
    }

    /**
     * The rule of Sega's arcade game of 1988: one level up by four lines, or by a lock when the level has lasted for 3584
     * frames (level 0, 9, 10, and from 15 on) or 2304 (the others) of a sixtieth of a second. Needs the landings'
     * {@linkplain PieceTime#elapsedNanos() elapsed time}; without it only lines count.
     *
     * <p>Source: tetris.wiki, Tetris (Sega); the times are those of NullpoMino's Retro Mania mode. Uncertain: that time
     * and lines start anew with each level.
     *
     * @return the rule
     */
    public static LevelRule sega() {
        return SegaLevels.INSTANCE;
    }

    /**
     * The rule of Tengen's NES game: a level every 30 lines five times, then every 50, up to 17.
     *
     * <p>Source: tetris.wiki, Tetris (NES, Tengen). Uncertain for games that start above level 0.
     *
     * @return the rule
     */
    public static LevelRule tengen() {
        return TengenLevels.INSTANCE;
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
     * The rule of TGM1 and TGM2: one level up for each piece that enters, except from a level that ends in 99 and from
     * 998, and one for each line, up to 999.
     *
     * <p>Source: tetris.wiki, Tetris The Grand Master; the clones shiromino and cambridge.
     *
     * @return the rule
     */
    public static LevelRule tgm() {
        return new TgmLevels(List.of(1, 2, 3, 4), TGM_HIGHEST);
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
        Require.atLeast("highest level", highest, 1);
        return new TgmLevels(List.of(1, 2, 4, 6), highest);
    }

    /**
     * The rule of TETR.IO's blitz: 2.1 lines times the level, rounded up; lines beyond count for the next level.
     *
     * <p>Source: readings of the TETR.IO client by several projects. Uncertain: that surplus lines count on.
     *
     * @return the rule
     */
    public static LevelRule blitz() {
        return LineGoal.BLITZ;
    }
}
