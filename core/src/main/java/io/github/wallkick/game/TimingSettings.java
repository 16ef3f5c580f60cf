package io.github.wallkick.game;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.timing.FrameRate;
import io.github.wallkick.timing.GravityClock;
import io.github.wallkick.timing.GravityClocks;
import io.github.wallkick.timing.LockDelay;
import io.github.wallkick.timing.LockDelays;
import java.util.Objects;

/**
 * When things happen in a game.
 *
 * @param frames the frames in which the game's time moves, at most one per nanosecond: everything that comes due within a
 *     frame happens at its end; {@link #CONTINUOUS} for a game that knows no frames
 * @param gravity gravity as it stands at the start of a game
 * @param lockDelay how long a piece may rest
 * @param softDrop what a held soft drop does
 * @param delays the delays after a lock
 * @since 0.1.0
 */
@CheckReturnValue
public record TimingSettings(
        FrameRate frames, GravityClock gravity, LockDelay lockDelay, SoftDrop softDrop, DelayRule delays) {
    /** One frame per nanosecond: time without steps. */
    public static final FrameRate CONTINUOUS = new FrameRate(1, 1);

    /**
     * Checks the frames and the opening delay.
     *
     * @throws IllegalArgumentException if there is more than one frame per nanosecond, if the opening delay is negative, or if the
     *     delays count frames in a cycle shorter than 1
     */
    public TimingSettings {
        Objects.requireNonNull(frames, "frames");
        Objects.requireNonNull(gravity, "gravity");
        Objects.requireNonNull(lockDelay, "lockDelay");
        Objects.requireNonNull(softDrop, "softDrop");
        Objects.requireNonNull(delays, "delays");
        Check.that(frames.frames() <= frames.nanos(), "a game must have at most one frame per nanosecond", frames);
        Check.atLeast("opening delay in nanoseconds", delays.openingNanos(), 0);
        Check.atLeast("frame cycle of the delays", delays.cycle(), 1);
    }

    /**
     * Timing without frames.
     *
     * @param gravity gravity as it stands at the start of a game
     * @param lockDelay how long a piece may rest
     * @param softDrop what a held soft drop does
     * @param delays the delays after a lock
     * @return the timing
     */
    public static TimingSettings continuous(
            GravityClock gravity, LockDelay lockDelay, SoftDrop softDrop, DelayRule delays) {
        return new TimingSettings(CONTINUOUS, gravity, lockDelay, softDrop, delays);
    }

    /**
     * This timing in other frames.
     *
     * @param rate the frames in which the game's time moves, at most one per nanosecond
     * @return the changed timing
     * @throws IllegalArgumentException if there is more than one frame per nanosecond
     */
    public TimingSettings withFrames(FrameRate rate) {
        return new TimingSettings(rate, gravity, lockDelay, softDrop, delays);
    }

    /**
     * This timing with other gravity.
     *
     * @param clock gravity as it stands at the start of a game
     * @return the changed timing
     */
    public TimingSettings withGravity(GravityClock clock) {
        return new TimingSettings(frames, clock, lockDelay, softDrop, delays);
    }

    /**
     * This timing with another lock delay.
     *
     * @param rule how long a piece may rest
     * @return the changed timing
     */
    public TimingSettings withLockDelay(LockDelay rule) {
        return new TimingSettings(frames, gravity, rule, softDrop, delays);
    }

    /**
     * This timing with another soft drop.
     *
     * @param rule what a held soft drop does
     * @return the changed timing
     */
    public TimingSettings withSoftDrop(SoftDrop rule) {
        return new TimingSettings(frames, gravity, lockDelay, rule, delays);
    }

    /**
     * This timing with other delays.
     *
     * @param rule the delays after a lock
     * @return the changed timing
     */
    public TimingSettings withDelays(DelayRule rule) {
        return new TimingSettings(frames, gravity, lockDelay, softDrop, rule);
    }

    /** This timing without the passing of time. */
    TimingSettings untimed() {
        return continuous(GravityClocks.frozen(), LockDelays.never(), softDrop, DelayRules.none());
    }

    boolean isUntimed() {
        return lockDelay.equals(LockDelays.never())
                && gravity.equals(GravityClocks.frozen())
                && delays.equals(DelayRules.none())
                && frames.equals(CONTINUOUS);
    }

    /** What is wrong if pieces follow each other in no time. */
    IllegalStateException endlessAt(int level) {
        return new IllegalStateException("pieces must not follow each other in no time: at level " + level
                + " instant gravity needs a lock delay longer than that of " + lockDelay + " under " + gravity);
    }
}
