package io.github.wallkick.simulation;

import io.github.wallkick.board.Board;
import io.github.wallkick.game.Event;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.piece.Piece;
import java.util.Optional;

/**
 * Board and falling piece as the events alone tell them: what a display that never asks the game would show, and what the
 * game's own board can be compared with.
 */
final class EventBoard {
    private final Ruleset rules;
    private Board board;
    private Optional<Piece> piece = Optional.empty();

    EventBoard(Ruleset rules) {
        this.rules = rules;
        this.board = Board.empty(rules.size());
    }

    /** The landed cells; full rows stay until they are removed. */
    Board board() {
        return board;
    }

    /** The piece under control. */
    Optional<Piece> piece() {
        return piece;
    }

    void follow(Event event) {
        if (event instanceof Event.Locked locked) {
            piece = Optional.empty();
            board = locked(locked.piece());
        } else if (event instanceof Event.RowsRemoved) {
            board = rules.clears().clear(board).board();
        } else if (event instanceof Event.GarbageEntered garbage) {
            board = board.raiseRows(
                    garbage.rows().stream().mapToInt(Integer::intValue).toArray());
        } else if (event instanceof Event.ToppedOut || event instanceof Event.GoalReached) {
            piece = Optional.empty();
        } else {
            pieceOf(event).ifPresent(moved -> piece = Optional.of(moved));
        }
    }

    /** The piece that an event puts somewhere. */
    static Optional<Piece> pieceOf(Event event) {
        if (event instanceof Event.Spawned entered) {
            return Optional.of(entered.piece());
        } else if (event instanceof Event.Moved moved) {
            return Optional.of(moved.piece());
        } else if (event instanceof Event.Turned turned) {
            return Optional.of(turned.piece());
        } else if (event instanceof Event.Fell fell) {
            return Optional.of(fell.piece());
        } else if (event instanceof Event.Dropped dropped) {
            return Optional.of(dropped.piece());
        }
        return Optional.empty();
    }

    /** Some rules take cells away at every lock, full rows or not; where there are full rows, they wait for those. */
    private Board locked(Piece landed) {
        var written = board;
        for (var cell : landed.cells()) {
            written = written.withCell(cell.x(), cell.y(), true);
        }
        var clear = rules.clears().clear(written);
        return clear.count() > 0 ? written : clear.board();
    }
}
