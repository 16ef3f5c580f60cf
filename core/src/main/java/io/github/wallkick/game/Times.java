package io.github.wallkick.game;

import io.github.wallkick.scoring.PieceTime;
import io.github.wallkick.timing.FrameRate;
import io.github.wallkick.timing.GravityClock;

/**
 * All of a game that time alone changes.
 *
 * <p>Inside, time moves in whole frames, and a frame lasts {@link #frameNanos} whole nanoseconds, so that delays counted in
 * frames add up without a remainder; how many frames a span of real time holds, the exact rate decides.
 *
 * @param gravity the gravity clock
 * @param pace how long the piece has taken so far
 * @param spanNanos real time since the start of the game, modulo the span in which the frame rate comes out even
 * @param frame frames since the start of the game, modulo the cycle of the delays
 */
@SuppressWarnings("ReferenceEquality") // identity only saves an allocation
record Times(GravityClock gravity, PieceTime pace, long spanNanos, int frame) {
    static Times start(TimingSettings timing) {
        return new Times(timing.gravity(), PieceTime.NONE, 0, 0);
    }

    /** The length of a frame inside the game. */
    static long frameNanos(FrameRate frames) {
        return frames.nanosAt(1);
    }

    /** The whole frames of a span of real time that begins now. */
    long framesWithin(long elapsedNanos, FrameRate frames) {
        var spans = elapsedNanos / frames.nanos();
        var begun = frames.framesAt(spanNanos);
        var sum = spanNanos + elapsedNanos % frames.nanos();
        var rest =
                sum < frames.nanos() ? frames.framesAt(sum) : frames.frames() + frames.framesAt(sum - frames.nanos());
        return spans * frames.frames() + rest - begun;
    }

    /** Real time until so many more frames, 1 or more, have begun; the largest {@code long} if that is more than one says. */
    long nanosToFrames(long count, FrameRate frames) {
        var spans = (frames.framesAt(spanNanos) + count) / frames.frames();
        var rest = (frames.framesAt(spanNanos) + count) % frames.frames();
        var beyond = frames.nanosAt(rest) - spanNanos;
        return spans > (Long.MAX_VALUE - frames.nanos()) / frames.nanos()
                ? Long.MAX_VALUE
                : spans * frames.nanos() + beyond;
    }

    Times afterReal(long elapsedNanos, FrameRate frames) {
        var sum = spanNanos + elapsedNanos % frames.nanos();
        var position = sum < frames.nanos() ? sum : sum - frames.nanos();
        return position == spanNanos ? this : new Times(gravity, pace, position, frame);
    }

    /** These times after a span inside the game, in which a piece was under control or not. */
    Times after(long elapsedNanos, boolean active, boolean resting, GravityClock clock, TimingSettings timing) {
        var next = new PieceTime(
                sum(pace.activeNanos(), active ? elapsedNanos : 0),
                sum(pace.restedNanos(), resting ? elapsedNanos : 0),
                sum(pace.elapsedNanos(), elapsedNanos));
        return new Times(clock, next, spanNanos, frameAfter(elapsedNanos, timing));
    }

    private int frameAfter(long elapsedNanos, TimingSettings timing) {
        var cycle = timing.delays().cycle();
        return cycle == 1 ? 0 : (int) ((frame + elapsedNanos / frameNanos(timing.frames()) % cycle) % cycle);
    }

    /** The sum of two times, which ends where a {@code long} does: a game without gravity may wait for ever. */
    static long sum(long nanos, long more) {
        return nanos > Long.MAX_VALUE - more ? Long.MAX_VALUE : nanos + more;
    }

    Times withGravity(GravityClock clock) {
        return clock == gravity ? this : new Times(clock, pace, spanNanos, frame);
    }

    /** The times of a game that has ended: real time means nothing to it any more. */
    Times atEnd() {
        return new Times(gravity, pace, 0, frame);
    }

    Times afterLock() {
        return new Times(gravity, PieceTime.NONE, spanNanos, frame);
    }
}
