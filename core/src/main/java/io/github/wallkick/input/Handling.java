package io.github.wallkick.input;

import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.SoftDrop;
import io.github.wallkick.game.TimingSettings;
import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.WorkingMemory;
import io.github.wallkick.timing.FrameRate;
import java.time.Duration;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * How held buttons feel: delayed auto shift (DAS), auto repeat rate (ARR), DAS cut delay (DCD), opposite keys (SOCD) and soft
 * drop factor (SDF).
 *
 * <p>A press shifts the piece at once. DAS is the time from the press to the first repeat, ARR the time between repeats.
 * Source of these rules and of DCD: the TETR.IO engine as re-implemented in triangle, whose counters in frames become times
 * here.
 *
 * <pre>{@code
 * Handling fast = Handlings.tetrio()
 *         .withDasNanos(100_000_000)
 *         .withArrNanos(0) // to the wall
 *         .withSoftDropFactor(SoftDrop.Faster.INSTANT);
 * }</pre>
 *
 * @param dasNanos nanoseconds from a press to the first repeat, 0 or more
 * @param arrNanos nanoseconds between repeats, 0 or more; 0 shifts as far as the piece goes, and again whenever it can go on
 * @param dcdNanos the least nanoseconds from a spawn, a turn, a hold or a hard drop to the next repeat, 0 or more
 * @param oppositeKeys which of left and right acts while both are held
 * @param onRelease how the other direction goes on when the one that acts is released
 * @param dasCharge what the DAS charge depends on apart from the held key
 * @param softDropWhileShifting what a held soft drop does while a direction is held
 * @param softDropFactor the soft drop's speed as a multiple of gravity, 1 or more, {@link SoftDrop.Faster#INSTANT} included; 0
 *     for the ruleset's own soft drop
 * @param frames the frames in which buttons are read, at most one per nanosecond; {@link TimingSettings#CONTINUOUS} if they act
 *     at once. With frames, a repeat and a press in one frame belong to one moment, and all times count in whole frames.
 * @param inputOrder the order of inputs within one moment
 * @param shiftBuffer whether a shift pressed in the entry delay (ARE) is made once by the next piece
 * @param safeLockNanos nanoseconds after a lock by gravity, lock delay or soft drop in which a hard drop is ignored (safe lock,
 *     hard drop guard), 0 or more
 * @since 0.1.0
 */
public record Handling(
        long dasNanos,
        long arrNanos,
        long dcdNanos,
        OppositeKeys oppositeKeys,
        OnRelease onRelease,
        DasCharge dasCharge,
        SoftDropWhileShifting softDropWhileShifting,
        int softDropFactor,
        FrameRate frames,
        InputOrder inputOrder,
        boolean shiftBuffer,
        long safeLockNanos) {
    /**
     * Which of left and right acts while both are held (SOCD, simultaneous opposing cardinal directions). If both are pressed at
     * one moment, right acts.
     *
     * @since 0.1.0
     */
    public enum OppositeKeys {
        /** The last one pressed, as in nearly all modern games. */
        LAST_PRESSED,
        /** Right; a left pressed meanwhile is ignored. Source: Game Boy, disassembly. */
        RIGHT,
        /** Right; a left pressed meanwhile counts as a new press of right. Source: NES, disassembly. */
        RIGHT_PRESSED_AGAIN
    }

    /**
     * How the other direction goes on when the one that acts is released and the other is still held: DAS cancel and its
     * alternatives.
     *
     * @since 0.1.0
     */
    public enum OnRelease {
        /** With its own DAS charge, as it was when the other direction took over. */
        KEEP_CHARGE,
        /** With the whole DAS again (DAS cancel): the opposite press has cleared the charge. */
        CANCEL_CHARGE,
        /** With the charge of the released direction, as on consoles with a single charge. */
        SHARE_CHARGE,
        /** Not at all until it is pressed again. */
        STOP
    }

    /**
     * What the DAS charge depends on apart from the held key.
     *
     * @param outlivesRelease whether the charge stays when no direction is held; then only a new press clears it
     * @param wallRetryNanos nanoseconds from a blocked shift to the next attempt (wall charge); 0 if a blocked shift is like
     *     any other
     * @param needsPiece whether the charge grows only while a piece is under control. A direction pressed without a piece is
     *     then no press: it does not shift, and does not clear the charge. Otherwise DAS charges during the entry delay (ARE),
     *     and a full charge shifts the next piece at once.
     * @param softDropBlocks whether a held soft drop stops the charge and ignores presses in the same way
     * @since 0.1.0
     */
    public record DasCharge(boolean outlivesRelease, long wallRetryNanos, boolean needsPiece, boolean softDropBlocks) {
        /** The charge of modern games: it depends on the held key alone. */
        public static final DasCharge OF_KEY = new DasCharge(false, 0, false, false);

        /** Checks that the time is not negative. */
        public DasCharge {
            Check.atLeast("nanoseconds to the retry at a wall", wallRetryNanos, 0);
        }

        /**
         * The time from try to try against a wall.
         *
         * @return time, 0 or more
         */
        public Duration wallRetry() {
            return Duration.ofNanos(wallRetryNanos);
        }
    }

    /**
     * What a held soft drop does while left or right is held too.
     *
     * @since 0.1.0
     */
    public enum SoftDropWhileShifting {
        /** It goes on. */
        GOES_ON,
        /** It pauses until the direction is released; each piece needs a new press. Source: Game Boy, disassembly. */
        PAUSES,
        /** It ends until the key is pressed again while no direction is held. Source: NES, disassembly. */
        ENDS
    }

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is negative
     */
    public Handling {
        Objects.requireNonNull(oppositeKeys, "oppositeKeys");
        Objects.requireNonNull(onRelease, "onRelease");
        Objects.requireNonNull(dasCharge, "dasCharge");
        Objects.requireNonNull(softDropWhileShifting, "softDropWhileShifting");
        Check.atLeast("nanoseconds of DAS", dasNanos, 0);
        Check.atLeast("nanoseconds of ARR", arrNanos, 0);
        Check.atLeast("nanoseconds of DCD", dcdNanos, 0);
        Check.atLeast("soft drop factor", softDropFactor, 0);
        Objects.requireNonNull(inputOrder, "inputOrder");
        Check.that(
                frames.frames() <= frames.nanos() && frames.nanos() <= Long.MAX_VALUE / 4,
                "frames must be at most one per nanosecond and come out even within 73 years",
                frames);
        Check.atLeast("nanoseconds of safe lock", safeLockNanos, 0);
    }

    /**
     * The delayed auto shift (DAS).
     *
     * @return time, 0 or more
     */
    public Duration das() {
        return Duration.ofNanos(dasNanos);
    }

    /**
     * The auto repeat rate (ARR).
     *
     * @return time, 0 or more
     */
    public Duration arr() {
        return Duration.ofNanos(arrNanos);
    }

    /**
     * The DAS cut delay (DCD).
     *
     * @return time, 0 or more
     */
    public Duration dcd() {
        return Duration.ofNanos(dcdNanos);
    }

    /**
     * The time after a lock in which a hard drop is held back.
     *
     * @return time, 0 or more
     */
    public Duration safeLock() {
        return Duration.ofNanos(safeLockNanos);
    }

    /**
     * The handling of modern games: the last pressed direction wins, the other goes on with its own charge, and the soft drop is
     * the ruleset's.
     *
     * <p>The unit is the nanosecond, as everywhere: a DAS of 133 ms and an ARR of 10 ms are
     * {@code of(133_000_000, 10_000_000)}, or {@code of(Duration.ofMillis(133), Duration.ofMillis(10))}.
     *
     * @param dasNanos nanoseconds, not milliseconds, from a press to the first repeat, 0 or more
     * @param arrNanos nanoseconds, not milliseconds, between repeats, 0 or more; 0 shifts as far as the piece goes
     * @return the handling
     * @throws IllegalArgumentException if one is negative
     */
    public static Handling of(long dasNanos, long arrNanos) {
        return new Handling(
                dasNanos,
                arrNanos,
                0,
                OppositeKeys.LAST_PRESSED,
                OnRelease.KEEP_CHARGE,
                DasCharge.OF_KEY,
                SoftDropWhileShifting.GOES_ON,
                0,
                TimingSettings.CONTINUOUS,
                InputOrder.SHIFT_FIRST,
                false,
                0);
    }

    /**
     * The handling of modern games, as {@link #of(long, long)}.
     *
     * @param das time from a press to the first repeat, 0 or more
     * @param arr time between repeats, 0 or more; 0 shifts as far as the piece goes
     * @return the handling
     */
    public static Handling of(Duration das, Duration arr) {
        return of(das.toNanos(), arr.toNanos());
    }

    /**
     * The rules with this handling's soft drop (SDF), if it has one, in place of their own.
     *
     * @param ruleset the rules of a game
     * @return the rules to play by
     */
    public Ruleset applyTo(Ruleset ruleset) {
        return softDropFactor == 0
                ? ruleset
                : ruleset.withTiming(ruleset.timing().withSoftDrop(SoftDrop.faster(softDropFactor)));
    }

    /**
     * This handling with another DAS.
     *
     * @param nanos nanoseconds from a press to the first repeat, 0 or more
     * @return the changed handling
     * @throws IllegalArgumentException if it is negative
     */
    public Handling withDasNanos(long nanos) {
        return changed(draft -> draft.dasNanos = nanos);
    }

    /**
     * This handling with another DAS.
     *
     * @param time time from a press to the first repeat, 0 or more
     * @return the changed handling
     */
    public Handling withDas(Duration time) {
        return withDasNanos(time.toNanos());
    }

    /**
     * This handling with another ARR.
     *
     * @param nanos nanoseconds between repeats, 0 or more; 0 shifts as far as the piece goes
     * @return the changed handling
     * @throws IllegalArgumentException if it is negative
     */
    public Handling withArrNanos(long nanos) {
        return changed(draft -> draft.arrNanos = nanos);
    }

    /**
     * This handling with another ARR.
     *
     * @param time time between repeats, 0 or more; 0 shifts as far as the piece goes
     * @return the changed handling
     */
    public Handling withArr(Duration time) {
        return withArrNanos(time.toNanos());
    }

    /**
     * This handling with another DCD (DAS cut delay).
     *
     * @param nanos the least nanoseconds from a spawn, a turn, a hold or a hard drop to the next repeat, 0 or more
     * @return the changed handling
     * @throws IllegalArgumentException if it is negative
     */
    public Handling withDcdNanos(long nanos) {
        return changed(draft -> draft.dcdNanos = nanos);
    }

    /**
     * This handling with another DCD (DAS cut delay).
     *
     * @param time the least time from a spawn, a turn, a hold or a hard drop to the next repeat, 0 or more
     * @return the changed handling
     */
    public Handling withDcd(Duration time) {
        return withDcdNanos(time.toNanos());
    }

    /**
     * This handling with another rule for opposite keys (SOCD).
     *
     * @param rule which of two held directions acts
     * @return the changed handling
     */
    public Handling withOppositeKeys(OppositeKeys rule) {
        return changed(draft -> draft.oppositeKeys = rule);
    }

    /**
     * This handling with another rule for releases. {@link OnRelease#CANCEL_CHARGE} is TETR.IO's option to cancel DAS when
     * changing directions.
     *
     * @param rule how the other direction goes on when the one that acts is released
     * @return the changed handling
     */
    public Handling withOnRelease(OnRelease rule) {
        return changed(draft -> draft.onRelease = rule);
    }

    /**
     * This handling with another DAS charge.
     *
     * @param rule what the DAS charge depends on apart from the held key
     * @return the changed handling
     */
    public Handling withDasCharge(DasCharge rule) {
        return changed(draft -> draft.dasCharge = rule);
    }

    /**
     * This handling with another rule for a soft drop while shifting.
     *
     * @param rule what a held soft drop does while a direction is held
     * @return the changed handling
     */
    public Handling withSoftDropWhileShifting(SoftDropWhileShifting rule) {
        return changed(draft -> draft.softDropWhileShifting = rule);
    }

    /**
     * This handling with another soft drop factor (SDF).
     *
     * @param factor the soft drop's speed as a multiple of gravity, 1 or more; 0 for the ruleset's own soft drop
     * @return the changed handling
     * @throws IllegalArgumentException if it is negative
     */
    public Handling withSoftDropFactor(int factor) {
        return changed(draft -> draft.softDropFactor = factor);
    }

    /**
     * This handling with buttons that are read in frames.
     *
     * @param rate the frames, at most one per nanosecond; {@link TimingSettings#CONTINUOUS} for buttons that act at once
     * @return the changed handling
     * @throws IllegalArgumentException if there are more frames
     */
    public Handling withFrames(FrameRate rate) {
        return changed(draft -> draft.frames = rate);
    }

    /**
     * This handling with another order of inputs within one moment.
     *
     * @param order the order
     * @return the changed handling
     */
    public Handling withInputOrder(InputOrder order) {
        return changed(draft -> draft.inputOrder = order);
    }

    /**
     * This handling with or without a buffer for shifts.
     *
     * @param buffered whether a shift pressed in the entry delay (ARE) is made once by the next piece
     * @return the changed handling
     */
    public Handling withShiftBuffer(boolean buffered) {
        return changed(draft -> draft.shiftBuffer = buffered);
    }

    /**
     * This handling with another safe lock (hard drop guard).
     *
     * @param nanos nanoseconds after a lock by gravity, lock delay or soft drop in which a hard drop is ignored, 0 or more
     * @return the changed handling
     * @throws IllegalArgumentException if it is negative
     */
    public Handling withSafeLockNanos(long nanos) {
        return changed(draft -> draft.safeLockNanos = nanos);
    }

    /**
     * This handling with another safe lock (hard drop guard).
     *
     * @param time time after a lock by gravity, lock delay or soft drop in which a hard drop is ignored, 0 or more
     * @return the changed handling
     */
    public Handling withSafeLock(Duration time) {
        return withSafeLockNanos(time.toNanos());
    }

    private Handling changed(Consumer<Draft> change) {
        var draft = new Draft(this);
        change.accept(draft);
        return new Handling(
                draft.dasNanos,
                draft.arrNanos,
                draft.dcdNanos,
                draft.oppositeKeys,
                draft.onRelease,
                draft.dasCharge,
                draft.softDropWhileShifting,
                draft.softDropFactor,
                draft.frames,
                draft.inputOrder,
                draft.shiftBuffer,
                draft.safeLockNanos);
    }

    boolean hasSoftDropOf(TimingSettings timing) {
        return softDropFactor == 0 || timing.softDrop().equals(SoftDrop.faster(softDropFactor));
    }

    /**
     * The handling that a text names or describes.
     *
     * @param text the text, as {@link #text()} gives it
     * @return the handling
     * @throws io.github.wallkick.NotationException if the text is not that of a handling
     */
    public static Handling parse(String text) {
        return Handlings.parse(text);
    }

    /**
     * The stable text of this handling, for files: the name of a preset, or all values. Equal handlings have equal texts.
     *
     * @return the text, which {@link #parse} reads back
     */
    public String text() {
        return Handlings.text(this);
    }

    /** Whether buttons act at once and times are exact, without frames. */
    boolean isContinuous() {
        return frames.equals(TimingSettings.CONTINUOUS);
    }

    /** A time in the unit in which shifts are counted: whole frames, or nanoseconds without frames. */
    long ticks(long nanos) {
        return isContinuous() ? nanos : nanos == 0 ? 0 : Math.max(1, frames.framesAt(nanos));
    }

    /** A handling in which a value changes. */
    @WorkingMemory
    private static final class Draft {
        private long dasNanos;
        private long arrNanos;
        private long dcdNanos;
        private OppositeKeys oppositeKeys;
        private OnRelease onRelease;
        private DasCharge dasCharge;
        private SoftDropWhileShifting softDropWhileShifting;
        private int softDropFactor;
        private FrameRate frames;
        private InputOrder inputOrder;
        private boolean shiftBuffer;
        private long safeLockNanos;

        Draft(Handling handling) {
            dasNanos = handling.dasNanos;
            arrNanos = handling.arrNanos;
            dcdNanos = handling.dcdNanos;
            oppositeKeys = handling.oppositeKeys;
            onRelease = handling.onRelease;
            dasCharge = handling.dasCharge;
            softDropWhileShifting = handling.softDropWhileShifting;
            softDropFactor = handling.softDropFactor;
            frames = handling.frames;
            inputOrder = handling.inputOrder;
            shiftBuffer = handling.shiftBuffer;
            safeLockNanos = handling.safeLockNanos;
        }
    }
}
