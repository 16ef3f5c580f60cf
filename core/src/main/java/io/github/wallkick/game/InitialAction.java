package io.github.wallkick.game;

/**
 * When a key acts on a piece at the very moment it enters: initial rotation (IRS) and initial hold (IHS).
 *
 * <p>Equality: enum constants, compared by identity.
 *
 * @since 0.1.0
 */
public enum InitialAction {
    /** Never. */
    OFF,
    /** While the key is held as the piece enters, however long before it was pressed. */
    HELD,
    /** When the key was pressed in the delay before the piece enters, even if it is released by then. */
    TAPPED
}
