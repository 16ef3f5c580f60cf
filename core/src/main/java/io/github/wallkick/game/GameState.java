package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.internal.Check;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.scoring.Score;
import java.util.Optional;

/**
 * All of a game that stays as it is while a piece moves.
 *
 * @param board the landed cells
 * @param queue the pieces to come
 * @param hold the piece on hold
 * @param score points, lines, level
 * @param garbage garbage on its way
 * @param held inputs that are held, and taps that wait for a piece
 * @param history what rules remember apart from the score
 */
@SuppressWarnings("ReferenceEquality") // identity only saves an allocation
record GameState(
        Board board, Queue queue, Hold hold, Score score, GarbageQueue garbage, HeldInputs held, History history) {
    /**
     * The piece on hold, and whether the piece under control has been swapped already.
     *
     * @param type the type on hold
     * @param used whether there was a hold since the last lock
     */
    record Hold(Optional<PieceType> type, boolean used) {
        static final Hold EMPTY = new Hold(Optional.empty(), false);

        boolean isAllowed(HoldRule rule) {
            return switch (rule) {
                case OFF -> false;
                case ONCE -> !used;
                case UNLIMITED -> true;
            };
        }

        Hold swapped(PieceType piece) {
            return new Hold(Optional.of(piece), true);
        }

        Hold afterLock() {
            return used ? new Hold(type, false) : this;
        }
    }

    /**
     * What rules remember of a game apart from its score.
     *
     * @param pieces pieces that came from the queue so far
     * @param locksAtSpawn pieces that locked where they spawned
     * @param clearedLast whether the last lock cleared rows
     */
    record History(int pieces, int locksAtSpawn, boolean clearedLast) {
        static final History NONE = new History(0, 0, false);
    }

    /** The state of a new game, before its first piece. */
    static GameState start(Ruleset rules, long seed) {
        return new GameState(
                Board.empty(rules.size()),
                Queue.of(
                        Check.answer(rules.randomizers().start(seed), "a randomizer", rules.randomizers()),
                        rules.spawning().preview()),
                Hold.EMPTY,
                rules.scoring().start(),
                GarbageQueue.empty(seed),
                HeldInputs.NONE,
                History.NONE);
    }

    /** The state with these parts, which is this one if all are its own. */
    GameState with(
            Board newBoard,
            Queue newQueue,
            Hold newHold,
            Score newScore,
            GarbageQueue newGarbage,
            HeldInputs newHeld,
            History newHistory) {
        return newBoard == board
                        && newQueue == queue
                        && newHold == hold
                        && newScore == score
                        && newGarbage == garbage
                        && newHeld == held
                        && newHistory == history
                ? this
                : new GameState(newBoard, newQueue, newHold, newScore, newGarbage, newHeld, newHistory);
    }

    GameState withBoard(Board other) {
        return new GameState(other, queue, hold, score, garbage, held, history);
    }

    GameState withScore(Score other) {
        return new GameState(board, queue, hold, other, garbage, held, history);
    }

    GameState withGarbage(GarbageQueue other) {
        return new GameState(board, queue, hold, score, other, held, history);
    }

    GameState withHeld(HeldInputs other) {
        return new GameState(board, queue, hold, score, garbage, other, history);
    }
}
