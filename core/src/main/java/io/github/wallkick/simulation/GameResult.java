package io.github.wallkick.simulation;

import io.github.wallkick.piece.PieceType;
import java.util.Optional;

/**
 * What came of one self-played game.
 *
 * @param game its number in the run, from 0
 * @param seed its own seed, which the randomizer was given
 * @param end why it ended
 * @param lastPiece the type that could not enter, or the one that would have been next at the piece limit; in a full
 *     game the one that came under control last
 * @param clears its locks by lines and spins; their number is the survival in pieces
 * @param cells cells of all pieces locked
 * @param stackHeight rows from the floor to the highest filled cell at the end
 * @param points points of the scorer
 * @param timed time, level and more of a full game; none for a game that was played piece by piece
 * @since 0.1.0
 */
public record GameResult(
        int game,
        long seed,
        GameEnd end,
        PieceType lastPiece,
        Clears clears,
        long cells,
        int stackHeight,
        long points,
        Optional<TimedResult> timed) {
    /** The result of a game that was played piece by piece. */
    GameResult(
            int game,
            long seed,
            GameEnd end,
            PieceType lastPiece,
            Clears clears,
            long cells,
            int stackHeight,
            long points) {
        this(game, seed, end, lastPiece, clears, cells, stackHeight, points, Optional.empty());
    }

    /**
     * The survival.
     *
     * @return pieces locked, 0 or more
     */
    public long pieces() {
        return clears.locks();
    }

    /**
     * The lines cleared.
     *
     * @return 0 or more
     */
    public long lines() {
        return clears.lines();
    }
}
