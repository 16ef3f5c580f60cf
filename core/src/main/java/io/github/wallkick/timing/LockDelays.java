package io.github.wallkick.timing;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.Presets;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.timing.ResettingLockDelay.AtLimit;
import io.github.wallkick.timing.ResettingLockDelay.MoveReset;
import io.github.wallkick.timing.ResettingLockDelay.StepReset;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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

    private static final LockDelay NONE = new Timeless("none", true);
    private static final LockDelay NEVER = new Timeless("never", false);

    private static final Presets<LockDelay> PRESETS = Presets.of(
            "lock delay",
            list -> list.with("none", LockDelays::none)
                    .with("never", LockDelays::never)
                    .with("entry-reset", () -> entryReset(HALF_A_SECOND))
                    .with("step-reset", () -> stepReset(HALF_A_SECOND))
                    .with("classic", LockDelays::classic)
                    .with("move-reset", LockDelays::moveReset)
                    .with("infinity", LockDelays::infinity)
                    .with("sega", LockDelays::sega)
                    .with("tgm1", LockDelays::tgm1)
                    .with("tgm2-master", LockDelays::tgm2Master)
                    .with("tgm2-death", LockDelays::tgm2Death)
                    .with("tgm3-master", LockDelays::tgm3Master)
                    .with("tgm3-shirase", LockDelays::tgm3Shirase)
                    .with("tetrio", LockDelays::tetrio)
                    .with("cambridge", LockDelays::cambridge)
                    .with("nullpomino", LockDelays::nullpomino)
                    .with("python-tetris", LockDelays::pythonTetris));

    private LockDelays() {}

    /** The names of the presets, made when the first text is asked for. */
    private static final class Names {
        static final Map<LockDelay, String> BY_DELAY = PRESETS.byValue();

        private Names() {}
    }

    /**
     * The names {@link #named(String)} knows.
     *
     * @return the names, from the simplest rule on; immutable
     */
    public static List<String> names() {
        return PRESETS.names();
    }

    /**
     * The preset of a name; rules that need a delay get half a second.
     *
     * @param name one of {@link #names()}
     * @return the preset
     * @throws IllegalArgumentException if there is no such preset
     */
    public static LockDelay named(String name) {
        return PRESETS.named(name);
    }

    /**
     * A lock delay of one's own under a name, so that recordings can name it.
     *
     * <p>Equality: two are equal when their names are.
     *
     * @param name the name; not blank, without quotation marks and control characters
     * @param delay the rule; one name must always stand for the same
     * @return the named rule, whose text is the name in quotation marks
     * @throws IllegalArgumentException if the name is none
     */
    public static LockDelay named(String name, LockDelay delay) {
        return NamedTiming.delay(StrategyText.named(name), delay);
    }

    /**
     * The lock delay that a text tells: the way back from {@link LockDelay#text} for all that this library ships.
     *
     * @param text the text
     * @return the rule
     * @throws io.github.wallkick.NotationException if the text tells no such rule, or names one of a user's own
     */
    public static LockDelay parse(String text) {
        return read(StrategyText.parse(text));
    }

    static LockDelay read(StrategyText text) {
        return PRESETS.parse(
                text,
                Map.of(
                        ResettingLockDelay.KIND, ResettingLockDelay::read,
                        LeveledLockDelay.KIND, LeveledLockDelay::read));
    }

    /**
     * Tests the laws of {@link LockTimer} for a lock delay of one's own, at many levels and after many changes.
     *
     * @param delay the rule
     * @throws IllegalArgumentException if it breaks a law; the message has a counter-example
     */
    public static void check(LockDelay delay) {
        TimingLaws.checkDelay(delay);
    }

    /** The name of the preset that a rule equals. */
    static Optional<String> nameOf(LockDelay delay) {
        return Optional.ofNullable(Names.BY_DELAY.get(delay));
    }

    /** The fields of a timer's text of some kind. */
    static StrategyText.Fields timerFields(StrategyText text, String kind) {
        if (text.isNamed() || !text.word().equals(kind)) {
            throw text.failure("expected a timer of this lock delay: " + kind);
        }
        return text.fields();
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
     * A lock that never comes by itself: a piece rests until a hard drop locks it, for games without time.
     *
     * @return the rule
     */
    public static LockDelay never() {
        return NEVER;
    }

    /**
     * One delay per piece, never set back: the time rested adds up over all landings.
     *
     * <p>Source: tetris.wiki, "Lock delay".
     *
     * @param delayNanos nanoseconds of rest after which a piece locks, 0 or more
     * @return the rule
     * @throws IllegalArgumentException if the delay is negative
     */
    public static ResettingLockDelay entryReset(long delayNanos) {
        return new ResettingLockDelay(
                delayNanos,
                MoveReset.NONE,
                ResettingLockDelay.UNLIMITED,
                ResettingLockDelay.SHARED,
                AtLimit.LOCK,
                StepReset.NONE,
                false,
                false);
    }

    /**
     * As {@link #entryReset(long)}.
     *
     * @param delay time of rest after which a piece locks, 0 or more and at most 292 years
     * @return the rule
     * @throws IllegalArgumentException if the delay is negative
     * @throws ArithmeticException if the time is too long for a {@code long} of nanoseconds
     */
    public static ResettingLockDelay entryReset(Duration delay) {
        return entryReset(delay.toNanos());
    }

    /**
     * Step reset: a delay that every fall sets back, and no move.
     *
     * <p>Source: tetris.wiki, "Lock delay"; Cambridge resets at every step down, as here.
     *
     * @param delayNanos nanoseconds of rest after which a piece locks, 0 or more
     * @return the rule
     * @throws IllegalArgumentException if the delay is negative
     */
    public static ResettingLockDelay stepReset(long delayNanos) {
        return entryReset(delayNanos).withStepReset(StepReset.EVERY);
    }

    /**
     * As {@link #stepReset(long)}.
     *
     * @param delay time of rest after which a piece locks, 0 or more and at most 292 years
     * @return the rule
     * @throws IllegalArgumentException if the delay is negative
     * @throws ArithmeticException if the time is too long for a {@code long} of nanoseconds
     */
    public static ResettingLockDelay stepReset(Duration delay) {
        return stepReset(delay.toNanos());
    }

    /**
     * The guideline's classic lock down, a step reset: half a second, set back only by falling.
     *
     * @return the rule
     */
    public static ResettingLockDelay classic() {
        return stepReset(HALF_A_SECOND);
    }

    /**
     * Move reset, the guideline's extended lock down (extended placement): half a second, set back by each of 15 shifts and
     * turns.
     *
     * <p>A fall below the lowest row so far refills the 15. Source: the lock-down rules of 2009 as quoted by several
     * independent projects. Uncertain, and chosen so because most readers agree or the wording suggests it: only moves of a
     * resting piece count ({@link MoveReset#ALL} counts those in the air too); the lowest row is that of the piece's box
     * ({@link StepReset#LOWEST_CELL} asks the cells); with the 15th move the piece locks as soon as it rests
     * ({@link AtLimit#KEEP_TIME} and {@link AtLimit#REFUSE_MOVES} are the other readings).
     *
     * @return the rule
     */
    public static ResettingLockDelay moveReset() {
        return entryReset(HALF_A_SECOND)
                .withMoveReset(MoveReset.FROM_GROUND)
                .withLimit(GUIDELINE_MOVES)
                .withStepReset(StepReset.LOWEST_BOX_ROW);
    }

    /**
     * Infinity, the guideline's infinite placement: half a second, set back by every shift, turn and fall without end.
     *
     * @return the rule
     */
    public static ResettingLockDelay infinity() {
        return stepReset(HALF_A_SECOND).withMoveReset(MoveReset.ALL);
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
        return moveReset().withDelayNanos(frames(31)).withMoveReset(MoveReset.ALL);
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
        return moveReset().withMoveReset(MoveReset.TO_GROUND).withStepReset(StepReset.LOWEST_CELL);
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
        return moveReset().withStepReset(StepReset.AFTER_AIR_MOVE);
    }

    /**
     * The delay of python-tetris: half a second, set back by each of 15 shifts and turns once the piece has landed.
     *
     * <p>Falling sets nothing back. Source: python-tetris, {@code gravity.py}. Uncertain: that the time runs on in the air.
     *
     * @return the rule
     */
    public static ResettingLockDelay pythonTetris() {
        return moveReset().withMoveReset(MoveReset.SINCE_LANDING).withStepReset(StepReset.NONE);
    }

    /**
     * A rule whose delay depends on the level.
     *
     * @param firstLevel the level of the first delay
     * @param rule the rest of the rule; its own delay counts for nothing
     * @param delayNanos nanoseconds of rest after which a piece locks, level by level, at least one and at most 10,000 of them,
     *     each 0 or more; beyond the ends the first or last counts
     * @return the rule
     * @throws IllegalArgumentException if there are no delays, too many, or one is negative
     */
    public static LockDelay byLevel(int firstLevel, ResettingLockDelay rule, long... delayNanos) {
        for (var nanos : delayNanos) {
            Check.atLeast("lock delay in nanoseconds", nanos, 0);
        }
        return new LeveledLockDelay(LevelTable.of(firstLevel, delayNanos), rule);
    }

    /**
     * As {@link #byLevel(int, ResettingLockDelay, long...)}.
     *
     * @param firstLevel the level of the first delay
     * @param rule the rest of the rule; its own delay counts for nothing
     * @param delays times of rest after which a piece locks, level by level
     * @return the rule
     * @throws IllegalArgumentException if there are no delays, too many, or one is negative
     * @throws ArithmeticException if a time is too long for a {@code long} of nanoseconds
     */
    public static LockDelay byLevel(int firstLevel, ResettingLockDelay rule, List<Duration> delays) {
        return byLevel(
                firstLevel, rule, delays.stream().mapToLong(Duration::toNanos).toArray());
    }

    private static LockDelay byLevel(int... levelsAndFrames) {
        return new LeveledLockDelay(LevelTable.steps(levelsAndFrames).map(LockDelays::frames), tgm1());
    }

    private static long frames(long count) {
        return FrameRate.HZ_60.nanosAt(count);
    }

    /**
     * A rule with nothing to count, which is its own timer.
     *
     * @param text its text
     * @param locks whether the row that cannot be fallen locks a piece; otherwise nothing does
     */
    private record Timeless(String text, boolean locks) implements LockDelay, LockTimer {
        @Override
        public LockTimer start(int level, Contact contact) {
            return this;
        }

        @Override
        public LockTimer shifted(Contact now) {
            return this;
        }

        @Override
        public LockTimer turned(Contact now) {
            return this;
        }

        @Override
        public LockTimer fell(Contact now) {
            return this;
        }

        @Override
        public LockTimer groundChanged(Contact now) {
            return this;
        }

        @Override
        public LockTimer advance(long elapsedNanos) {
            Check.elapsed(elapsedNanos);
            return this;
        }

        @Override
        public long nanosToLock() {
            return NEVER;
        }

        @Override
        public boolean locksWhenFallIsBlocked() {
            return locks;
        }

        @Override
        public boolean locksOnSoftDrop() {
            return locks;
        }

        @Override
        public LockTimer resume(String state) {
            timerFields(StrategyText.parse(state), this.text).end();
            return this;
        }
    }
}
