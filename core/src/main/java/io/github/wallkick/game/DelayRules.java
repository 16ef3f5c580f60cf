package io.github.wallkick.game;

import io.github.wallkick.internal.Check;
import io.github.wallkick.scoring.LockResult;
import io.github.wallkick.timing.FrameRate;

/**
 * The delays of known games.
 *
 * <p>An entry delay (ARE) is counted from the lock, or after a clear from the moment in which the rows are taken out, to the
 * moment in which the next piece can be moved.
 *
 * @since 0.1.0
 */
public final class DelayRules {
    private static final DelayRule NONE = new Fixed(0, 0, 0);

    private DelayRules() {}

    /**
     * No delay at all.
     *
     * @return the rule
     */
    public static DelayRule none() {
        return NONE;
    }

    /**
     * The same delays at every level.
     *
     * @param entryNanos nanoseconds from a lock without a clear to the next piece, 0 or more
     * @param clearNanos nanoseconds for which full rows stay, 0 or more
     * @param clearEntryNanos nanoseconds from the end of a clear to the next piece, 0 or more
     * @return the rule
     * @throws IllegalArgumentException if a time is negative
     */
    public static DelayRule fixed(long entryNanos, long clearNanos, long clearEntryNanos) {
        return new Fixed(entryNanos, clearNanos, clearEntryNanos);
    }

    /**
     * The NES's: 10 to 18 frames by the row in which the piece locked, since the field is redrawn four rows at a time; a
     * clear adds 17 to 20 frames, since its animation moves only in every fourth frame. Gravity spares the first piece of a
     * game for some seconds.
     *
     * <p>The row is that of the piece's pivot, which is in the second row of its box. Source: disassembly
     * (CelestialAmber/TetrisNESDisasm); that the delays are 10 to 18 and 17 to 20 frames is confirmed by players' texts.
     *
     * @param rate the console's frame rate
     * @param openingFrames frames in which gravity spares the first piece: 96 on NTSC, 76 on PAL consoles
     * @param startFrame the console's frame counter in the frame in which the first piece enters, modulo 4: it depends on how
     *     long the menus were shown
     * @return the rule
     * @throws IllegalArgumentException if the counter is not 0 to 3, or the frames negative
     */
    public static DelayRule nes(FrameRate rate, int openingFrames, int startFrame) {
        Check.within("start frame modulo 4", startFrame, 0, NesDelays.CYCLE - 1);
        Check.atLeast("opening frames", openingFrames, 0);
        return new NesDelays(rate, openingFrames, startFrame);
    }

    /**
     * The Game Boy's: 2 frames, 93 with a clear. Source: two disassemblies (kaspermeerts/tetris, vinheim3/tetris-gb-disasm).
     * One frame more, which that machine takes when a soft drop begins in the very frame of a gravity step, is not followed.
     *
     * @return the rule
     */
    public static DelayRule gameBoy() {
        return frames(FrameRate.GAME_BOY, 0, 2, 2, 91);
    }

    /**
     * Sega's of 1988: 30 frames, a clear takes 42 more. Source: tetris.wiki, "Tetris (Sega)".
     *
     * @return the rule
     */
    public static DelayRule sega() {
        return frames(FrameRate.HZ_60, 0, 30, 30, 42);
    }

    /**
     * The first Grand Master's: 30 frames, a clear takes 41 more. Source: tetris.wiki; the Cambridge engine splits the same 71
     * frames into 27 and 44.
     *
     * @return the rule
     */
    public static DelayRule tgm1() {
        return frames(FrameRate.HZ_60, 0, 30, 30, 41);
    }

    /**
     * TGM2's master mode: 25 frames and 40 for a clear, down to 12 and 6. Source: tetris.wiki for the values; uncertain: the
     * levels of the changes are 601, 701, 801 as in the shiromino engine, the full hundreds in older tables.
     *
     * @return the rule
     */
    public static DelayRule tgm2Master() {
        return frames(FrameRate.HZ_60, 0, 25, 25, 40, 500, 25, 25, 25, 601, 25, 16, 16, 701, 16, 12, 12, 801, 12, 6, 6);
    }

    /**
     * TGM2's T.A. Death mode. Source: shiromino and Cambridge for the values, shiromino alone for the levels of the changes.
     *
     * @return the rule
     */
    public static DelayRule tgm2Death() {
        return frames(FrameRate.HZ_60, 0, 16, 12, 12, 101, 12, 6, 6, 301, 6, 6, 6, 401, 5, 5, 5, 500, 4, 4, 4);
    }

    /**
     * TGM3's master mode: as {@link #tgm2Master()} up to level 999, then down to 4 frames. Source: NullpoMino and Cambridge.
     * Uncertain: that a clear still takes 6 frames from level 1100 on is NullpoMino's reading, Cambridge has 5 and 4.
     *
     * @return the rule
     */
    public static DelayRule tgm3Master() {
        return frames(
                FrameRate.HZ_60,
                0,
                25,
                25,
                40,
                500,
                25,
                25,
                25,
                600,
                25,
                16,
                16,
                700,
                16,
                12,
                12,
                800,
                12,
                6,
                6,
                1000,
                6,
                6,
                6,
                1100,
                5,
                5,
                6,
                1200,
                4,
                4,
                6);
    }

    /**
     * TGM3's Shirase mode. Source: shiromino and Cambridge, which agree.
     *
     * @return the rule
     */
    public static DelayRule tgm3Shirase() {
        return frames(
                FrameRate.HZ_60, 0, 10, 6, 6, 100, 10, 5, 5, 200, 10, 4, 4, 300, 4, 4, 4, 500, 4, 3, 3, 1300, 4, 4, 6);
    }

    /**
     * Delays by level, in frames.
     *
     * @param rate the frame rate
     * @param table four numbers for each change, levels rising, the first one 0: the level from which they hold, frames of the
     *     entry delay, frames of the entry delay after a clear, frames of the clear
     * @return the rule
     * @throws IllegalArgumentException if the table is not made so
     */
    public static DelayRule frames(FrameRate rate, int... table) {
        return LevelDelays.of(rate, table);
    }

    /**
     * Delays that never change.
     *
     * @param entryNanos after a lock without a clear
     * @param clearNanos of a clear
     * @param clearEntryNanos after a clear
     */
    private record Fixed(long entryNanos, long clearNanos, long clearEntryNanos) implements DelayRule {
        Fixed {
            Check.atLeast("entry delay in nanoseconds", entryNanos, 0);
            Check.atLeast("line clear delay in nanoseconds", clearNanos, 0);
            Check.atLeast("entry delay after a clear in nanoseconds", clearEntryNanos, 0);
        }

        @Override
        public Delays after(LockResult landing, int level, int frame) {
            var clears = landing.lines() > 0;
            var clear = clears ? clearNanos : 0;
            var entry = clears ? clearEntryNanos : entryNanos;
            return clear == 0 && entry == 0 ? Delays.NONE : new Delays(clear, entry);
        }
    }
}
