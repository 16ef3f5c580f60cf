package io.github.wallkick.scoring;

/**
 * How far a lock counts as a spin.
 *
 * <p>Equality: enum constants, compared by identity; ordered from nothing to full.
 *
 * @since 0.1.0
 */
public enum Spin {
    /** No spin. */
    NONE,
    /** A spin that is worth less, such as a T-spin mini. */
    MINI,
    /** A proper spin. */
    FULL
}
