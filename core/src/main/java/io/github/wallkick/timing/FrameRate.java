package io.github.wallkick.timing;

import java.time.Duration;

/**
 * A display's frame rate as an exact ratio, for rules that count frames.
 *
 * <p>Frame {@code n} begins at the first whole nanosecond that is not before {@code n} frame times, so that
 * {@code framesAt(nanosAt(n)) == n} for every {@code n}, after an hour as after a year.
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

    /** 60 frames a second, the usual unit of rule tables. */
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
     * <p>4,194,304 clock cycles a second, 70,224 a frame. Source: Pan Docs, "Rendering".
     */
    public static final FrameRate GAME_BOY = ofHertz(4_194_304, 70_224);

    /**
     * A rate, brought to lowest terms.
     *
     * @throws IllegalArgumentException if one of the two is not positive
     */
    public FrameRate {
        if (frames < 1 || nanos < 1) {
            throw new IllegalArgumentException(
                    "a frame rate must be positive, got " + frames + " frames in " + nanos + " nanoseconds");
        }
        var divisor = greatestCommonDivisor(frames, nanos);
        frames /= divisor;
        nanos /= divisor;
    }

    /**
     * The rate of {@code numerator / denominator} frames a second.
     *
     * @param numerator frames, 1 or more
     * @param denominator in how many seconds, from 1 to 9,223,372,036
     * @return the rate
     * @throws IllegalArgumentException if one of the two is out of range
     */
    public static FrameRate ofHertz(long numerator, long denominator) {
        if (denominator > Long.MAX_VALUE / SECOND) {
            throw new IllegalArgumentException(
                    "seconds must be at most " + Long.MAX_VALUE / SECOND + ", got " + denominator);
        }
        return new FrameRate(numerator, denominator * SECOND);
    }

    /**
     * The number of whole frames in a span of time.
     *
     * @param elapsedNanos nanoseconds since frame 0 began, 0 or more
     * @return frames, 0 or more
     * @throws IllegalArgumentException if the time is negative
     */
    public long framesAt(long elapsedNanos) {
        return Wide.floorDiv(Elapsed.check(elapsedNanos), frames, 0, nanos);
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
        if (frame < 0) {
            throw new IllegalArgumentException("frames count from 0, got " + frame);
        }
        var time = Wide.ceilDiv(frame, nanos, 0, frames);
        if (time == Long.MAX_VALUE) {
            throw new IllegalArgumentException("frame " + frame + " begins later than a long of nanoseconds can say");
        }
        return time;
    }

    /**
     * The frames that begin in a span of time when {@code ticks} of the current one have passed. A nanosecond has as many
     * ticks as the rate has frames, a frame as many as it has nanoseconds.
     */
    long framesIn(long elapsedNanos, long ticks) {
        return Wide.floorDiv(Elapsed.check(elapsedNanos), frames, ticks, nanos);
    }

    /** The ticks of the then current frame that have passed after a span of time. */
    long ticksAfter(long elapsedNanos, long ticks) {
        return Wide.floorMod(elapsedNanos, frames, ticks, nanos);
    }

    /** The time until {@code count} more frames, 1 or more, have begun. */
    long nanosUntil(long count, long ticks) {
        return Wide.ceilDiv(count, nanos, ticks, frames);
    }

    private static long greatestCommonDivisor(long larger, long smaller) {
        return smaller == 0 ? larger : greatestCommonDivisor(smaller, larger % smaller);
    }
}
