package io.github.wallkick.game;

/**
 * What a game is waiting for.
 *
 * <p>Equality: enum constants, compared by identity.
 *
 * @since 0.1.0
 */
public enum Phase {
    /** The entry delay (ARE), before the next piece spawns; there is no piece to move. */
    SPAWNING,
    /** A piece under control with free cells below it: gravity counts. */
    FALLING,
    /** A piece under control that rests on something: the lock delay counts. */
    LOCKING,
    /** The delay in which full rows are shown before they are taken out; there is no piece to move. */
    CLEARING,
    /** The end: nothing changes any more. */
    OVER
}
