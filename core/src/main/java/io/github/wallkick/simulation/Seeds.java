package io.github.wallkick.simulation;

/**
 * The seeds below the seed of a run: one for each game, and below it one for each piece.
 *
 * <p>Each is an output of SplitMix64, found by its number instead of by stepping, so that game 9,999 needs no other.
 * Source: Guy L. Steele, Doug Lea, Christine H. Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
 */
final class Seeds {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private Seeds() {}

    /** The seed of a game of a run. */
    static long ofGame(long runSeed, int game) {
        return output(runSeed, game);
    }

    /**
     * The seed of the player's choices in a game. It is the complement that is mixed, since a randomizer may itself run
     * SplitMix64 on the game's seed.
     */
    static long ofPlayer(long gameSeed) {
        return mix(~gameSeed);
    }

    /** The random value a player is handed with a piece. */
    static long ofPiece(long playerSeed, int piece) {
        return output(playerSeed, piece);
    }

    /** The output of SplitMix64 with a number, counted from 0. */
    private static long output(long seed, int number) {
        return mix(seed + (number + 1L) * GOLDEN_GAMMA);
    }

    private static long mix(long state) {
        var z = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
