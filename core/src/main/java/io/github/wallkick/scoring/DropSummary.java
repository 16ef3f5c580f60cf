package io.github.wallkick.scoring;

import io.github.wallkick.internal.Check;
import java.time.Duration;

/**
 * How a piece was dropped on its way to the lock, for rules that pay for drops when the piece locks. Rules that pay for
 * each row at once get a {@link Drop} instead.
 *
 * @param softRows rows of the last unbroken soft drop, if the soft drop was still on when the piece locked; else 0
 * @param softLock whether a step of the soft drop locked the piece
 * @param sonicRows rows of the largest single sonic or hard drop of the piece, 0 or more
 * @param heldNanos nanoseconds that the soft drop was held while the piece was in the air, 0 or more
 * @since 0.1.0
 */
public record DropSummary(int softRows, boolean softLock, int sonicRows, long heldNanos) {
    /** A piece that fell by gravity alone. */
    public static final DropSummary NONE = new DropSummary(0, false, 0, 0);

    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if a number is negative
     */
    public DropSummary {
        Check.atLeast("soft-dropped rows", softRows, 0);
        Check.atLeast("sonic-dropped rows", sonicRows, 0);
        Check.atLeast("nanoseconds of soft drop", heldNanos, 0);
    }

    /**
     * A soft drop down to the lock, its last step being the one that locked.
     *
     * @param rows rows of the unbroken soft drop, 0 or more
     * @return the summary
     */
    public static DropSummary soft(int rows) {
        return new DropSummary(rows, true, 0, 0);
    }

    /**
     * A sonic or hard drop.
     *
     * @param rows rows of the drop, 0 or more
     * @return the summary
     */
    public static DropSummary sonic(int rows) {
        return new DropSummary(0, false, rows, 0);
    }

    /**
     * This summary with another soft drop time.
     *
     * @param nanos nanoseconds that the soft drop was held in the air, 0 or more
     * @return the changed summary
     */
    public DropSummary withHeldNanos(long nanos) {
        return new DropSummary(softRows, softLock, sonicRows, nanos);
    }

    /**
     * This summary with another time of soft drop.
     *
     * @param time time that the soft drop ran in the air, 0 or more
     * @return the changed summary
     * @throws IllegalArgumentException if the time is negative
     * @throws ArithmeticException if the time is too long for a {@code long} of nanoseconds
     */
    public DropSummary withHeld(Duration time) {
        return withHeldNanos(time.toNanos());
    }

    /**
     * This summary with another largest sonic drop.
     *
     * @param rows rows of the drop, 0 or more
     * @return the changed summary
     */
    public DropSummary withSonicRows(int rows) {
        return new DropSummary(softRows, softLock, rows, heldNanos);
    }

    /**
     * The time that the soft drop ran in the air.
     *
     * @return time, 0 or more
     */
    public Duration held() {
        return Duration.ofNanos(heldNanos);
    }
}
