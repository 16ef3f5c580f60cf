package io.github.wallkick.game;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The rules of known games.
 *
 * <p>Each lists where its rules were read and what is uncertain. The parts that come from other packages say more about
 * themselves. Auto-repeat is no part of a ruleset.
 *
 * @since 0.1.0
 */
public final class Rulesets {
    private static final Map<String, Supplier<Ruleset>> PRESETS = Presets.of(
            Presets.entry("basic", Rulesets::basic),
            Presets.entry("guideline", Rulesets::guideline),
            Presets.entry("guideline-2009", Rulesets::guideline2009),
            Presets.entry("tetrio", Rulesets::tetrio),
            Presets.entry("jstris", Rulesets::jstris),
            Presets.entry("ppt", Rulesets::ppt),
            Presets.entry("nes-ntsc", Rulesets::nesNtsc),
            Presets.entry("nes-pal", Rulesets::nesPal),
            Presets.entry("game-boy", Rulesets::gameBoy),
            Presets.entry("sega", Rulesets::sega),
            Presets.entry("tgm1", Rulesets::tgm1),
            Presets.entry("tgm2-master", Rulesets::tgm2Master),
            Presets.entry("tgm3-master", Rulesets::tgm3Master));

    private Rulesets() {}

    /**
     * The names that {@link #named} knows.
     *
     * @return the names, in the order of this page; immutable
     */
    public static List<String> names() {
        return List.copyOf(PRESETS.keySet());
    }

    /**
     * The ruleset with a given name.
     *
     * @param name one of {@link #names()}
     * @return the ruleset
     * @throws IllegalArgumentException if there is no such ruleset; the message lists the names
     */
    public static Ruleset named(String name) {
        return Presets.named("ruleset", PRESETS, name);
    }

    /**
     * The rules of a first game of one's own, as a textbook on microcontroller games has them: 10 hidden rows, its own kicks,
     * 1000 to 100 ms a row, half a second of lock delay apart from gravity, 100 to 800 points a clear.
     *
     * <p>Uncertain, since the text is silent: three pieces of preview, no hold, pieces that enter at the top of the visible
     * rows, a lock delay that falling sets back, a soft drop of twenty times gravity, which pays nothing.
     *
     * @return the ruleset
     */
    public static Ruleset basic() {
        return ModernRules.basic();
    }

    /**
     * The guideline's marathon as games of today play it: SRS, 7-bag, hold, extended lock down, fifteen levels of ten lines,
     * no entry delay.
     *
     * <p>Source: readers of the 2009 guideline and tetris.wiki; see the parts. Uncertain: the entry delay, which is 0 in most
     * games of today, 6 frames on tetris.wiki and 0.2 s in the 2009 text ({@link #guideline2009()}); the preview of six, the
     * most that the guideline knows.
     *
     * @return the ruleset
     */
    public static Ruleset guideline() {
        return ModernRules.guideline();
    }

    /**
     * The guideline's marathon of 2009: as {@link #guideline()}, with an entry delay of 0.2 s and goals of 5 × level lines that
     * better clears reach sooner.
     *
     * <p>Source: several projects that quote the text's rules; the text itself was not read.
     *
     * @return the ruleset
     */
    public static Ruleset guideline2009() {
        return ModernRules.guideline2009();
    }

    /**
     * TETR.IO's league: SRS+, its own lock delay and attacks, gravity that grows from the third minute on, clutch entries.
     *
     * <p>Source: the triangle engine and readings of the game's client. This ruleset plays TETR.IO's rules; it does not replay
     * the game frame by frame, whose pieces fall in parts of a row. Uncertain: garbage (20 frames on its way, 8 rows at a lock,
     * straight holes), the extra gravity of pieces turned more than 30 times (left out), the rounding of attacks (down), a
     * soft drop of six times gravity, the game's default.
     *
     * @return the ruleset
     */
    public static Ruleset tetrio() {
        return ModernRules.tetrio();
    }

    /**
     * Jstris: SRS with half turns, half a second of lock delay, its own attacks.
     *
     * <p>Source: public clones and the Hard Drop wiki. Uncertain: gravity of a row a second and the lock delay's 15 moves, for
     * which no source was found.
     *
     * @return the ruleset
     */
    public static Ruleset jstris() {
        return ModernRules.jstris();
    }

    /**
     * Puyo Puyo Tetris, Tetris against Tetris: the guideline with the attacks of that game.
     *
     * <p>Source: howtotetris.com, the cold-clear engine, NullpoMino. Uncertain: all of its timing, taken from
     * {@link #guideline()}; only its attacks were found written down.
     *
     * @return the ruleset
     */
    public static Ruleset ppt() {
        return ModernRules.ppt();
    }

    /**
     * The NES game on an NTSC console, A-type from level 0: frame by frame as the machine, its frame counter at 0 as the first
     * piece enters and its randomizer started by the seed.
     *
     * <p>Source: disassembly (CelestialAmber/TetrisNESDisasm). Points are paid at the lock, some frames before the machine
     * shows them. For another state of the machine see {@link DelayRules#nes} and the ROM's randomizer.
     *
     * @return the ruleset
     */
    public static Ruleset nesNtsc() {
        return ClassicRules.nesNtsc();
    }

    /**
     * The NES game on a PAL console; else as {@link #nesNtsc()}.
     *
     * @return the ruleset
     */
    public static Ruleset nesPal() {
        return ClassicRules.nesPal();
    }

    /**
     * The Game Boy game, A-type from level 0, frame by frame as the machine, on 10×18 cells.
     *
     * <p>Source: two disassemblies of version 1.1 (kaspermeerts/tetris, vinheim3/tetris-gb-disasm). Points are paid at the lock.
     *
     * @return the ruleset
     */
    public static Ruleset gameBoy() {
        return ClassicRules.gameBoy();
    }

    /**
     * Sega's arcade game of 1988, normal difficulty: no hidden rows, one button that turns counterclockwise.
     *
     * <p>Source: tetris.wiki, NullpoMino's RetroMania. Uncertain: its pieces; every draw is independent here, the machine's
     * generator is not known for certain.
     *
     * @return the ruleset
     */
    public static Ruleset sega() {
        return ClassicRules.sega();
    }

    /**
     * Tetris The Grand Master.
     *
     * <p>Source: tetris.wiki, shiromino, Cambridge. Uncertain: the hidden row, which is known of its successors. Of two turn
     * keys held at an entry the clockwise one wins in the game; here they cancel each other.
     *
     * @return the ruleset
     */
    public static Ruleset tgm1() {
        return GrandMasterRules.tgm1();
    }

    /**
     * TGM2 PLUS, master mode: as {@link #tgm1()}, with the sonic drop.
     *
     * <p>Source: tetris.wiki, shiromino. A sonic drop held at an entry is not initial here.
     *
     * @return the ruleset
     */
    public static Ruleset tgm2Master() {
        return GrandMasterRules.tgm2Master();
    }

    /**
     * TGM3, master mode, classic rule: as {@link #tgm2Master()}, with hold, three pieces of preview and more kicks.
     *
     * <p>Source: NullpoMino, Cambridge, shiromino. Uncertain: the score, known from NullpoMino alone; speeds by COOL are not
     * followed, the level shown is the level counted; a floor kick does not shorten the lock delay.
     *
     * @return the ruleset
     */
    public static Ruleset tgm3Master() {
        return GrandMasterRules.tgm3Master();
    }
}
