package io.github.wallkick.simulation;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.game.Ruleset;

/**
 * Full games by a ruleset: with gravity, lock delay, hold, levels and whatever else the rules have.
 *
 * <p>For each piece the player is asked once, when the piece has come under control. Its strokes are made one after the
 * other, with time passing before each; those left when the piece locks are forgotten. After the last one the player makes
 * a hard drop; where the rules have none it holds the soft drop down until the piece locks, and where they have none of
 * both it waits. It looks at the game once in 60th of a second while it waits for a lock or for the next piece.
 *
 * @param ruleset the rules
 * @param player who plays
 * @param maxPieces pieces after which a game is cut short, at least 1; a game may lock a few more within the last look
 * @since 0.1.0
 */
public record TimedContest(Ruleset ruleset, TimedPlayer player, int maxPieces) implements Contest {
    /**
     * Checks the number.
     *
     * @throws IllegalArgumentException if the limit of pieces is less than 1
     */
    public TimedContest {
        if (maxPieces < 1) {
            throw new IllegalArgumentException("the most pieces of a game must be at least 1: " + maxPieces);
        }
    }

    /**
     * Full games of at most {@link PlayRules#DEFAULT_MAX_PIECES} pieces.
     *
     * @param ruleset the rules
     * @param player who plays
     * @return the contest
     */
    public static TimedContest of(Ruleset ruleset, TimedPlayer player) {
        return new TimedContest(ruleset, player, PlayRules.DEFAULT_MAX_PIECES);
    }

    @Override
    public BoardSize size() {
        return ruleset.size();
    }
}
