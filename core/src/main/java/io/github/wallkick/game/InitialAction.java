package io.github.wallkick.game;

/**
 * When an input acts on a piece at the very moment it spawns: initial rotation (IRS) and initial hold (IHS).
 *
 * <p>Equality: enum constants, compared by identity.
 *
 * @since 0.1.0
 */
public enum InitialAction {
    /** Never. */
    OFF,
    /** While the input is held as the piece spawns, however long before it was pressed. */
    HELD,
    /** When the input was pressed in the delay before the piece spawns, even if it is released by then. */
    TAPPED
}
