package io.github.wallkick.scoring;

/**
 * How the amount of a perfect clear goes together with that of the lines.
 *
 * <p>Equality: enum constants, compared by identity.
 *
 * @since 0.1.0
 */
public enum PerfectClearMode {
    /** It is added to what the clear is worth anyway. */
    ADDED,
    /** It is given instead of that. */
    INSTEAD
}
