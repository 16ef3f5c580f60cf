package io.github.wallkick.timing;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.Presets;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.timing.LibraryClock.ConstantGravity;
import io.github.wallkick.timing.LibraryClock.IntervalClock;
import io.github.wallkick.timing.LibraryClock.SpeedClock;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

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
    private static final long MILLI = 1_000_000;

    /** A row, in the parts that TGM's tables count. */
    private static final int TGM_ROW = 256;

    /** A row, in the parts of NullpoMino's marathon: the least common multiple of its denominators. */
    private static final long NULLPOMINO_ROW = 57_657_600;

    private static final GravityClock INSTANT = new ConstantGravity("20g", Fall.TO_THE_GROUND);
    private static final GravityClock FROZEN = new ConstantGravity("frozen", 0);

    static final Presets<GravityClock> PRESETS = Presets.of(
            "gravity clock",
            list -> list.with("basic", GravityClocks::basic)
                    .with("guideline", GravityClocks::guideline)
                    .with("nes-ntsc", GravityClocks::nesNtsc)
                    .with("nes-pal", GravityClocks::nesPal)
                    .with("game-boy", GravityClocks::gameBoy)
                    .with("game-boy-heart", GravityClocks::gameBoyHeart)
                    .with("sega-easy", () -> sega(SegaDifficulty.EASY))
                    .with("sega-normal", () -> sega(SegaDifficulty.NORMAL))
                    .with("sega-hard", () -> sega(SegaDifficulty.HARD))
                    .with("sega-hardest", () -> sega(SegaDifficulty.HARDEST))
                    .with("tengen", GravityClocks::tengen)
                    .with("bps", GravityClocks::bps)
                    .with("tgm", GravityClocks::tgm)
                    .with("tgm2-normal", GravityClocks::tgm2Normal)
                    .with("nullpomino-marathon", GravityClocks::nullpominoMarathon)
                    .with("tetrio-40-lines", GravityClocks::tetrio40Lines)
                    .with("tetrio-league", GravityClocks::tetrioLeague)
                    .with("tetrio-custom", GravityClocks::tetrioCustom)
                    .with("tetrio-quick-play", GravityClocks::tetrioQuickPlay)
                    .with("tetrio-blitz", GravityClocks::tetrioBlitz)
                    .with("20g", GravityClocks::instant)
                    .with("frozen", GravityClocks::frozen));

    private GravityClocks() {}

    /**
     * The names {@link #named(String)} knows.
     *
     * @return the names; immutable
     */
    public static List<String> names() {
        return PRESETS.names();
    }

    /**
     * The preset of a name.
     *
     * @param name one of {@link #names()}
     * @return the preset
     * @throws IllegalArgumentException if there is no such preset
     */
    public static GravityClock named(String name) {
        return PRESETS.named(name);
    }

    /**
     * A clock of one's own under a name, so that recordings can name it.
     *
     * <p>Equality: at the start of a game two are equal when their names are; later ones when the clocks are, too.
     *
     * @param name the name; not blank, without quotation marks and control characters
     * @param clock the clock as it stands at the start of a game; one name must always stand for the same
     * @return the named clock, whose text is the name in quotation marks and, once it carries something, the text of the clock
     * @throws IllegalArgumentException if the name is none
     */
    public static GravityClock named(String name, GravityClock clock) {
        return NamedTiming.clock(StrategyText.named(name), clock);
    }

    /**
     * The clock that a text tells: the way back from {@link GravityClock#text} for all that this library ships.
     *
     * @param text the text
     * @return the clock
     * @throws io.github.wallkick.NotationException if the text tells no such clock, or names one of a user's own
     */
    public static GravityClock parse(String text) {
        return LibraryClock.read(StrategyText.parse(text));
    }

    /**
     * Tests the laws of {@link GravityClock} for a clock of one's own, at many levels and after many times.
     *
     * @param clock the clock
     * @throws IllegalArgumentException if it breaks a law; the message has a counter-example
     */
    public static void check(GravityClock clock) {
        TimingLaws.checkClock(clock);
    }

    /**
     * Gravity by a table of one's own.
     *
     * @param firstLevel the level of the first entry
     * @param nanosPerRow nanoseconds from row to row, level by level, 1 to 10,000 entries, each 0 or more; 0 is instant
     * @return the clock
     * @throws IllegalArgumentException if there is no entry, too many, or one is negative
     */
    public static GravityClock intervals(int firstLevel, long... nanosPerRow) {
        for (var interval : nanosPerRow) {
            Check.atLeast("nanoseconds per row", interval, 0);
        }
        return IntervalClock.ofNanos(LevelTable.of(firstLevel, nanosPerRow));
    }

    /**
     * Gravity by a table of one's own.
     *
     * @param firstLevel the level of the first entry
     * @param timesPerRow times from row to row, level by level, 1 to 10,000 entries, each 0 or more and at most 292 years; 0
     *     is instant
     * @return the clock
     * @throws IllegalArgumentException if there is no entry, too many, or one is negative
     * @throws ArithmeticException if a time is too long for a {@code long} of nanoseconds
     */
    public static GravityClock intervals(int firstLevel, List<Duration> timesPerRow) {
        return intervals(
                firstLevel, timesPerRow.stream().mapToLong(Duration::toNanos).toArray());
    }

    /**
     * Gravity by a table of one's own in frames, exact to the last nanosecond.
     *
     * @param rate the frame rate
     * @param firstLevel the level of the first entry
     * @param framesPerRow frames from row to row, level by level, 1 to 10,000 entries, each 0 or more; 0 is instant
     * @return the clock
     * @throws IllegalArgumentException if there is no entry, too many, or one is negative or longer than 292 years
     */
    public static GravityClock intervals(FrameRate rate, int firstLevel, long... framesPerRow) {
        for (var frames : framesPerRow) {
            Check.within("frames per row", frames, 0, Long.MAX_VALUE / rate.nanos());
        }
        return IntervalClock.ofFrames(rate, 1, LevelTable.of(firstLevel, framesPerRow));
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
        Check.atLeast("rows of a speed", rows, 0);
        Check.atLeast("frames of a speed", frames, 1);
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
     * A simple curve to start from: 1000, 900 … 100 ms per row at levels 1 to 10, then 100.
     *
     * @return the clock
     */
    public static GravityClock basic() {
        return IntervalClock.ofNanos(LevelTable.of(1, 1000, 900, 800, 700, 600, 500, 400, 300, 200, 100)
                .map(millis -> millis * MILLI));
    }

    /**
     * The guideline's curve, {@code (0.8 - (level - 1) * 0.007) ^ (level - 1)} seconds per row, up to level 20.
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
        Check.within("last level of the guideline's formula", lastLevel, 1, LAST_POSITIVE_BASE);
        return IntervalClock.ofNanos(powers("0.8", lastLevel));
    }

    /** Nanoseconds per row from level 1 to the last, computed exactly and rounded half up. */
    private static LevelTable powers(String base, int lastLevel) {
        return LevelTable.of(
                1,
                IntStream.range(0, lastLevel)
                        .mapToLong(i -> new BigDecimal(base)
                                .subtract(new BigDecimal("0.007").multiply(BigDecimal.valueOf(i)))
                                .pow(i)
                                .movePointRight(9)
                                .setScale(0, RoundingMode.HALF_UP)
                                .longValueExact())
                        .toArray());
    }

    /**
     * The NES curve on NTSC consoles: 48 frames per row at level 0, 1 from level 29 on.
     *
     * <p>Source: the TetrisNESDisasm disassembly. The 96 frames without gravity at the start of a game are not part of it.
     *
     * @return the clock
     */
    public static GravityClock nesNtsc() {
        return IntervalClock.ofFrames(
                FrameRate.NES_NTSC,
                1,
                LevelTable.steps(
                        0, 48, 1, 43, 2, 38, 3, 33, 4, 28, 5, 23, 6, 18, 7, 13, 8, 8, 9, 6, 10, 5, 13, 4, 16, 3, 19, 2,
                        29, 1));
    }

    /**
     * The NES curve on PAL consoles: 36 frames per row at level 0, 1 from level 19 on.
     *
     * <p>Source: the TetrisNESDisasm disassembly. The 76 frames without gravity at the start of a game are not part of it.
     *
     * @return the clock
     */
    public static GravityClock nesPal() {
        return IntervalClock.ofFrames(
                FrameRate.NES_PAL,
                1,
                LevelTable.steps(
                        0, 36, 1, 32, 2, 29, 3, 25, 4, 22, 5, 18, 6, 15, 7, 11, 8, 7, 9, 5, 10, 4, 13, 3, 16, 2, 19,
                        1));
    }

    /**
     * The Game Boy curve: 53 frames per row at level 0, 3 from level 20 on.
     *
     * <p>Source: the disassemblies kaspermeerts/tetris and vinheim3/tetris-gb-disasm, which agree.
     *
     * @return the clock
     */
    public static GravityClock gameBoy() {
        return gameBoy(0);
    }

    /**
     * The Game Boy curve in heart mode: each level as fast as the one ten above it.
     *
     * <p>Source: as {@link #gameBoy()}.
     *
     * @return the clock
     */
    public static GravityClock gameBoyHeart() {
        return gameBoy(-10);
    }

    private static GravityClock gameBoy(int firstLevel) {
        return IntervalClock.ofFrames(
                FrameRate.GAME_BOY,
                1,
                LevelTable.of(firstLevel, 53, 49, 45, 41, 37, 33, 28, 22, 17, 11, 10, 9, 8, 7, 6, 6, 5, 5, 4, 4, 3));
    }

    /**
     * The curve of Sega's arcade game of 1988, levels from 0.
     *
     * <p>Source: fandom, "Tetris (Sega)", and NullpoMino's RetroMania mode; 60 frames per second are assumed.
     *
     * @param difficulty the cabinet's setting
     * @return the clock
     */
    public static GravityClock sega(SegaDifficulty difficulty) {
        var frames = switch (difficulty) {
            case EASY -> LevelTable.of(0, 48, 32, 24, 18, 14, 12, 10, 8, 6, 4, 12, 10, 8, 6, 4, 2);
            case NORMAL -> LevelTable.of(0, 48, 24, 18, 15, 12, 10, 8, 6, 4, 2, 10, 8, 6, 4, 2, 1);
            case HARD -> LevelTable.of(0, 40, 20, 16, 12, 10, 8, 6, 4, 2, 1, 10, 8, 6, 4, 2, 1);
            case HARDEST -> LevelTable.of(0, 30, 15, 12, 10, 8, 6, 4, 2, 1, 1, 8, 6, 4, 2, 1, 1);
        };
        return IntervalClock.ofFrames(FrameRate.HZ_60, 1, frames);
    }

    /**
     * The curve of Tengen's NES game: 33 frames per row at level 0, 3 from level 17 on, with quarters of frames between.
     *
     * <p>Source: tetris.wiki, "Tetris (NES, Tengen)"; the one source there is.
     *
     * @return the clock
     */
    public static GravityClock tengen() {
        return IntervalClock.ofFrames(
                FrameRate.NES_NTSC,
                4,
                LevelTable.of(0, 132, 112, 96, 80, 68, 56, 44, 36, 28, 24, 22, 20, 18, 16, 15, 14, 13, 12));
    }

    /**
     * The curve of BPS's Famicom game by stage: 80 frames per row at stage 0, 13 at stage 9.
     *
     * <p>Source: tetris.wiki, "Tetris (Famicom)"; the one source there is.
     *
     * @return the clock
     */
    public static GravityClock bps() {
        return IntervalClock.ofFrames(FrameRate.NES_NTSC, 1, LevelTable.of(0, 80, 65, 50, 40, 32, 25, 20, 17, 15, 13));
    }

    /**
     * The curve of Tetris The Grand Master, TGM2 master and TGM3 master: 4/256 G at level 0, 20G from level 500 on.
     *
     * <p>Source: tetris.wiki, "Tetris The Grand Master"; Cambridge and NullpoMino agree. TGM3 counts an internal level, the
     * level shown and 100 for each COOL. A piece that lands loses the part of a row it had: {@link GravityClock#restarted()}.
     * 20G moves a piece past any stack, so it is modelled as instant gravity: the piece is down before the player's next
     * input, as in the games.
     *
     * @return the clock
     */
    public static GravityClock tgm() {
        return tgm(LevelTable.steps(
                0, 4, 30, 6, 35, 8, 40, 10, 50, 12, 60, 16, 70, 32, 80, 48, 90, 64, 100, 80, 120, 96, 140, 112, 160,
                128, 170, 144, 200, 4, 220, 32, 230, 64, 233, 96, 236, 128, 239, 160, 243, 192, 247, 224, 251, 256, 300,
                512, 330, 768, 360, 1024, 400, 1280, 420, 1024, 450, 768, 500, 5120));
    }

    /**
     * The curve of TGM2's normal mode: 4/256 G at level 0, 20G from level 300 on.
     *
     * <p>Source: fandom, "Tetris The Absolute The Grand Master 2"; the one source there is. Otherwise as {@link #tgm()}.
     *
     * @return the clock
     */
    public static GravityClock tgm2Normal() {
        return tgm(LevelTable.steps(
                0, 4, 8, 5, 19, 6, 35, 8, 40, 10, 50, 12, 60, 16, 70, 32, 80, 48, 90, 64, 100, 4, 108, 5, 119, 6, 125,
                8, 131, 12, 139, 32, 149, 48, 156, 80, 164, 112, 174, 128, 180, 144, 200, 16, 212, 48, 221, 80, 232,
                112, 244, 144, 256, 176, 267, 192, 277, 208, 287, 224, 295, 240, 300, 5120));
    }

    /**
     * The curve of NullpoMino's marathon: 1/63 G at level 0, 1G at level 12, instant from level 17 on.
     *
     * <p>Source: NullpoMino, {@code MarathonMode}.
     *
     * @return the clock
     */
    public static GravityClock nullpominoMarathon() {
        var slow = LongStream.of(63, 50, 39, 30, 22, 16, 12, 8, 6, 4, 3, 2, 1).map(frames -> NULLPOMINO_ROW / frames);
        var fast = LongStream.of(465, 731, 1280, 1707).map(speed -> NULLPOMINO_ROW / 256 * speed);
        var speeds = LongStream.concat(LongStream.concat(slow, fast), LongStream.of(SpeedClock.INSTANT));
        return SpeedClock.of(LevelTable.of(0, speeds.toArray()), NULLPOMINO_ROW, FrameRate.HZ_60);
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
     * TETR.IO's Blitz: {@code (0.65 - (level - 1) * 0.007) ^ (level - 1)} seconds per row, never more than 20 rows per frame.
     *
     * <p>Uncertain: of three readings of the game two cap the speed, which it reaches at level 14.
     *
     * @return the clock
     */
    public static GravityClock tetrioBlitz() {
        // a frame of 60 Hz is 50,000,000 thirds of a nanosecond
        var thirds = powers("0.65", BLITZ_CAPPED_LEVEL).map(nanos -> Math.max(3 * nanos, 50_000_000 / 20));
        return new IntervalClock(thirds, 3, 0);
    }

    /**
     * Gravity that grows with the time of the game, whatever the level, as TETR.IO's options {@code g}, {@code gincrease},
     * {@code gmargin} and {@code may20g} set it.
     *
     * <p>It is exact for speeds and growths in millionths of a row per frame: parts of a row are counted in sixty millionths. In
     * each frame after the margin the speed first rises by a sixtieth of the growth, then counts. Source: the triangle engine.
     *
     * @param millionths speed at the start in millionths of a row per frame, 0 to 20,000,000
     * @param millionthsPerSecond growth of the speed in 60 frames, 0 to 20,000,000
     * @param marginFrames frames of 60 Hz before the growth begins, 0 to 2<sup>40</sup>
     * @param endsInstant whether gravity is instant once it has grown beyond 20 rows per frame
     * @return the clock, at the start of a game
     * @throws IllegalArgumentException if a number is out of range
     */
    public static GravityClock growing(
            long millionths, long millionthsPerSecond, long marginFrames, boolean endsInstant) {
        return RisingGravity.of(new RisingGravity.Growth(millionths, millionthsPerSecond, marginFrames, endsInstant));
    }

    /** A curve in 256ths of a row per frame; 20 rows per frame are instant. */
    private static GravityClock tgm(LevelTable speeds) {
        return SpeedClock.of(
                speeds.map(speed -> speed >= 20 * TGM_ROW ? SpeedClock.INSTANT : speed), TGM_ROW, FrameRate.HZ_60);
    }

    /**
     * The difficulty switch of Sega's arcade cabinet of 1988.
     *
     * @since 0.1.0
     */
    public enum SegaDifficulty {
        /** The slowest. */
        EASY,
        /** The usual one. */
        NORMAL,
        /** Faster than normal. */
        HARD,
        /** The fastest. */
        HARDEST
    }
}
