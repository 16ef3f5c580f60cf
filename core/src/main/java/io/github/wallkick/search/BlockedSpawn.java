package io.github.wallkick.search;

/**
 * What a search does when the place where a piece enters is filled.
 *
 * <p>Equality: enum constants, compared by identity.
 *
 * @since 0.1.0
 */
public enum BlockedSpawn {
    /** The piece does not enter: there are no placements, as in a game that ends then. */
    ENDS,
    /** The piece enters as many rows higher as it needs to fit, if the board has them. */
    RISES
}
