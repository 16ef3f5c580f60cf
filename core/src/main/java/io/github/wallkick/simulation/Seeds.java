package io.github.wallkick.simulation;

import io.github.wallkick.internal.SplitMix;

/**
 * The seeds below the seed of a run: one for each game, and below it one for each piece.
 *
 * <p>Each is an output of SplitMix64, found by its number instead of by stepping, so that game 9,999 needs no other.
 */
final class Seeds {
    private Seeds() {}

    /** The seed of a game of a run. */
    static long ofGame(long runSeed, int game) {
        return SplitMix.at(runSeed, game);
    }

    /**
     * The seed of the player's choices in a game. It is the complement that is mixed, since a randomizer may itself run
     * SplitMix64 on the game's seed.
     */
    static long ofPlayer(long gameSeed) {
        return SplitMix.mix(~gameSeed);
    }

    /** The random value a player is handed with a piece. */
    static long ofPiece(long playerSeed, int piece) {
        return SplitMix.at(playerSeed, piece);
    }
}
