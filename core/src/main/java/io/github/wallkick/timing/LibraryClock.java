package io.github.wallkick.timing;

import io.github.wallkick.NotationException;
import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.StrategyText;
import java.util.Map;

/** A clock of this library: its text is its rule's, with the part of a row that is carried as further fields. */
sealed interface LibraryClock extends GravityClock
        permits LibraryClock.ConstantGravity, LibraryClock.IntervalClock, LibraryClock.SpeedClock, RisingGravity {
    /** The clock as it stands at the start of a game. */
    LibraryClock fresh();

    /** The text of a clock that carries nothing and is no preset. */
    StrategyText rule();

    /** A rule's text with what this clock carries, if anything. */
    StrategyText carriedIn(StrategyText rule);

    /** This clock, carrying what the fields say; it is the way back from {@link #carriedIn}. */
    LibraryClock carrying(StrategyText.Fields fields);

    @Override
    default String text() {
        var name = Names.BY_CLOCK.get(fresh());
        var rule = name == null ? rule() : StrategyText.of(name);
        return carriedIn(rule).toString();
    }

    /** The names of the presets, made when the first text is asked for. */
    final class Names {
        private static final Map<GravityClock, String> BY_CLOCK = GravityClocks.PRESETS.byValue();

        private Names() {}
    }

    /** The clock of this rule that a text tells. */
    @Override
    default GravityClock resume(String text) {
        var parsed = StrategyText.parse(text);
        if (read(parsed) instanceof LibraryClock clock && clock.fresh().equals(fresh())) {
            return clock;
        }
        throw parsed.failure("expected the gravity clock " + fresh().text());
    }

    /** The clock of a text. */
    static GravityClock read(StrategyText text) {
        if (text.isNamed() || text.word().equals(NamedTiming.KIND)) {
            throw text.failure("expected a gravity clock of this library; the caller's own, which is known by its name"
                    + " alone, must be handed in as a value");
        }
        var fields = text.fields();
        var rule = switch (text.word()) {
            case IntervalClock.KIND -> IntervalClock.read(fields);
            case SpeedClock.KIND -> SpeedClock.read(fields);
            case RisingGravity.KIND -> RisingGravity.read(fields);
            default -> GravityClocks.PRESETS.find(text.word()).orElseThrow(() -> unknown(text));
        };
        var clock = rule instanceof LibraryClock carrying ? carrying.carrying(fields) : rule;
        fields.end();
        return clock;
    }

    private static NotationException unknown(StrategyText text) {
        return text.failure("expected a gravity clock: " + String.join(", ", GravityClocks.names()) + ", "
                + IntervalClock.KIND + "(…), " + SpeedClock.KIND + "(…), " + RisingGravity.KIND + "(…)");
    }

    /**
     * Gravity as a time per row: an accumulator of time, from which one interval is subtracted per row.
     *
     * <p>Time is counted in ticks, parts of a nanosecond, so that intervals of frames are exact.
     *
     * @param intervals ticks from row to row by level; {@link #INSTANT} for no time at all
     * @param ticksPerNano ticks in a nanosecond
     * @param ticks ticks since the last row
     */
    record IntervalClock(LevelTable intervals, long ticksPerNano, long ticks) implements LibraryClock {
        static final String KIND = "intervals";

        /** The interval of a piece that is on the ground at once. */
        static final long INSTANT = 0;

        private static final String NANOS = "nanos";
        private static final String TICKS_PER_ROW = "ticks-per-row";
        private static final String TICKS_PER_NANO = "ticks-per-nano";
        private static final String TICKS = "ticks";

        /** A clock for intervals in nanoseconds. */
        static IntervalClock ofNanos(LevelTable intervals) {
            return new IntervalClock(intervals, 1, 0);
        }

        /** A clock for intervals in parts of a frame. */
        static IntervalClock ofFrames(FrameRate rate, int partsPerFrame, LevelTable intervals) {
            return new IntervalClock(intervals.map(parts -> parts * rate.nanos()), partsPerFrame * rate.frames(), 0);
        }

        @Override
        public Fall advance(long elapsedNanos, int level) {
            var interval = intervals.at(level);
            if (Check.elapsed(elapsedNanos) == 0 && ticks < interval) {
                return new Fall(0, this);
            }
            if (interval == INSTANT) {
                return new Fall(Fall.TO_THE_GROUND, restarted());
            }
            var rows = MulDiv.floorDiv(elapsedNanos, ticksPerNano, ticks, interval);
            return new Fall(rows, withTicks(MulDiv.floorMod(elapsedNanos, ticksPerNano, ticks, interval)));
        }

        @Override
        public long nanosToNextRow(int level) {
            var missing = intervals.at(level) - ticks;
            return missing <= 0 ? 0 : (missing - 1) / ticksPerNano + 1;
        }

        @Override
        public GravityClock restarted() {
            return withTicks(0);
        }

        private IntervalClock withTicks(long count) {
            return count == ticks ? this : new IntervalClock(intervals, ticksPerNano, count);
        }

        @Override
        public IntervalClock fresh() {
            return withTicks(0);
        }

        @Override
        public StrategyText rule() {
            var text = StrategyText.of(KIND);
            return ticksPerNano == 1
                    ? intervals.in(text, NANOS)
                    : intervals.in(text, TICKS_PER_ROW).with(TICKS_PER_NANO, ticksPerNano);
        }

        static IntervalClock read(StrategyText.Fields fields) {
            if (fields.has(NANOS)) {
                return ofNanos(LevelTable.read(fields, NANOS, 0));
            }
            return new IntervalClock(
                    LevelTable.read(fields, TICKS_PER_ROW, 0), fields.number(TICKS_PER_NANO, 1, Long.MAX_VALUE), 0);
        }

        @Override
        public StrategyText carriedIn(StrategyText rule) {
            return ticks == 0 ? rule : rule.with(TICKS, ticks);
        }

        @Override
        public IntervalClock carrying(StrategyText.Fields fields) {
            return withTicks(fields.has(TICKS) ? fields.number(TICKS, 0, Long.MAX_VALUE) : 0);
        }
    }

    /**
     * Gravity as a speed: each frame adds parts of a row, and whole rows fall.
     *
     * @param speeds parts of a row per frame by level; {@link #INSTANT} for a piece that is on the ground at once
     * @param partsPerRow parts in a row
     * @param rate the frame rate
     * @param ticks ticks of the current frame that have passed; frames go on when the clock is restarted
     * @param parts parts of the next row that have added up, less than a row
     */
    record SpeedClock(LevelTable speeds, long partsPerRow, FrameRate rate, long ticks, long parts)
            implements LibraryClock {
        static final String KIND = "speeds";

        /** The speed of a piece that is on the ground at once. */
        static final long INSTANT = -1;

        private static final String PARTS_PER_FRAME = "parts-per-frame";
        private static final String PARTS_PER_ROW = "parts-per-row";
        private static final String RATE = "rate";
        private static final String TICKS = "ticks";
        private static final String PARTS = "parts";

        static SpeedClock of(LevelTable speeds, long partsPerRow, FrameRate rate) {
            return new SpeedClock(speeds, partsPerRow, rate, 0, 0);
        }

        @Override
        public Fall advance(long elapsedNanos, int level) {
            var frames = rate.framesIn(elapsedNanos, ticks);
            var ticksLeft = rate.ticksAfter(elapsedNanos, ticks);
            var speed = speeds.at(level);
            if (speed == INSTANT) {
                return new Fall(Fall.TO_THE_GROUND, with(ticksLeft, 0));
            }
            var rows = MulDiv.floorDiv(frames, speed, parts, partsPerRow);
            return new Fall(rows, with(ticksLeft, MulDiv.floorMod(frames, speed, parts, partsPerRow)));
        }

        @Override
        public long nanosToNextRow(int level) {
            var speed = speeds.at(level);
            if (speed == INSTANT) {
                return 0;
            }
            return speed == 0 ? NEVER : rate.nanosUntil((partsPerRow - parts - 1) / speed + 1, ticks);
        }

        @Override
        public GravityClock restarted() {
            return with(ticks, 0);
        }

        private SpeedClock with(long tickCount, long partCount) {
            return tickCount == ticks && partCount == parts
                    ? this
                    : new SpeedClock(speeds, partsPerRow, rate, tickCount, partCount);
        }

        @Override
        public SpeedClock fresh() {
            return with(0, 0);
        }

        @Override
        public StrategyText rule() {
            return speeds.in(StrategyText.of(KIND), PARTS_PER_FRAME)
                    .with(PARTS_PER_ROW, partsPerRow)
                    .with(RATE, rate.text());
        }

        static SpeedClock read(StrategyText.Fields fields) {
            return of(
                    LevelTable.read(fields, PARTS_PER_FRAME, INSTANT),
                    fields.number(PARTS_PER_ROW, 1, Long.MAX_VALUE),
                    FrameRate.read(fields.value(RATE)));
        }

        @Override
        public StrategyText carriedIn(StrategyText rule) {
            return ticks == 0 && parts == 0 ? rule : rule.with(TICKS, ticks).with(PARTS, parts);
        }

        @Override
        public SpeedClock carrying(StrategyText.Fields fields) {
            return with(
                    fields.has(TICKS) ? fields.number(TICKS, 0, rate.nanos() - 1) : 0,
                    fields.has(PARTS) ? fields.number(PARTS, 0, partsPerRow - 1) : 0);
        }
    }

    /**
     * Gravity that gives the same rows whatever the time: none, or all that there are.
     *
     * @param name the name of the preset
     * @param rows 0 or {@link Fall#TO_THE_GROUND}
     */
    record ConstantGravity(String name, long rows) implements LibraryClock {
        @Override
        public Fall advance(long elapsedNanos, int level) {
            Check.elapsed(elapsedNanos);
            return new Fall(rows, this);
        }

        @Override
        public long nanosToNextRow(int level) {
            return rows == 0 ? NEVER : 0;
        }

        @Override
        public ConstantGravity fresh() {
            return this;
        }

        @Override
        public StrategyText rule() {
            return StrategyText.of(name);
        }

        @Override
        public StrategyText carriedIn(StrategyText rule) {
            return rule;
        }

        @Override
        public ConstantGravity carrying(StrategyText.Fields fields) {
            return this;
        }
    }
}
