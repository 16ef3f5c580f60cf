package io.github.wallkick.timing;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The gravity curves of the field, and clocks for one's own.
 *
 * <p>Beyond the ends of a table its first or last entry holds. Two kinds of clock differ in what a level's rise does to a row
 * under way: a clock of intervals (a time for each row) keeps the time that has passed, a clock of speeds (parts of a row
 * for each frame) keeps the part of the row. Speeds add up at the beginnings of frames, and the frames run on from the start
 * of the game.
 *
 * <pre>{@code
 * GravityClock clock = GravityClocks.guideline();
 * Fall fall = clock.advance(1_600_000_000, 2); // 2 rows of 793 ms; 14 ms are carried
 * }</pre>
 *
 * @since 0.1.0
 */
public final class GravityClocks {
    private static final int GUIDELINE_LAST_LEVEL = 20;
    private static final int LAST_POSITIVE_BASE = 115;
    private static final int BLITZ_CAPPED_LEVEL = 14;
    private static final int PARTS_OF_G = 256;
    private static final long TWENTY_ROWS = 20 * PARTS_OF_G;

    private static final GravityClock INSTANT = new InstantGravity();
    private static final GravityClock FROZEN = new FrozenGravity();

    private static final Map<String, Supplier<GravityClock>> PRESETS = Presets.of(
            Presets.entry("basic", GravityClocks::basic),
            Presets.entry("guideline", GravityClocks::guideline),
            Presets.entry("nes-ntsc", GravityClocks::nesNtsc),
            Presets.entry("nes-pal", GravityClocks::nesPal),
            Presets.entry("game-boy", GravityClocks::gameBoy),
            Presets.entry("game-boy-heart", GravityClocks::gameBoyHeart),
            Presets.entry("sega-easy", () -> sega(SegaDifficulty.EASY)),
            Presets.entry("sega-normal", () -> sega(SegaDifficulty.NORMAL)),
            Presets.entry("sega-hard", () -> sega(SegaDifficulty.HARD)),
            Presets.entry("sega-hardest", () -> sega(SegaDifficulty.HARDEST)),
            Presets.entry("tengen", GravityClocks::tengen),
            Presets.entry("bps", GravityClocks::bps),
            Presets.entry("tgm", GravityClocks::tgm),
            Presets.entry("tgm2-normal", GravityClocks::tgm2Normal),
            Presets.entry("nullpomino-marathon", GravityClocks::nullpominoMarathon),
            Presets.entry("tetrio-40-lines", GravityClocks::tetrio40Lines),
            Presets.entry("tetrio-league", GravityClocks::tetrioLeague),
            Presets.entry("tetrio-custom", GravityClocks::tetrioCustom),
            Presets.entry("tetrio-quick-play", GravityClocks::tetrioQuickPlay),
            Presets.entry("tetrio-blitz", GravityClocks::tetrioBlitz),
            Presets.entry("20g", GravityClocks::instant),
            Presets.entry("frozen", GravityClocks::frozen));

    private GravityClocks() {}

    /**
     * The names {@link #named} knows.
     *
     * @return the names
     */
    public static List<String> names() {
        return List.copyOf(PRESETS.keySet());
    }

    /**
     * A preset by its name.
     *
     * @param name one of {@link #names()}
     * @return the preset
     * @throws IllegalArgumentException if there is no such preset
     */
    public static GravityClock named(String name) {
        return Presets.named("gravity clock", PRESETS, name);
    }

    /**
     * Gravity by a table of one's own.
     *
     * @param firstLevel the level of the first entry
     * @param nanosPerRow nanoseconds from row to row, level by level, at least one entry, each 0 or more; 0 is instant
     * @return the clock
     * @throws IllegalArgumentException if there is no entry or one is negative
     */
    public static GravityClock intervals(int firstLevel, long... nanosPerRow) {
        for (var interval : nanosPerRow) {
            if (interval < 0) {
                throw new IllegalArgumentException("nanoseconds a row must be 0 or more, got " + interval);
            }
        }
        return IntervalClock.ofNanos(LevelTable.of(firstLevel, nanosPerRow));
    }

    /**
     * The same speed at every level, as a ratio of rows to frames.
     *
     * @param rows rows that fall, 0 or more
     * @param frames in so many frames, 1 or more
     * @param rate the frame rate
     * @return the clock; {@code constant(1, 64, FrameRate.HZ_60)} is 1/64 G
     * @throws IllegalArgumentException if a number is out of range
     */
    public static GravityClock constant(long rows, long frames, FrameRate rate) {
        if (rows < 0 || frames < 1) {
            throw new IllegalArgumentException(
                    "a speed must be 0 or more rows in 1 or more frames, got " + rows + " in " + frames);
        }
        return SpeedClock.of(LevelTable.of(0, rows), frames, rate);
    }

    /**
     * Gravity without waiting, known as 20G: the piece is on the ground the moment it can be.
     *
     * <p>Every span of time, even none, gives {@link Fall#TO_THE_GROUND} rows.
     *
     * @return the clock
     */
    public static GravityClock instant() {
        return INSTANT;
    }

    /**
     * No gravity.
     *
     * @return the clock
     */
    public static GravityClock frozen() {
        return FROZEN;
    }

    /**
     * The curve of this library's starting point: 1000, 900 … 100 ms a row at levels 1 to 10, then 100.
     *
     * @return the clock
     */
    public static GravityClock basic() {
        return IntervalClock.ofNanos(GravityTables.basic().map(millis -> millis * 1_000_000));
    }

    /**
     * The guideline's curve, {@code (0.8 - (level - 1) * 0.007) ^ (level - 1)} seconds a row, up to level 20.
     *
     * <p>Source: tetris.wiki, "Marathon". The times are exact, rounded to nanoseconds.
     *
     * @return the clock
     */
    public static GravityClock guideline() {
        return guideline(GUIDELINE_LAST_LEVEL);
    }

    /**
     * The guideline's curve up to another last level, whose speed holds from there on.
     *
     * <p>Times that round to no nanosecond are instant gravity; that is so from level 37 on. From level 116 on the formula
     * has no meaning, because its base turns negative.
     *
     * @param lastLevel the last level that is faster than the one before, from 1 to 115
     * @return the clock
     * @throws IllegalArgumentException if the level is out of range
     */
    public static GravityClock guideline(int lastLevel) {
        if (lastLevel < 1 || lastLevel > LAST_POSITIVE_BASE) {
            throw new IllegalArgumentException("the guideline's formula holds for levels 1 to 115, got " + lastLevel);
        }
        return IntervalClock.ofNanos(GravityTables.power("0.8", lastLevel));
    }

    /**
     * The NES curve on NTSC consoles: 48 frames a row at level 0, 1 from level 29 on.
     *
     * <p>Source: the TetrisNESDisasm disassembly. The 96 frames without gravity at the start of a game are not part of it.
     *
     * @return the clock
     */
    public static GravityClock nesNtsc() {
        return IntervalClock.ofFrames(FrameRate.NES_NTSC, 1, GravityTables.nesNtsc());
    }

    /**
     * The NES curve on PAL consoles: 36 frames a row at level 0, 1 from level 19 on.
     *
     * <p>Source: the TetrisNESDisasm disassembly. The 76 frames without gravity at the start of a game are not part of it.
     *
     * @return the clock
     */
    public static GravityClock nesPal() {
        return IntervalClock.ofFrames(FrameRate.NES_PAL, 1, GravityTables.nesPal());
    }

    /**
     * The Game Boy curve: 53 frames a row at level 0, 3 from level 20 on.
     *
     * <p>Source: the disassemblies kaspermeerts/tetris and vinheim3/tetris-gb-disasm, which agree.
     *
     * @return the clock
     */
    public static GravityClock gameBoy() {
        return IntervalClock.ofFrames(FrameRate.GAME_BOY, 1, GravityTables.gameBoy(0));
    }

    /**
     * The Game Boy curve in heart mode: each level as fast as the one ten above it.
     *
     * <p>Source: as {@link #gameBoy()}.
     *
     * @return the clock
     */
    public static GravityClock gameBoyHeart() {
        return IntervalClock.ofFrames(FrameRate.GAME_BOY, 1, GravityTables.gameBoy(-10));
    }

    /**
     * The curve of Sega's arcade game of 1988, levels from 0.
     *
     * <p>Source: fandom, "Tetris (Sega)", and NullpoMino's RetroMania mode; 60 frames a second are assumed.
     *
     * @param difficulty the cabinet's setting
     * @return the clock
     */
    public static GravityClock sega(SegaDifficulty difficulty) {
        return IntervalClock.ofFrames(FrameRate.HZ_60, 1, GravityTables.sega(difficulty));
    }

    /**
     * The curve of Tengen's NES game: 33 frames a row at level 0, 3 from level 17 on, with quarters of frames between.
     *
     * <p>Source: tetris.wiki, "Tetris (NES, Tengen)"; the one source there is.
     *
     * @return the clock
     */
    public static GravityClock tengen() {
        return IntervalClock.ofFrames(FrameRate.NES_NTSC, 4, GravityTables.tengenQuarters());
    }

    /**
     * The curve of BPS's Famicom game by stage: 80 frames a row at stage 0, 13 at stage 9.
     *
     * <p>Source: tetris.wiki, "Tetris (Famicom)"; the one source there is.
     *
     * @return the clock
     */
    public static GravityClock bps() {
        return IntervalClock.ofFrames(FrameRate.NES_NTSC, 1, GravityTables.bps());
    }

    /**
     * The curve of Tetris The Grand Master, TGM2 master and TGM3 master: 4/256 G at level 0, 20G from level 500 on.
     *
     * <p>Source: tetris.wiki, "Tetris The Grand Master"; Cambridge and NullpoMino agree. TGM3 counts an internal level, the
     * level shown and 100 for each COOL. A piece that lands loses the part of a row it had: {@link GravityClock#restarted()}.
     * 20 rows a frame are more than the field is high and given as instant gravity, so that a piece is down before the
     * player's next input, as it is in the games.
     *
     * @return the clock
     */
    public static GravityClock tgm() {
        return speeds256(GravityTables.tgm());
    }

    /**
     * The curve of TGM2's normal mode: 4/256 G at level 0, 20G from level 300 on.
     *
     * <p>Source: fandom, "Tetris The Absolute The Grand Master 2"; the one source there is. Otherwise as {@link #tgm()}.
     *
     * @return the clock
     */
    public static GravityClock tgm2Normal() {
        return speeds256(GravityTables.tgm2Normal());
    }

    /**
     * The curve of NullpoMino's marathon: 1/63 G at level 0, 1G at level 12, instant from level 17 on.
     *
     * <p>Source: NullpoMino, {@code MarathonMode}.
     *
     * @return the clock
     */
    public static GravityClock nullpominoMarathon() {
        return SpeedClock.of(GravityTables.nullpominoMarathon(), GravityTables.NULLPOMINO_ROW, FrameRate.HZ_60);
    }

    /**
     * TETR.IO's 40 LINES: 0.02 G throughout.
     *
     * @return the clock
     */
    public static GravityClock tetrio40Lines() {
        return growing(20_000, 0, 0, true);
    }

    /**
     * TETR.IO's league: 0.02 G for two minutes, then 0.0035 G more each second.
     *
     * @return the clock
     */
    public static GravityClock tetrioLeague() {
        return growing(20_000, 3_500, 7_200, true);
    }

    /**
     * TETR.IO's custom room: 0.02 G for one minute, then 0.0025 G more each second.
     *
     * @return the clock
     */
    public static GravityClock tetrioCustom() {
        return growing(20_000, 2_500, 3_600, true);
    }

    /**
     * TETR.IO's Quick Play without mods: 0.02 G and 0.0005 G more each second.
     *
     * @return the clock
     */
    public static GravityClock tetrioQuickPlay() {
        return growing(20_000, 500, 0, true);
    }

    /**
     * TETR.IO's Blitz: {@code (0.65 - (level - 1) * 0.007) ^ (level - 1)} seconds a row, never more than 20 rows a frame.
     *
     * <p>Uncertain: of three readings of the game two cap the speed, which it reaches at level 14.
     *
     * @return the clock
     */
    public static GravityClock tetrioBlitz() {
        // a frame of 60 Hz is 50,000,000 thirds of a nanosecond
        var thirds = GravityTables.power("0.65", BLITZ_CAPPED_LEVEL).map(nanos -> Math.max(3 * nanos, 50_000_000 / 20));
        return new IntervalClock(thirds, 3, 0);
    }

    /**
     * Gravity that grows with the time of the game, whatever the level, as TETR.IO's options {@code g}, {@code gincrease},
     * {@code gmargin} and {@code may20g} set it.
     *
     * <p>It is exact for speeds and growths in millionths of a row a frame: parts of a row are counted in sixty millionths. In
     * each frame after the margin the speed first rises by a sixtieth of the growth, then counts. Source: the triangle engine.
     *
     * @param millionths speed at the start in millionths of a row a frame, 0 to 20,000,000
     * @param millionthsPerSecond growth of the speed in 60 frames, 0 to 20,000,000
     * @param marginFrames frames of 60 Hz before the growth begins, 0 to 2<sup>40</sup>
     * @param endsInstant whether gravity is instant once it has grown beyond 20 rows a frame
     * @return the clock, at the start of a game
     * @throws IllegalArgumentException if a number is out of range
     */
    public static GravityClock growing(
            long millionths, long millionthsPerSecond, long marginFrames, boolean endsInstant) {
        return GrowingClock.of(Growth.ofMillionths(millionths, millionthsPerSecond, marginFrames, endsInstant));
    }

    private static GravityClock speeds256(LevelTable speeds) {
        return SpeedClock.of(
                speeds.map(speed -> speed >= TWENTY_ROWS ? SpeedClock.INSTANT : speed), PARTS_OF_G, FrameRate.HZ_60);
    }
}
