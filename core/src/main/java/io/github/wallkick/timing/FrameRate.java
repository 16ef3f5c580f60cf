package io.github.wallkick.timing;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.Presets;
import io.github.wallkick.internal.StrategyText;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * A display's frame rate as an exact ratio, for rules that count frames.
 *
 * <p>Frame {@code n} begins at the first whole nanosecond that is not before {@code n} frame times, so that
 * {@code framesAt(nanosAt(n)) == n} for every {@code n}, however large.
 *
 * <pre>{@code
 * FrameRate.HZ_60.nanosAt(30);          // 500_000_000: half a second
 * FrameRate.NES_NTSC.framesAt(1_000_000_000L); // 60 whole frames of 60.0988
 * }</pre>
 *
 * <p>Equality: two rates are equal when their ratios are; 120 frames in two seconds equal 60 in one.
 *
 * @param frames frames in the span, 1 or more; kept in lowest terms
 * @param nanos the span in nanoseconds, 1 or more; kept in lowest terms
 * @since 0.1.0
 */
public record FrameRate(long frames, long nanos) {
    private static final long SECOND = 1_000_000_000;

    /** Time without frames: one per nanosecond. */
    public static final FrameRate CONTINUOUS = new FrameRate(1, 1);

    /** 60 frames per second, the usual unit of rule tables. */
    public static final FrameRate HZ_60 = ofHertz(60, 1);

    /**
     * The NES with an NTSC signal: 60.0988 Hz.
     *
     * <p>A dot clock of 236.25 MHz / 44 over 262 lines of 341 dots, every second frame one dot shorter. Source: nesdev
     * wiki, "Cycle reference chart".
     */
    public static final FrameRate NES_NTSC = ofHertz(39_375_000, 655_171);

    /**
     * The NES with a PAL signal: 50.007 Hz.
     *
     * <p>A dot clock of 26.6017125 MHz / 5 over 312 lines of 341 dots. Source: nesdev wiki, "Cycle reference chart".
     */
    public static final FrameRate NES_PAL = ofHertz(3_546_895, 70_928);

    /**
     * The Game Boy: 59.7275 Hz.
     *
     * <p>4,194,304 clock cycles per second, 70,224 per frame. Source: Pan Docs, "Rendering".
     */
    public static final FrameRate GAME_BOY = ofHertz(4_194_304, 70_224);

    private static final Presets<FrameRate> PRESETS = Presets.of(
            "frame rate",
            list -> list.with("continuous", () -> CONTINUOUS)
                    .with("60hz", () -> HZ_60)
                    .with("nes-ntsc", () -> NES_NTSC)
                    .with("nes-pal", () -> NES_PAL)
                    .with("game-boy", () -> GAME_BOY));

    private static final String KIND = "rate";
    private static final String FRAMES = "frames";
    private static final String NANOS = "nanos";

    /**
     * A rate, brought to lowest terms.
     *
     * @throws IllegalArgumentException if one of the two is not positive
     */
    public FrameRate {
        Check.atLeast("frames of a frame rate", frames, 1);
        Check.atLeast("nanoseconds of a frame rate", nanos, 1);
        var divisor = greatestCommonDivisor(frames, nanos);
        frames /= divisor;
        nanos /= divisor;
    }

    /**
     * The rate of {@code numerator / denominator} frames per second.
     *
     * @param numerator frames, 1 or more
     * @param denominator in how many seconds, from 1 to 9,223,372,036
     * @return the rate
     * @throws IllegalArgumentException if one of the two is out of range
     */
    public static FrameRate ofHertz(long numerator, long denominator) {
        Check.within("seconds of a frame rate", denominator, 1, Long.MAX_VALUE / SECOND);
        return new FrameRate(numerator, denominator * SECOND);
    }

    /**
     * The rate of some frames in a span of time.
     *
     * @param frames number of frames, 1 or more
     * @param span the time they take, at least a nanosecond and at most 292 years
     * @return the rate
     * @throws IllegalArgumentException if one of the two is not positive
     * @throws ArithmeticException if the time is too long for a {@code long} of nanoseconds
     */
    public static FrameRate of(long frames, Duration span) {
        return new FrameRate(frames, span.toNanos());
    }

    /**
     * The names of the rates that have one.
     *
     * @return the names; immutable
     */
    public static List<String> names() {
        return PRESETS.names();
    }

    /**
     * The rate of a name.
     *
     * @param name one of {@link #names()}
     * @return the rate
     * @throws IllegalArgumentException if there is no such name
     */
    public static FrameRate named(String name) {
        return PRESETS.named(name);
    }

    /**
     * The rate that a text tells.
     *
     * @param text what {@link #text} gave
     * @return the rate
     * @throws io.github.wallkick.NotationException if the text tells no rate
     */
    public static FrameRate parse(String text) {
        return read(StrategyText.parse(text));
    }

    static FrameRate read(StrategyText text) {
        return PRESETS.parse(
                text,
                Map.of(
                        KIND,
                        fields -> new FrameRate(
                                fields.number(FRAMES, 1, Long.MAX_VALUE), fields.number(NANOS, 1, Long.MAX_VALUE))));
    }

    /**
     * The stable text of this rate: equal rates have equal texts, and {@link #parse} reads them.
     *
     * @return the text; a name where the rate has one
     */
    public String text() {
        return PRESETS.nameOf(this)
                .orElseGet(() -> StrategyText.of(KIND)
                        .with(FRAMES, frames)
                        .with(NANOS, nanos)
                        .toString());
    }

    /**
     * The time in which {@link #frames} frames pass.
     *
     * @return the span of {@link #nanos} nanoseconds
     */
    public Duration span() {
        return Duration.ofNanos(nanos);
    }

    /**
     * The number of whole frames in a span of time.
     *
     * @param elapsedNanos nanoseconds since frame 0 began, 0 or more
     * @return frames, 0 or more
     * @throws IllegalArgumentException if the time is negative
     */
    public long framesAt(long elapsedNanos) {
        return MulDiv.floorDiv(Check.elapsed(elapsedNanos), frames, 0, nanos);
    }

    /**
     * The number of whole frames in a span of time.
     *
     * @param elapsed time since frame 0 began, 0 or more and at most 292 years
     * @return frames, 0 or more
     * @throws IllegalArgumentException if the time is negative
     * @throws ArithmeticException if the time is too long for a {@code long} of nanoseconds
     */
    public long framesAt(Duration elapsed) {
        return framesAt(elapsed.toNanos());
    }

    /**
     * The time at which a frame begins.
     *
     * @param frame the frame's number, 0 or more; the time must fit a {@code long} (292 years)
     * @return the first whole nanosecond in which {@link #framesAt(long)} is {@code frame}
     * @throws IllegalArgumentException if the number is negative or the time does not fit
     */
    public long nanosAt(long frame) {
        Check.atLeast("number of a frame", frame, 0);
        var time = MulDiv.ceilDiv(frame, nanos, 0, frames);
        Check.that(time < Long.MAX_VALUE, "a frame must begin within 292 years, a long of nanoseconds", frame);
        return time;
    }

    /**
     * The time at which a frame begins, as {@link #nanosAt} tells it.
     *
     * @param frame the frame's number, 0 or more; the time must fit a {@code long} of nanoseconds (292 years)
     * @return the time since frame 0 began
     * @throws IllegalArgumentException if the number is negative or the time does not fit
     */
    public Duration timeAt(long frame) {
        return Duration.ofNanos(nanosAt(frame));
    }

    /**
     * The frames that begin in a span of time when {@code ticks} of the current one have passed. A nanosecond has as many
     * ticks as the rate has frames, a frame as many as it has nanoseconds.
     */
    long framesIn(long elapsedNanos, long ticks) {
        return MulDiv.floorDiv(Check.elapsed(elapsedNanos), frames, ticks, nanos);
    }

    /** The ticks of the then current frame that have passed after a span of time. */
    long ticksAfter(long elapsedNanos, long ticks) {
        return MulDiv.floorMod(elapsedNanos, frames, ticks, nanos);
    }

    /** The time until {@code count} more frames, 1 or more, have begun. */
    long nanosUntil(long count, long ticks) {
        return MulDiv.ceilDiv(count, nanos, ticks, frames);
    }

    private static long greatestCommonDivisor(long larger, long smaller) {
        return smaller == 0 ? larger : greatestCommonDivisor(smaller, larger % smaller);
    }

    /**
     * The time in which the rate comes out even.
     *
     * @return time, 1 nanosecond or more
     */
    public Duration time() {
        return Duration.ofNanos(nanos);
    }
}
