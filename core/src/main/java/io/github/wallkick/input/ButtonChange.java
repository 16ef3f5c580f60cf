package io.github.wallkick.input;

/**
 * A moment of a script of buttons: from then on, these are down.
 *
 * @param atNanos nanoseconds since the start of the script, 0 or more
 * @param down the buttons that are down
 * @since 0.1.0
 */
public record ButtonChange(long atNanos, ButtonSet down) {
    /**
     * Checks the time.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public ButtonChange {
        Check.notNegative("nanoseconds to a change of buttons", atNanos);
    }
}
