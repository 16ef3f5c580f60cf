package io.github.wallkick.input;

/**
 * What the charge of the auto shift depends on besides the held key.
 *
 * @param outlivesRelease whether the charge stays when no direction is held; only a new press clears it then
 * @param wallRetryNanos nanoseconds after a blocked shift at which it is tried again, so that a wall charges the shift; 0 if
 *     a blocked shift is like any other
 * @param needsPiece whether time counts only while a piece is under control. A direction pressed while there is none is
 *     then no press: it does not shift, and does not clear the charge. Without, the shift charges during the delays, and a
 *     charged one acts on the next piece at once.
 * @param softDropBlocks whether a held soft drop stops time and presses in the same way
 * @since 0.1.0
 */
public record ChargeRule(boolean outlivesRelease, long wallRetryNanos, boolean needsPiece, boolean softDropBlocks) {
    /** The charge of today's games: a property of the held key alone. */
    public static final ChargeRule OF_KEY = new ChargeRule(false, 0, false, false);

    /**
     * Checks the time.
     *
     * @throws IllegalArgumentException if the time is negative
     */
    public ChargeRule {
        Check.notNegative("nanoseconds to the retry at a wall", wallRetryNanos);
    }
}
