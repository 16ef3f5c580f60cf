package io.github.wallkick.simulation;

/**
 * The failure of a self-played game: a broken invariant, or whatever a player or a strategy has thrown. It says where, so
 * that the game can be stepped through.
 *
 * @since 0.1.0
 */
public final class SelfPlayException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Number of the game in its run. */
    private final int game;
    /** Number of the piece in its game. */
    private final int piece;
    /** The seed of the run. */
    private final long seed;

    /**
     * Creates the failure of a game.
     *
     * @param game number of the game in its run, from 0
     * @param piece number of the piece in its game, from 0
     * @param seed the seed of the run
     * @param cause what went wrong
     */
    public SelfPlayException(int game, int piece, long seed, Throwable cause) {
        super(
                "game " + game + " of the run with seed " + seed + " failed at piece " + piece + ": " + words(cause),
                cause);
        this.game = game;
        this.piece = piece;
        this.seed = seed;
    }

    private static String words(Throwable cause) {
        return cause.getMessage() == null ? cause.toString() : cause.getMessage();
    }

    /**
     * The game that failed.
     *
     * @return its number in the run, from 0
     */
    public int game() {
        return game;
    }

    /**
     * The piece at which it failed.
     *
     * @return its number in the game, from 0
     */
    public int piece() {
        return piece;
    }

    /**
     * The seed of the run.
     *
     * @return the seed
     */
    public long seed() {
        return seed;
    }
}
