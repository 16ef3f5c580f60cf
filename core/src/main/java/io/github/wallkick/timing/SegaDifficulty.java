package io.github.wallkick.timing;

/**
 * The difficulty switch of Sega's arcade cabinet of 1988.
 *
 * @since 0.1.0
 */
public enum SegaDifficulty {
    /** The slowest. */
    EASY,
    /** The usual one. */
    NORMAL,
    /** Faster than normal. */
    HARD,
    /** The fastest. */
    HARDEST
}
