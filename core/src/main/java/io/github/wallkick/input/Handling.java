package io.github.wallkick.input;

import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.SoftDrop;
import java.time.Duration;
import java.util.Objects;

/**
 * How held buttons feel: the delays of the auto shift and what interrupts it.
 *
 * <p>A press shifts once at once. The delayed auto shift (DAS) is the time from the press to the first repeat, the auto repeat
 * rate (ARR) the time between repeats. Source of these rules and of DCD: the TETR.IO engine as re-implemented in triangle,
 * whose counters in frames become times here.
 *
 * <pre>{@code
 * Handling fast = Handlings.tetrio()
 *         .withDasNanos(100_000_000)
 *         .withArrNanos(0) // to the wall
 *         .withSoftDropFactor(SoftDrop.Faster.INSTANT);
 * }</pre>
 *
 * @param dasNanos nanoseconds from a press to the first repeat, 0 or more
 * @param arrNanos nanoseconds between repeats, 0 or more; 0 for as far as the piece goes, again whenever it can go on
 * @param dcdNanos the least nanoseconds from an entry, a turn, a hold or a hard drop to the next repeat (the DAS cut delay),
 *     0 or more
 * @param bothHeld which of two held directions acts
 * @param takeover how the other one goes on when that is released
 * @param charge what the charge depends on besides the key
 * @param besideShift what becomes of a soft drop while a direction is held
 * @param softDropFactor how many times gravity the soft drop is, 1 or more, {@link SoftDrop.Faster#INSTANT} included; 0 for
 *     what the ruleset says
 * @since 0.1.0
 */
public record Handling(
        long dasNanos,
        long arrNanos,
        long dcdNanos,
        BothHeld bothHeld,
        Takeover takeover,
        ChargeRule charge,
        BesideShift besideShift,
        int softDropFactor) {
    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is negative
     */
    public Handling {
        Objects.requireNonNull(bothHeld, "bothHeld");
        Objects.requireNonNull(takeover, "takeover");
        Objects.requireNonNull(charge, "charge");
        Objects.requireNonNull(besideShift, "besideShift");
        Check.notNegative("nanoseconds of DAS", dasNanos);
        Check.notNegative("nanoseconds of ARR", arrNanos);
        Check.notNegative("nanoseconds of DCD", dcdNanos);
        Check.notNegative("soft drop factor", softDropFactor);
    }

    /**
     * The handling of today's games: the last pressed direction wins, the other takes over with its charge, and the soft drop
     * is the ruleset's.
     *
     * <p>The unit is the nanosecond, as everywhere: a DAS of 133 ms and an ARR of 10 ms are
     * {@code of(133_000_000, 10_000_000)}, or {@code of(Duration.ofMillis(133), Duration.ofMillis(10))}.
     *
     * @param dasNanos nanoseconds, not milliseconds, from a press to the first repeat, 0 or more
     * @param arrNanos nanoseconds, not milliseconds, between repeats, 0 or more; 0 for as far as the piece goes
     * @return the handling
     * @throws IllegalArgumentException if one is negative
     */
    public static Handling of(long dasNanos, long arrNanos) {
        return new Handling(
                dasNanos,
                arrNanos,
                0,
                BothHeld.LAST_PRESSED,
                Takeover.CHARGED,
                ChargeRule.OF_KEY,
                BesideShift.GOES_ON,
                0);
    }

    /**
     * The handling of today's games, as {@link #of(long, long)}.
     *
     * @param das time from a press to the first repeat, 0 or more and at most 292 years
     * @param arr time between repeats, 0 or more and at most 292 years; 0 for as far as the piece goes
     * @return the handling
     * @throws IllegalArgumentException if one is negative
     * @throws ArithmeticException if one is too long for a {@code long} of nanoseconds
     */
    public static Handling of(Duration das, Duration arr) {
        return of(das.toNanos(), arr.toNanos());
    }

    /**
     * The rules with this player's soft drop in place of their own, if the handling has one.
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
        return new Handling(nanos, arrNanos, dcdNanos, bothHeld, takeover, charge, besideShift, softDropFactor);
    }

    /**
     * This handling with another ARR.
     *
     * @param nanos nanoseconds between repeats, 0 or more; 0 for as far as the piece goes
     * @return the changed handling
     * @throws IllegalArgumentException if it is negative
     */
    public Handling withArrNanos(long nanos) {
        return new Handling(dasNanos, nanos, dcdNanos, bothHeld, takeover, charge, besideShift, softDropFactor);
    }

    /**
     * This handling with another DCD.
     *
     * @param nanos the least nanoseconds from an entry, a turn, a hold or a hard drop to the next repeat, 0 or more
     * @return the changed handling
     * @throws IllegalArgumentException if it is negative
     */
    public Handling withDcdNanos(long nanos) {
        return new Handling(dasNanos, arrNanos, nanos, bothHeld, takeover, charge, besideShift, softDropFactor);
    }

    /**
     * This handling with another rule for two directions.
     *
     * @param rule which of two held directions acts
     * @return the changed handling
     */
    public Handling withBothHeld(BothHeld rule) {
        return new Handling(dasNanos, arrNanos, dcdNanos, rule, takeover, charge, besideShift, softDropFactor);
    }

    /**
     * This handling with another takeover. {@link Takeover#DELAYED} is what TETR.IO calls to cancel the DAS on a change of
     * direction.
     *
     * @param rule how the other direction goes on when the one that acted is released
     * @return the changed handling
     */
    public Handling withTakeover(Takeover rule) {
        return new Handling(dasNanos, arrNanos, dcdNanos, bothHeld, rule, charge, besideShift, softDropFactor);
    }

    /**
     * This handling with another charge rule.
     *
     * @param rule what the charge depends on besides the key
     * @return the changed handling
     */
    public Handling withCharge(ChargeRule rule) {
        return new Handling(dasNanos, arrNanos, dcdNanos, bothHeld, takeover, rule, besideShift, softDropFactor);
    }

    /**
     * This handling with another soft drop beside a shift.
     *
     * @param rule what becomes of a soft drop while a direction is held
     * @return the changed handling
     */
    public Handling withBesideShift(BesideShift rule) {
        return new Handling(dasNanos, arrNanos, dcdNanos, bothHeld, takeover, charge, rule, softDropFactor);
    }

    /**
     * This handling with another soft drop factor (SDF).
     *
     * @param factor how many times gravity the soft drop is, 1 or more; 0 for what the ruleset says
     * @return the changed handling
     * @throws IllegalArgumentException if it is negative
     */
    public Handling withSoftDropFactor(int factor) {
        return new Handling(dasNanos, arrNanos, dcdNanos, bothHeld, takeover, charge, besideShift, factor);
    }

    /**
     * What is missing to the first shift when nothing has been charged and the key was not seen going down. The consoles count
     * such a key from the frame in which they first see it, that frame included.
     */
    long idleNanos() {
        return charge.needsPiece() ? Math.max(0, dasNanos - charge.wallRetryNanos()) : dasNanos;
    }
}
