package io.github.wallkick.game;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.CheckReturnValue;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/**
 * What becomes of garbage that an opponent sends: how long it is on its way, how much of it enters at a time, and what
 * stops it. Garbage enters only when a piece locks, after the clear.
 *
 * @param delayNanos nanoseconds from its receipt until garbage may enter, 0 or more
 * @param cap rows that enter at one lock at most, 1 or more; the rest waits for the next
 * @param cancels whether an attack first cancels garbage on its way, oldest first, and only the rest is sent
 * @param heldBackByClears whether a lock that clears rows lets no garbage in
 * @param holes the holes
 * @param everyNanos nanoseconds after which a row comes by itself, again and again, as if an opponent had sent it; 0 if none does.
 *     It waits while as many rows are on their way as the board has
 * @since 0.1.0
 */
@CheckReturnValue
public record GarbageSettings(
        long delayNanos, int cap, boolean cancels, boolean heldBackByClears, HoleRule holes, long everyNanos) {
    /** A cap that is none. */
    public static final int UNCAPPED = Integer.MAX_VALUE;

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if a time is negative or the cap less than 1
     */
    public GarbageSettings {
        Objects.requireNonNull(holes, "holes");
        Check.atLeast("garbage delay in nanoseconds", delayNanos, 0);
        Check.atLeast("garbage cap", cap, 1);
        Check.atLeast("nanoseconds between rows of garbage", everyNanos, 0);
    }

    /**
     * The time from the receipt of garbage until it may enter.
     *
     * @return time, 0 or more
     */
    public Duration delay() {
        return Duration.ofNanos(delayNanos);
    }

    /**
     * Garbage that enters at the next lock without a clear, all at once, the hole of an attack in one column; attacks
     * cancel it.
     *
     * @return the rule
     */
    public static GarbageSettings standard() {
        return new GarbageSettings(0, UNCAPPED, true, true, HoleRules.straight(), 0);
    }

    /**
     * This rule with another delay.
     *
     * @param nanos nanoseconds from its receipt until garbage may enter, 0 or more
     * @return the changed rule
     */
    public GarbageSettings withDelayNanos(long nanos) {
        return new GarbageSettings(nanos, cap, cancels, heldBackByClears, holes, everyNanos);
    }

    /**
     * This rule with another delay.
     *
     * @param delay time from the receipt of garbage until it may enter, 0 or more
     * @return the changed rule
     * @throws IllegalArgumentException if the delay is negative
     * @throws ArithmeticException if the delay is too long for a {@code long} of nanoseconds
     */
    public GarbageSettings withDelay(Duration delay) {
        return withDelayNanos(delay.toNanos());
    }

    /**
     * This rule with another cap.
     *
     * @param rows rows that enter at one lock at most, 1 or more
     * @return the changed rule
     */
    public GarbageSettings withCap(int rows) {
        return new GarbageSettings(delayNanos, rows, cancels, heldBackByClears, holes, everyNanos);
    }

    /**
     * This rule with or without cancelling.
     *
     * @param does whether an attack first cancels garbage on its way
     * @return the changed rule
     */
    public GarbageSettings withCancels(boolean does) {
        return new GarbageSettings(delayNanos, cap, does, heldBackByClears, holes, everyNanos);
    }

    /**
     * This rule with or without clears that hold garbage back.
     *
     * @param held whether a lock that clears rows lets no garbage in
     * @return the changed rule
     */
    public GarbageSettings withHeldBackByClears(boolean held) {
        return new GarbageSettings(delayNanos, cap, cancels, held, holes, everyNanos);
    }

    /**
     * This rule with holes elsewhere.
     *
     * @param columns the columns of the holes
     * @return the changed rule
     */
    public GarbageSettings withHoles(HoleRule columns) {
        return new GarbageSettings(delayNanos, cap, cancels, heldBackByClears, columns, everyNanos);
    }

    /**
     * This rule with rows of garbage that come by time.
     *
     * @param nanos nanoseconds from one row to the next, 0 for none
     * @return the changed rule
     */
    public GarbageSettings withEveryNanos(long nanos) {
        return new GarbageSettings(delayNanos, cap, cancels, heldBackByClears, holes, nanos);
    }

    /**
     * This rule with rows of garbage that come by time.
     *
     * @param time time from one row to the next, 0 for none
     * @return the changed rule
     * @throws IllegalArgumentException if the time is negative
     * @throws ArithmeticException if the time is too long for a {@code long} of nanoseconds
     */
    public GarbageSettings withEvery(Duration time) {
        return withEveryNanos(time.toNanos());
    }

    /**
     * The time after which a row comes by itself.
     *
     * @return time; empty if none does
     */
    public Optional<Duration> every() {
        return everyNanos == 0 ? Optional.empty() : Optional.of(Duration.ofNanos(everyNanos));
    }

    GarbageSettings untimed() {
        return withDelayNanos(0).withEveryNanos(0);
    }

    boolean isUntimed() {
        return delayNanos == 0 && everyNanos == 0;
    }
}
