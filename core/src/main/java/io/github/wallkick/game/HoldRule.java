package io.github.wallkick.game;

/**
 * How often a piece may be put on hold.
 *
 * <p>Equality: enum constants, compared by identity.
 *
 * @since 0.1.0
 */
public enum HoldRule {
    /** There is no hold. */
    OFF,
    /** One hold a piece: a lock allows the next one. */
    ONCE,
    /** As many as the player likes. */
    UNLIMITED
}
