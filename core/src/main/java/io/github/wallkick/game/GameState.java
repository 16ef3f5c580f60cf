package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.internal.Check;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.scoring.Score;
import java.util.HashMap;
import java.util.Objects;
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
     * @param dig the garbage on the board
     */
    record History(int pieces, int locksAtSpawn, boolean clearedLast, Dig dig) {
        static final History NONE = new History(0, 0, false, Dig.NONE);
    }

    /**
     * The garbage on the board, which lies at its bottom.
     *
     * @param rows rows that came as garbage
     * @param cleared rows of garbage cleared so far
     */
    record Dig(int rows, int cleared) {
        static final Dig NONE = new Dig(0, 0);

        Dig raised(int more, int height) {
            return new Dig(Math.min(height, rows + more), cleared);
        }

        Dig afterClear(long rowMask) {
            var dug = rows == 0 ? 0 : Long.bitCount(rowMask & (-1L >>> (Long.SIZE - rows)));
            return dug == 0 ? this : new Dig(rows - dug, cleared + dug);
        }
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
        return new GameState(board, queue, hold, Objects.requireNonNull(other, "score"), garbage, held, history);
    }

    GameState withGarbage(GarbageQueue other) {
        return new GameState(board, queue, hold, score, other, held, history);
    }

    GameState withHeld(HeldInputs other) {
        return new GameState(board, queue, hold, score, garbage, other, history);
    }

    /** The state with garbage rows under the board that a caller chose. */
    GameState raised(int... holes) {
        var raised = new History(
                history.pieces(),
                history.locksAtSpawn(),
                history.clearedLast(),
                history.dig().raised(holes.length, board.height()));
        return new GameState(board.raise(holes), queue, hold, score, garbage, held, raised);
    }

    GameState withQueue(Queue other) {
        return new GameState(board, other, hold, score, garbage, held, history);
    }

    /** The state with a type on hold that a caller chose. */
    GameState withHeld(Optional<PieceType> type, Ruleset rules) {
        type.ifPresent(piece -> {
            Check.that(
                    rules.hold() != HoldRule.OFF && rules.inputs().contains(Input.HOLD),
                    "a piece can only be on hold if the rules have a hold",
                    piece);
            RulesetCheck.type(piece, rules.rotation(), rules.size());
        });
        return new GameState(board, queue, new Hold(type, hold.used()), score, garbage, held, history);
    }

    /** A drawing for people: hold and next above the visible field, or above all that is used of the board. */
    String drawing(Phase phase, Optional<Piece> piece, Optional<Piece> ghost) {
        var cells = new HashMap<Cell, Character>();
        ghost.ifPresent(drawn -> drawn.cells().forEach(cell -> cells.put(cell, ':')));
        piece.ifPresent(drawn ->
                drawn.cells().forEach(cell -> cells.put(cell, drawn.type().symbol())));
        var height = Math.max(board.size().visibleHeight(), board.stackHeight());
        for (var cell : cells.keySet()) {
            height = Math.max(height, cell.y() + 1);
        }
        var text = new StringBuilder()
                .append(phase)
                .append(", ")
                .append(score.points())
                .append(" points, ")
                .append(score.lines())
                .append(" lines, level ")
                .append(score.level())
                .append("\nhold ")
                .append(hold.type().map(PieceType::symbol).orElse('-'))
                .append(", next ");
        for (var type : queue.shown()) {
            text.append(type.symbol());
        }
        if (!garbage.isEmpty()) {
            text.append(", garbage ").append(garbage.lines());
        }
        text.append('\n');
        for (var y = height - 1; y >= 0; y--) {
            text.append('|');
            for (var x = 0; x < board.width(); x++) {
                text.append(cells.getOrDefault(new Cell(x, y), board.isFilled(x, y) ? 'X' : '.'));
            }
            text.append("|\n");
        }
        return text.append('+').append("-".repeat(board.width())).append("+\n").toString();
    }
}
