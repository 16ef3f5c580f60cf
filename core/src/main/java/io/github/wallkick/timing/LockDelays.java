package io.github.wallkick.timing;

import io.github.wallkick.timing.ResettingLockDelay.AtLimit;
import io.github.wallkick.timing.ResettingLockDelay.Falls;
import io.github.wallkick.timing.ResettingLockDelay.Moves;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The lock delays of the field, from none to endless.
 *
 * <p>Delays given in frames are frames of 60 Hz. The presets that carry an engine's name do what that engine does; engines
 * that play "the guideline" differ in what they count, and when they forget it.
 *
 * @since 0.1.0
 */
public final class LockDelays {
    private static final long HALF_A_SECOND = 500_000_000;
    private static final int GUIDELINE_MOVES = 15;

    private static final LockDelay NONE = new NoLockDelay();

    private static final Map<String, Supplier<LockDelay>> PRESETS = Presets.of(
            Presets.entry("none", LockDelays::none),
            Presets.entry("entry-reset", () -> entryReset(HALF_A_SECOND)),
            Presets.entry("step-reset", () -> stepReset(HALF_A_SECOND)),
            Presets.entry("classic", LockDelays::classic),
            Presets.entry("move-reset", LockDelays::moveReset),
            Presets.entry("infinity", LockDelays::infinity),
            Presets.entry("sega", LockDelays::sega),
            Presets.entry("tgm1", LockDelays::tgm1),
            Presets.entry("tgm2-master", LockDelays::tgm2Master),
            Presets.entry("tgm2-death", LockDelays::tgm2Death),
            Presets.entry("tgm3-master", LockDelays::tgm3Master),
            Presets.entry("tgm3-shirase", LockDelays::tgm3Shirase),
            Presets.entry("tetrio", LockDelays::tetrio),
            Presets.entry("cambridge", LockDelays::cambridge),
            Presets.entry("nullpomino", LockDelays::nullpomino),
            Presets.entry("python-tetris", LockDelays::pythonTetris));

    private LockDelays() {}

    /**
     * The names {@link #named} knows.
     *
     * @return the names, from the simplest rule on
     */
    public static List<String> names() {
        return List.copyOf(PRESETS.keySet());
    }

    /**
     * A preset by its name; rules that need a delay get half a second.
     *
     * @param name one of {@link #names()}
     * @return the preset
     * @throws IllegalArgumentException if there is no such preset
     */
    public static LockDelay named(String name) {
        return Presets.named("lock delay", PRESETS, name);
    }

    /**
     * No delay: a piece locks when a row of gravity or of soft drop is blocked.
     *
     * <p>Source: the NES and Game Boy disassemblies, TetrisNESDisasm ({@code drop_tetrimino}) and kaspermeerts/tetris
     * ({@code DropPiece}).
     *
     * @return the rule
     */
    public static LockDelay none() {
        return NONE;
    }

    /**
     * One delay a piece, never set back: the time rested adds up over all landings.
     *
     * <p>Source: tetris.wiki, "Lock delay".
     *
     * @param delayNanos nanoseconds of rest after which a piece locks, 0 or more
     * @return the rule
     * @throws IllegalArgumentException if the delay is negative
     */
    public static ResettingLockDelay entryReset(long delayNanos) {
        return new ResettingLockDelay(
                delayNanos, Moves.NONE, ResettingLockDelay.UNLIMITED, AtLimit.LOCK, Falls.NONE, false);
    }

    /**
     * A delay that every fall sets back, and no move.
     *
     * <p>Source: tetris.wiki, "Lock delay"; Cambridge resets at every step down, as here.
     *
     * @param delayNanos nanoseconds of rest after which a piece locks, 0 or more
     * @return the rule
     * @throws IllegalArgumentException if the delay is negative
     */
    public static ResettingLockDelay stepReset(long delayNanos) {
        return entryReset(delayNanos).withFalls(Falls.EVERY);
    }

    /**
     * The guideline's classic lock down: half a second, set back only by falling.
     *
     * @return the rule
     */
    public static ResettingLockDelay classic() {
        return stepReset(HALF_A_SECOND);
    }

    /**
     * The guideline's extended lock down: half a second, set back by each of 15 shifts and turns.
     *
     * <p>A fall below the lowest row so far refills the 15. Source: the lock-down rules of 2009 as quoted by several
     * independent projects. Uncertain, and chosen so because most readers agree or the wording suggests it: only moves of a
     * resting piece count ({@link Moves#ALL} counts those in the air too); the lowest row is that of the piece's box
     * ({@link Falls#LOWEST_CELL} asks the cells); with the 15th move the piece locks as soon as it rests
     * ({@link AtLimit#KEEP_TIME} and {@link AtLimit#REFUSE_MOVES} are the other readings).
     *
     * @return the rule
     */
    public static ResettingLockDelay moveReset() {
        return new ResettingLockDelay(
                HALF_A_SECOND, Moves.FROM_GROUND, GUIDELINE_MOVES, AtLimit.LOCK, Falls.LOWEST_BOX_ROW, false);
    }

    /**
     * The guideline's infinite placement: half a second, set back by every shift, turn and fall without end.
     *
     * @return the rule
     */
    public static ResettingLockDelay infinity() {
        return new ResettingLockDelay(
                HALF_A_SECOND, Moves.ALL, ResettingLockDelay.UNLIMITED, AtLimit.LOCK, Falls.EVERY, false);
    }

    /**
     * Sega's delay of 1988: 30 frames, set back by falling.
     *
     * <p>Source: tetris.wiki, "Sega Tetris".
     *
     * @return the rule
     */
    public static ResettingLockDelay sega() {
        return stepReset(frames(30));
    }

    /**
     * The delay of Tetris The Grand Master: 30 frames, set back by falling; a soft drop locks.
     *
     * <p>Source: tetris.wiki, "Tetris The Grand Master".
     *
     * @return the rule
     */
    public static ResettingLockDelay tgm1() {
        return sega().withSoftDropLocks(true);
    }

    /**
     * The delay of TGM2's master mode: 30 frames, from level 901 on 17.
     *
     * <p>Source: tetris.wiki for the delays. Uncertain: the level of the change is 901 in the shiromino engine, 900 in older
     * tables.
     *
     * @return the rule
     */
    public static LockDelay tgm2Master() {
        return byLevel(0, 30, 901, 17);
    }

    /**
     * The delay of TGM2's T.A. Death mode: 30, 26, 22, 18 and 15 frames.
     *
     * <p>Source: Cambridge and shiromino for the delays. Uncertain: the changes are at levels 101, 201, 301 and 401 as in
     * shiromino, at the full hundred in older tables.
     *
     * @return the rule
     */
    public static LockDelay tgm2Death() {
        return byLevel(0, 30, 101, 26, 201, 22, 301, 18, 401, 15);
    }

    /**
     * The delay of TGM3's master mode: 30 frames, from level 900 on 17, from 1100 on 15.
     *
     * <p>Source: NullpoMino, Cambridge. Levels are internal: the level shown and 100 for each COOL. That a soft drop locks
     * holds for the game's classic rule only.
     *
     * @return the rule
     */
    public static LockDelay tgm3Master() {
        return byLevel(0, 30, 900, 17, 1100, 15);
    }

    /**
     * The delay of TGM3's Shirase mode: 18 frames down to 8, and 15 from level 1300 on.
     *
     * <p>Source: shiromino and Cambridge, which agree. That a soft drop locks holds for the game's classic rule only.
     *
     * @return the rule
     */
    public static LockDelay tgm3Shirase() {
        return byLevel(0, 18, 200, 17, 300, 15, 500, 13, 600, 12, 1100, 10, 1200, 8, 1300, 15);
    }

    /**
     * TETR.IO's delay: 31 frames, set back by each of 15 shifts and turns, also in the air.
     *
     * <p>A fall of the box below its lowest row refills the 15. Source: the triangle engine, whose timer locks when it is
     * over 30. The extra gravity of a piece turned more than 30 times is not part of a lock delay and not modelled here.
     *
     * @return the rule
     */
    public static ResettingLockDelay tetrio() {
        return moveReset().withDelayNanos(frames(31)).withMoves(Moves.ALL);
    }

    /**
     * The delay of Cambridge's guideline rotation: 30 frames, set back by 15 turns, and shifts after which the piece rests.
     *
     * <p>A cell below the lowest so far refills the 15. Source: Cambridge. There a 15th turn also drops the piece by a row to
     * see whether it rests; here it locks when it lands.
     *
     * @return the rule
     */
    public static ResettingLockDelay cambridge() {
        return moveReset().withMoves(Moves.TO_GROUND).withFalls(Falls.LOWEST_CELL);
    }

    /**
     * The delay of NullpoMino's STANDARD rule: 30 frames, set back by each of 15 shifts and turns on the ground.
     *
     * <p>A fall sets back the time, but the count only if no move on the ground and no other fall came right before it.
     * Source: NullpoMino, rule file STANDARD.
     *
     * @return the rule
     */
    public static ResettingLockDelay nullpomino() {
        return moveReset().withFalls(Falls.AFTER_AIR_MOVE);
    }

    /**
     * The delay of python-tetris: half a second, set back by each of 15 shifts and turns once the piece has landed.
     *
     * <p>Falling sets nothing back. Source: python-tetris, {@code gravity.py}. Uncertain: that the time runs on in the air.
     *
     * @return the rule
     */
    public static ResettingLockDelay pythonTetris() {
        return moveReset().withMoves(Moves.SINCE_LANDING).withFalls(Falls.NONE);
    }

    private static LockDelay byLevel(int... levelsAndFrames) {
        return new LeveledLockDelay(LevelTable.steps(levelsAndFrames).map(LockDelays::frames), tgm1());
    }

    private static long frames(long count) {
        return FrameRate.HZ_60.nanosAt(count);
    }
}
