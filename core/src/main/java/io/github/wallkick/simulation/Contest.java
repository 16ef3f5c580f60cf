package io.github.wallkick.simulation;

import io.github.wallkick.board.BoardSize;

/**
 * What is played in a run, and who plays: either {@link PieceContest piece by piece}, or {@link TimedContest full games}
 * with time.
 *
 * @since 0.1.0
 */
public sealed interface Contest permits PieceContest, TimedContest {
    /**
     * The board that is played on.
     *
     * @return its measures
     */
    BoardSize size();
}
