package io.github.wallkick.input;

/**
 * How the other direction goes on when the one that acted is released and the other is still held.
 *
 * <p>Equality: enum constants, compared by identity.
 *
 * @since 0.1.0
 */
public enum Takeover {
    /** With the charge it had when the other took over from it. */
    CHARGED,
    /** With the whole delay anew: the charge was cancelled by the opposite press. */
    DELAYED,
    /** With the charge of the direction just released, as on consoles that know only one charge. */
    SHARED,
    /** Not before it is pressed anew. */
    NEVER
}
