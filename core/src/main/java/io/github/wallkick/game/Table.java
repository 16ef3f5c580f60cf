package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.scoring.Score;

/**
 * All of a game that seldom changes: what lies on the table while a piece moves.
 *
 * @param board the landed cells
 * @param queue the pieces to come
 * @param hold the piece on hold
 * @param score points, lines, level
 * @param garbage garbage on its way
 * @param keys keys held and tapped
 * @param history what rules remember besides
 */
@SuppressWarnings("ReferenceEquality") // identity only saves an allocation
record Table(Board board, Queue queue, HoldSlot hold, Score score, GarbageQueue garbage, Keys keys, History history) {
    Table withBoard(Board other) {
        return new Table(other, queue, hold, score, garbage, keys, history);
    }

    Table withQueue(Queue other) {
        return new Table(board, other, hold, score, garbage, keys, history);
    }

    Table withHold(HoldSlot other) {
        return new Table(board, queue, other, score, garbage, keys, history);
    }

    Table withScore(Score other) {
        return other == score ? this : new Table(board, queue, hold, other, garbage, keys, history);
    }

    Table withGarbage(GarbageQueue other) {
        return other == garbage ? this : new Table(board, queue, hold, score, other, keys, history);
    }

    Table withKeys(Keys other) {
        return other == keys ? this : new Table(board, queue, hold, score, garbage, other, history);
    }

    Table withHistory(History other) {
        return other == history ? this : new Table(board, queue, hold, score, garbage, keys, other);
    }
}
