package io.github.wallkick.game;

import io.github.wallkick.internal.Check;
import io.github.wallkick.scoring.PieceTime;
import io.github.wallkick.timing.Fall;
import io.github.wallkick.timing.FrameRate;
import io.github.wallkick.timing.GravityClock;

/**
 * All of a game that time alone changes.
 *
 * <p>Inside, time moves in whole frames, and a frame lasts {@link #frameNanos} whole nanoseconds, so that delays counted in
 * frames add up without a remainder; how many frames a span of real time holds, the exact rate decides.
 *
 * @param gravity the gravity clock
 * @param openingNanos what is left of the delay in which gravity spares the first piece
 * @param pace how long the piece has taken so far
 * @param spanNanos real time since the start of the game, modulo the span in which the frame rate comes out even
 * @param gameNanos real time since the start of the game, at most {@link Long#MAX_VALUE}
 * @param frame frames since the start of the game, modulo the cycle of the delays
 */
@SuppressWarnings("ReferenceEquality") // identity only saves an allocation
record Times(GravityClock gravity, long openingNanos, PieceTime pace, long spanNanos, long gameNanos, int frame) {
    static Times start(TimingSettings timing) {
        return new Times(timing.gravity(), timing.delays().openingNanos(), PieceTime.NONE, 0, 0, 0);
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

    /** A span inside the game as long as the frames that it takes, if it ends. */
    static long wholeFrames(long nanos, long frameNanos) {
        if (frameNanos == 1 || nanos > PhaseState.NEVER - frameNanos) {
            return nanos;
        }
        return (nanos + frameNanos - 1) / frameNanos * frameNanos;
    }

    /** Real time, at least 1, until the end of the frame in which a span inside the game ends. */
    long nanosToFrameOf(long nanos, FrameRate frames) {
        if (nanos == PhaseState.NEVER) {
            return PhaseState.NEVER;
        }
        var frame = frameNanos(frames);
        var end = frames.framesAt(spanNanos) + Math.max(1, wholeFrames(nanos, frame) / frame);
        var spans = end / frames.frames();
        var beyond = frames.nanosAt(end % frames.frames()) - spanNanos;
        return spans > (PhaseState.NEVER - frames.nanos()) / frames.nanos()
                ? PhaseState.NEVER
                : spans * frames.nanos() + beyond;
    }

    /** The time of the game after a span inside it that ends with a frame. */
    long gameNanosAfter(long nanos, FrameRate frames) {
        return nanos == 0 ? gameNanos : sum(gameNanos, nanosToFrameOf(nanos, frames));
    }

    /** Real time until a time of the game that is to come. */
    long nanosUntil(long end) {
        return end == PhaseState.NEVER || end <= gameNanos ? PhaseState.NEVER : end - gameNanos;
    }

    /** These times after a span of real time, which moves the frames. */
    Times afterReal(long elapsedNanos, FrameRate frames) {
        var sum = spanNanos + elapsedNanos % frames.nanos();
        var position = sum < frames.nanos() ? sum : sum - frames.nanos();
        return elapsedNanos == 0
                ? this
                : new Times(gravity, openingNanos, pace, position, sum(gameNanos, elapsedNanos), frame);
    }

    /** The time to the next row of gravity. */
    long nanosToRow(int level) {
        var next = gravity.nanosToNextRow(level);
        return openingNanos == 0 ? next : Math.max(next, openingNanos);
    }

    /** Whether a row of gravity is due at this very moment. */
    boolean isRowDue(int level) {
        return openingNanos == 0 && advanced(0, level).rows() > 0;
    }

    /**
     * Gravity after a span of time, with the rows due in it. A spared piece's clock stops one nanosecond before its row, and
     * goes on when the opening delay ends: a row that would have come earlier comes at that moment.
     */
    Fall fall(long elapsedNanos, int level) {
        if (openingNanos == 0) {
            return advanced(elapsedNanos, level);
        }
        var row = gravity.nanosToNextRow(level);
        if (elapsedNanos >= openingNanos) {
            return advanced(elapsedNanos - Math.max(0, openingNanos - row), level);
        }
        // a row that is due without any time, as under instant gravity, leaves no nanosecond to stop before
        return row == 0 ? new Fall(0, gravity) : advanced(Math.min(elapsedNanos, row - 1), level);
    }

    private Fall advanced(long elapsedNanos, int level) {
        return Check.answer(gravity.advance(elapsedNanos, level), "a fall", gravity);
    }

    /** These times after a span inside the game in which a piece was under control. */
    Times afterControl(long elapsedNanos, boolean resting, GravityClock clock, TimingSettings timing) {
        var next = new PieceTime(
                sum(pace.activeNanos(), elapsedNanos),
                sum(pace.restedNanos(), resting ? elapsedNanos : 0),
                sum(pace.elapsedNanos(), elapsedNanos));
        return new Times(
                clock,
                Math.max(0, openingNanos - elapsedNanos),
                next,
                spanNanos,
                gameNanos,
                frameAfter(elapsedNanos, timing));
    }

    /** These times after a span inside the game in which no piece was under control. */
    Times afterWaiting(long elapsedNanos, int level, TimingSettings timing) {
        var next = new PieceTime(pace.activeNanos(), pace.restedNanos(), sum(pace.elapsedNanos(), elapsedNanos));
        var clock = advanced(elapsedNanos, level).next();
        return new Times(clock, openingNanos, next, spanNanos, gameNanos, frameAfter(elapsedNanos, timing));
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
        return clock == gravity ? this : new Times(clock, openingNanos, pace, spanNanos, gameNanos, frame);
    }

    /** Gravity that restarts its row. */
    Times withRowRestarted() {
        return withGravity(gravity.restarted());
    }

    /** The times of a game in which gravity no longer spares a piece. */
    Times withoutOpening() {
        return openingNanos == 0 ? this : new Times(gravity, 0, pace, spanNanos, gameNanos, frame);
    }

    /** The times after a press that ends the opening: a row that would have come earlier comes at the end of this frame. */
    Times withOpeningCut(FrameRate frames) {
        var nanos = Math.min(openingNanos, frameNanos(frames));
        return nanos == openingNanos ? this : new Times(gravity, nanos, pace, spanNanos, gameNanos, frame);
    }

    /** The times of a game that has ended at a moment since its start: real time means nothing to it any more. */
    Times endedAt(long nanos) {
        return new Times(gravity, openingNanos, pace, 0, nanos, frame);
    }

    Times afterLock() {
        return pace.equals(PieceTime.NONE)
                ? this
                : new Times(gravity, openingNanos, PieceTime.NONE, spanNanos, gameNanos, frame);
    }
}
