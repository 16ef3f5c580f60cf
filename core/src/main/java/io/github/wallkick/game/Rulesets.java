package io.github.wallkick.game;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.internal.Presets;
import io.github.wallkick.piece.Input;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.scoring.AttackTables;
import io.github.wallkick.scoring.Levels;
import io.github.wallkick.scoring.ScoringSettings;
import io.github.wallkick.timing.FrameRate;
import io.github.wallkick.timing.GravityClock;
import io.github.wallkick.timing.GravityClocks;
import io.github.wallkick.timing.GravityClocks.SegaDifficulty;
import io.github.wallkick.timing.LockDelays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The rules of known games.
 *
 * <p>Each lists where its rules were read and what is uncertain. The parts that come from other packages say more about
 * themselves. Auto-repeat is no part of a ruleset.
 *
 * @since 0.1.0
 */
@CheckReturnValue
public final class Rulesets {
    private static final Presets<Ruleset> PRESETS = Presets.of(
            "ruleset",
            list -> list.with("basic", Rulesets::basic)
                    .with("guideline", Rulesets::guideline)
                    .with("guideline-2009", Rulesets::guideline2009)
                    .with("tetrio", Rulesets::tetrio)
                    .with("jstris", Rulesets::jstris)
                    .with("ppt", Rulesets::ppt)
                    .with("nes-ntsc", Rulesets::nesNtsc)
                    .with("nes-pal", Rulesets::nesPal)
                    .with("game-boy", Rulesets::gameBoy)
                    .with("sega", Rulesets::sega)
                    .with("tgm1", Rulesets::tgm1)
                    .with("tgm2-master", Rulesets::tgm2Master)
                    .with("tgm3-master", Rulesets::tgm3Master));

    private static final RandomizerFactory SEVEN_BAG = RandomizerFactories.named("7-bag");
    private static final long SECOND = 1_000_000_000;
    private static final Set<Input> TWO_BUTTONS =
            EnumSet.of(Input.LEFT, Input.RIGHT, Input.SOFT_DROP, Input.CLOCKWISE, Input.COUNTERCLOCKWISE);

    private Rulesets() {}

    /**
     * The names that {@link #named} knows.
     *
     * @return the names, in the order of this page; immutable
     */
    public static List<String> names() {
        return PRESETS.names();
    }

    /**
     * The ruleset with a given name.
     *
     * @param name one of {@link #names()}
     * @return the ruleset
     * @throws IllegalArgumentException if there is no such ruleset; the message lists the names
     */
    public static Ruleset named(String name) {
        return PRESETS.named(name);
    }

    /**
     * The rules of a first game of one's own, as it is built on a microcontroller: 10 hidden rows at whose top pieces spawn,
     * its own kicks, 1000 to 100 ms per row, half a second of lock delay apart from gravity, 100 to 800 points per clear.
     *
     * <p>Uncertain, since no source says it: three pieces of preview, no hold, a lock delay that falling sets back, a soft drop
     * of twenty times gravity, which pays nothing.
     *
     * @return the ruleset
     */
    public static Ruleset basic() {
        return new Ruleset(
                "basic",
                new BoardSize(10, 30, 20),
                RotationSystems.basic(),
                SEVEN_BAG,
                SpawnSettings.plain(3),
                HoldRule.OFF,
                EnumSet.complementOf(EnumSet.of(Input.HALF_TURN, Input.HOLD)),
                TimingSettings.continuous(
                        GravityClocks.basic(), LockDelays.classic(), SoftDrop.guideline(), DelayRules.none()),
                ScoringSettings.basic(),
                ClearRules.all(),
                List.of(TopOut.BLOCK_OUT),
                GarbageSettings.standard(),
                Goals.none());
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
        return new Ruleset(
                "guideline",
                BoardSize.STANDARD,
                RotationSystems.srs(),
                SEVEN_BAG,
                SpawnSettings.plain(6).withDropsAtOnce(true),
                HoldRule.ONCE,
                EnumSet.complementOf(EnumSet.of(Input.HALF_TURN)),
                TimingSettings.continuous(
                        GravityClocks.guideline(), LockDelays.moveReset(), SoftDrop.guideline(), DelayRules.none()),
                ScoringSettings.guideline(),
                ClearRules.all(),
                List.of(TopOut.BLOCK_OUT, TopOut.LOCK_OUT, TopOut.GARBAGE_OUT),
                GarbageSettings.standard(),
                Goals.none());
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
        var guideline = guideline();
        var entryDelay = SECOND / 5;
        return guideline
                .withName("guideline-2009")
                .withTiming(guideline.timing().withDelays(DelayRules.fixed(entryDelay, 0, entryDelay)))
                .withScoring(guideline.scoring().withLevels(Levels.variableGoal()));
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
        var factor = 6;
        // never slower than a twentieth of a row a frame, times the factor
        var slowest = FrameRate.HZ_60.nanosAt(20) / factor;
        return guideline()
                .withName("tetrio")
                .withRotation(RotationSystems.srsPlus())
                .withRandomizers(RandomizerFactories.named("tetrio-7-bag"))
                .withSpawning(SpawnSettings.plain(5)
                        .withClutch(true)
                        .withInitialTurn(SpawnSettings.InitialAction.TAPPED, true)
                        .withInitialHold(SpawnSettings.InitialAction.TAPPED))
                .withInputs(EnumSet.allOf(Input.class))
                .withTiming(TimingSettings.continuous(
                        GravityClocks.tetrioLeague(),
                        LockDelays.tetrio(),
                        new SoftDrop.Faster(factor, slowest),
                        DelayRules.none()))
                .withScoring(ScoringSettings.tetrio())
                .withTopOuts(TopOut.BLOCK_OUT, TopOut.GARBAGE_OUT)
                .withGarbage(GarbageSettings.standard()
                        .withDelayNanos(FrameRate.HZ_60.nanosAt(20))
                        .withCap(8));
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
        return guideline()
                .withName("jstris")
                .withRotation(RotationSystems.jstris180())
                .withSpawning(SpawnSettings.plain(5))
                .withInputs(EnumSet.allOf(Input.class))
                .withTiming(TimingSettings.continuous(
                        GravityClocks.intervals(1, SECOND),
                        LockDelays.moveReset(),
                        SoftDrop.guideline(),
                        DelayRules.none()))
                .withScoring(ScoringSettings.named("jstris"));
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
        var guideline = guideline();
        return guideline
                .withName("ppt")
                .withSpawning(guideline.spawning().withPreview(5))
                .withScoring(guideline.scoring().withAttacks(AttackTables.puyoPuyoTetris()));
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
        return nes("nes-ntsc", FrameRate.NES_NTSC, GravityClocks.nesNtsc(), 96);
    }

    /**
     * The NES game on a PAL console; else as {@link #nesNtsc()}.
     *
     * @return the ruleset
     */
    public static Ruleset nesPal() {
        return nes("nes-pal", FrameRate.NES_PAL, GravityClocks.nesPal(), 76);
    }

    /**
     * The Game Boy game, A-type from level 0, frame by frame as the machine, on 10×18 cells.
     *
     * <p>Source: two disassemblies of version 1.1 (kaspermeerts/tetris, vinheim3/tetris-gb-disasm). Points are paid at the lock.
     *
     * @return the ruleset
     */
    public static Ruleset gameBoy() {
        var rate = FrameRate.GAME_BOY;
        var softDrop = new SoftDrop.Steps(rate.nanosAt(1), rate.nanosAt(3), SoftDrop.Gravity.STANDS_STILL, true);
        return new Ruleset(
                "game-boy",
                new BoardSize(10, 19, 18),
                RotationSystems.gb(),
                RandomizerFactories.named("game-boy-rom"),
                SpawnSettings.plain(1),
                HoldRule.OFF,
                TWO_BUTTONS,
                new TimingSettings(rate, GravityClocks.gameBoy(), LockDelays.none(), softDrop, DelayRules.gameBoy()),
                ScoringSettings.named("game-boy"),
                ClearRules.gameBoy(),
                List.of(TopOut.SECOND_LOCK_AT_SPAWN),
                GarbageSettings.standard(),
                Goals.none());
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
        var rate = FrameRate.HZ_60;
        var softDrop = new SoftDrop.Steps(rate.nanosAt(1), rate.nanosAt(1), SoftDrop.Gravity.GOES_ON, false);
        return new Ruleset(
                "sega",
                BoardSize.of(10, 20),
                RotationSystems.sega(),
                RandomizerFactories.named("uniform"),
                SpawnSettings.plain(1),
                HoldRule.OFF,
                EnumSet.of(Input.LEFT, Input.RIGHT, Input.SOFT_DROP, Input.COUNTERCLOCKWISE),
                new TimingSettings(
                        rate,
                        GravityClocks.sega(SegaDifficulty.NORMAL),
                        LockDelays.sega(),
                        softDrop,
                        DelayRules.sega()),
                ScoringSettings.named("sega"),
                ClearRules.all(),
                List.of(TopOut.BLOCK_OUT),
                GarbageSettings.standard(),
                Goals.none());
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
        var frame = FrameRate.HZ_60.nanosAt(1);
        return new Ruleset(
                "tgm1",
                // one hidden row is kept; the others are room for a piece that stands at the top
                new BoardSize(10, 24, 20),
                RotationSystems.ars(),
                RandomizerFactories.named("tgm1"),
                SpawnSettings.plain(1).withInitialTurn(SpawnSettings.InitialAction.HELD, false),
                HoldRule.OFF,
                EnumSet.of(Input.LEFT, Input.RIGHT, Input.SOFT_DROP, Input.CLOCKWISE, Input.COUNTERCLOCKWISE),
                new TimingSettings(
                        FrameRate.HZ_60,
                        GravityClocks.tgm(),
                        LockDelays.tgm1(),
                        new SoftDrop.Steps(frame, frame, SoftDrop.Gravity.GOES_ON, false),
                        DelayRules.tgm1()),
                ScoringSettings.named("tgm1"),
                ClearRules.oneHiddenRow(),
                List.of(TopOut.BLOCK_OUT),
                GarbageSettings.standard(),
                Goals.none());
    }

    /**
     * TGM2 PLUS, master mode: as {@link #tgm1()}, with the sonic drop.
     *
     * <p>Source: tetris.wiki, shiromino. A sonic drop held at an entry is not initial here.
     *
     * @return the ruleset
     */
    public static Ruleset tgm2Master() {
        var first = tgm1();
        return first.withName("tgm2-master")
                .withRandomizers(RandomizerFactories.named("tgm2"))
                .withInputs(EnumSet.of(
                        Input.LEFT,
                        Input.RIGHT,
                        Input.SOFT_DROP,
                        Input.SONIC_DROP,
                        Input.CLOCKWISE,
                        Input.COUNTERCLOCKWISE))
                .withTiming(
                        first.timing().withLockDelay(LockDelays.tgm2Master()).withDelays(DelayRules.tgm2Master()))
                .withScoring(ScoringSettings.named("tgm2-plus"));
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
        var second = tgm2Master();
        var inputs = EnumSet.copyOf(second.inputs());
        inputs.add(Input.HOLD);
        return second.withName("tgm3-master")
                .withRotation(RotationSystems.arsTi())
                .withRandomizers(RandomizerFactories.named("tgm3"))
                .withSpawning(second.spawning().withPreview(3).withInitialHold(SpawnSettings.InitialAction.HELD))
                .withHold(HoldRule.ONCE)
                .withInputs(inputs)
                .withTiming(
                        second.timing().withLockDelay(LockDelays.tgm3Master()).withDelays(DelayRules.tgm3Master()))
                .withScoring(ScoringSettings.named("tgm3"));
    }

    private static Ruleset nes(String name, FrameRate rate, GravityClock gravity, int openingFrames) {
        // the pass that sees the press drops nothing: the first row comes two passes later
        var softDrop = new SoftDrop.Steps(rate.nanosAt(3), rate.nanosAt(2), SoftDrop.Gravity.GOES_ON, true);
        return new Ruleset(
                name,
                new BoardSize(10, 22, 20),
                RotationSystems.nrs(),
                RandomizerFactories.named("nes-rom"),
                SpawnSettings.plain(1),
                HoldRule.OFF,
                TWO_BUTTONS,
                new TimingSettings(rate, gravity, LockDelays.none(), softDrop, DelayRules.nes(rate, openingFrames, 0)),
                ScoringSettings.named("nes"),
                ClearRules.nes(),
                List.of(TopOut.OVERLAP_AT_LOCK),
                GarbageSettings.standard(),
                Goals.none());
    }
}
