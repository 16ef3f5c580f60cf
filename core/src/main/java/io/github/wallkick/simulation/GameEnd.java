package io.github.wallkick.simulation;

/**
 * Why a self-played game ended.
 *
 * <p>Equality: enum constants, compared by identity.
 *
 * @since 0.1.0
 */
public enum GameEnd {
    /** The next piece collided where it enters: the game was lost. */
    BLOCKED_SPAWN,
    /** The most pieces of a game were locked: the game was cut short. */
    PIECE_LIMIT,
    /** A rule of the ruleset ended a full game: it was lost. */
    TOPPED_OUT
}
