package io.github.wallkick.game;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.internal.NamedStrategy;
import io.github.wallkick.internal.Presets;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.scoring.LockResult;
import io.github.wallkick.timing.FrameRate;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.LongStream;

/**
 * The delays of known games.
 *
 * <p>An entry delay (ARE) is counted from the lock, or after a clear from the moment in which the rows are taken out, to the
 * moment in which the next piece can be moved.
 *
 * @since 0.1.0
 */
@CheckReturnValue
public final class DelayRules {
    private static final DelayRule NONE = new Fixed(0, 0, 0);

    private static final Presets<DelayRule> PRESETS = Presets.of(
            "delay rule",
            list -> list.with("none", DelayRules::none)
                    .with("game-boy", DelayRules::gameBoy)
                    .with("sega", DelayRules::sega)
                    .with("tgm1", DelayRules::tgm1)
                    .with("tgm2-master", DelayRules::tgm2Master)
                    .with("tgm2-death", DelayRules::tgm2Death)
                    .with("tgm3-master", DelayRules::tgm3Master)
                    .with("tgm3-shirase", DelayRules::tgm3Shirase));

    private DelayRules() {}

    /**
     * The names that {@link #named(String)} knows.
     *
     * @return the names, in the order of this page; immutable
     */
    public static List<String> names() {
        return PRESETS.names();
    }

    /**
     * The preset with a given name.
     *
     * @param name one of {@link #names()}
     * @return the rule
     * @throws IllegalArgumentException if there is no such preset
     */
    public static DelayRule named(String name) {
        return PRESETS.named(name);
    }

    /**
     * A delay rule of one's own under a name, so that recordings can name it. It equals every other one of its name.
     *
     * @param name the name; not blank, without quotation marks and control characters
     * @param rule the rule; one name must always stand for the same
     * @return the named rule, whose text is the name in quotation marks
     * @throws IllegalArgumentException if the name is none
     */
    public static DelayRule named(String name, DelayRule rule) {
        return new Named(StrategyText.named(name).toString(), rule);
    }

    /**
     * The rule that a text tells: the inverse of {@link DelayRule#text} for all that this library ships.
     *
     * @param text the text
     * @return the rule
     * @throws io.github.wallkick.NotationException if the text tells no such rule
     */
    public static DelayRule parse(String text) {
        return PRESETS.parse(text, Map.of(Fixed.KIND, Fixed::read, ByLevel.KIND, ByLevel::read, Nes.KIND, Nes::read));
    }

    private static String text(DelayRule rule, Supplier<StrategyText> text) {
        return PRESETS.nameOf(rule).orElseGet(() -> text.get().toString());
    }

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
     * Fixed delays.
     *
     * @param entry delay before the next piece after a lock without a clear, 0 or more
     * @param clear delay in which full rows are shown, 0 or more
     * @param clearEntry delay before the next piece after a clear, 0 or more
     * @return the rule
     * @throws IllegalArgumentException if a delay is negative
     * @throws ArithmeticException if a delay is too long for a {@code long} of nanoseconds
     */
    public static DelayRule fixed(Duration entry, Duration clear, Duration clearEntry) {
        return fixed(entry.toNanos(), clear.toNanos(), clearEntry.toNanos());
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
        Check.within("start frame modulo 4", startFrame, 0, Nes.CYCLE - 1);
        Check.atLeast("opening frames", openingFrames, 0);
        return new Nes(rate, openingFrames, startFrame);
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
        return ByLevel.of(rate, table);
    }

    /**
     * Delays that never change.
     *
     * @param entryNanos after a lock without a clear
     * @param clearNanos of a clear
     * @param clearEntryNanos after a clear
     */
    private record Fixed(long entryNanos, long clearNanos, long clearEntryNanos) implements DelayRule {
        private static final String KIND = "fixed";
        private static final String ENTRY = "entry-nanos";
        private static final String CLEAR = "clear-nanos";
        private static final String CLEAR_ENTRY = "clear-entry-nanos";

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

        @Override
        public String text() {
            return DelayRules.text(
                    this,
                    () -> StrategyText.of(KIND)
                            .with(ENTRY, entryNanos)
                            .with(CLEAR, clearNanos)
                            .with(CLEAR_ENTRY, clearEntryNanos));
        }

        static DelayRule read(StrategyText.Fields fields) {
            return new Fixed(
                    fields.number(ENTRY, 0, Long.MAX_VALUE),
                    fields.number(CLEAR, 0, Long.MAX_VALUE),
                    fields.number(CLEAR_ENTRY, 0, Long.MAX_VALUE));
        }
    }

    /**
     * Delays that change with the level.
     *
     * @param rate the frames in which they are counted
     * @param steps the changes, levels rising, the first one at level 0
     */
    private record ByLevel(FrameRate rate, List<Step> steps) implements DelayRule {
        private static final String KIND = "by-level";
        private static final String RATE = "rate";
        private static final String TABLE = "table";
        private static final int MAX_NUMBERS = 4_000;
        private static final int COLUMNS = 4;

        /**
         * The delays from a level on, in frames.
         *
         * @param level the level
         * @param entry after a lock without a clear
         * @param clearEntry after a clear
         * @param clear of a clear
         */
        record Step(int level, int entry, int clearEntry, int clear) {}

        static ByLevel of(FrameRate rate, int... table) {
            Check.that(
                    table.length > 0 && table.length % COLUMNS == 0,
                    "a table of delays must have four columns",
                    table.length);
            Check.that(table[0] == 0, "a table of delays must begin with level 0", table[0]);
            var steps = new ArrayList<Step>();
            for (var i = 0; i < table.length; i += COLUMNS) {
                Check.that(i == 0 || table[i] > table[i - COLUMNS], "levels of a table of delays must rise", table[i]);
                for (var j = 1; j < COLUMNS; j++) {
                    Check.atLeast("delay in frames", table[i + j], 0);
                }
                steps.add(new Step(table[i], table[i + 1], table[i + 2], table[i + 3]));
            }
            return new ByLevel(rate, List.copyOf(steps));
        }

        @Override
        public Delays after(LockResult landing, int level, int frame) {
            var step = at(level);
            return landing.lines() == 0
                    ? new Delays(0, rate.nanosAt(step.entry()))
                    : new Delays(rate.nanosAt(step.clear()), rate.nanosAt(step.clearEntry()));
        }

        private Step at(int level) {
            var now = steps.get(0);
            for (var step : steps) {
                if (step.level() <= level) {
                    now = step;
                }
            }
            return now;
        }

        @Override
        public String text() {
            var table = steps.stream()
                    .flatMapToLong(step -> LongStream.of(step.level(), step.entry(), step.clearEntry(), step.clear()))
                    .toArray();
            return DelayRules.text(
                    this, () -> StrategyText.of(KIND).with(RATE, rate.text()).with(TABLE, StrategyText.numbers(table)));
        }

        static DelayRule read(StrategyText.Fields fields) {
            var rate = FrameRate.parse(fields.value(RATE).toString());
            var table = fields.value(TABLE).numbers(MAX_NUMBERS, 0, Integer.MAX_VALUE);
            return of(rate, LongStream.of(table).mapToInt(Math::toIntExact).toArray());
        }
    }
    /**
     * The delays of the NES, which follow from the way it draws.
     *
     * @param rate the console's frame rate
     * @param openingFrames frames in which gravity spares the first piece
     * @param startFrame the frame counter as the first piece enters, modulo {@link #CYCLE}
     */
    private record Nes(FrameRate rate, int openingFrames, int startFrame) implements DelayRule {
        private static final String KIND = "nes";
        private static final String RATE = "rate";
        private static final String OPENING = "opening-frames";
        private static final String START = "start-frame";

        /** The animation of a clear moves in every fourth frame. */
        static final int CYCLE = 4;

        private static final int ROWS = 20;
        private static final int ROWS_DRAWN_A_FRAME = 4;
        private static final int TESTED_ABOVE_PIVOT = 2;
        private static final int PIVOT_IN_BOX = 1;
        private static final int AFTER_DRAWING = 8;
        private static final int AFTER_DRAWING_WITH_CLEAR = 25;
        private static final int ENTRY_PHASE = 2;
        private static final int AFTER_ANIMATION = 5;

        @Override
        public Delays after(LockResult landing, int level, int frame) {
            var drawing = 2 * drawingFrames(landing.piece().y() + PIVOT_IN_BOX);
            if (landing.lines() == 0) {
                return new Delays(0, rate.nanosAt(drawing + AFTER_DRAWING));
            }
            var wait = drawing + AFTER_DRAWING_WITH_CLEAR;
            while ((startFrame + frame + wait) % CYCLE != ENTRY_PHASE) {
                wait++;
            }
            return new Delays(rate.nanosAt(wait - AFTER_ANIMATION), rate.nanosAt(AFTER_ANIMATION));
        }

        /** Frames until all rows from the highest one tested down are redrawn. */
        private static int drawingFrames(int pivotRow) {
            var fromTop = ROWS - 1 - pivotRow;
            var rows = ROWS - Math.max(0, fromTop - TESTED_ABOVE_PIVOT);
            return (rows + ROWS_DRAWN_A_FRAME - 1) / ROWS_DRAWN_A_FRAME;
        }

        @Override
        public int cycle() {
            return CYCLE;
        }

        /** The first row comes in the frame after the delay. */
        @Override
        public long openingNanos() {
            return rate.nanosAt(openingFrames + 1L);
        }

        @Override
        public String text() {
            return StrategyText.of(KIND)
                    .with(RATE, rate.text())
                    .with(OPENING, openingFrames)
                    .with(START, startFrame)
                    .toString();
        }

        static DelayRule read(StrategyText.Fields fields) {
            return nes(
                    FrameRate.parse(fields.value(RATE).toString()),
                    (int) fields.number(OPENING, 0, Integer.MAX_VALUE),
                    (int) fields.number(START, 0, CYCLE - 1));
        }
    }

    /** A rule of one's own, known by its name. */
    private static final class Named extends NamedStrategy implements DelayRule {
        private final DelayRule rule;

        Named(String text, DelayRule rule) {
            super(text);
            this.rule = rule;
        }

        @Override
        public Delays after(LockResult landing, int level, int frame) {
            return rule.after(landing, level, frame);
        }

        @Override
        public int cycle() {
            return rule.cycle();
        }

        @Override
        public long openingNanos() {
            return rule.openingNanos();
        }
    }
}
