package io.github.wallkick.simulation;

import io.github.wallkick.board.Board;
import io.github.wallkick.game.ClearRules;
import io.github.wallkick.game.Event;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.TopOut;
import io.github.wallkick.game.Transition;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;

/**
 * What must hold at every event of a game, whatever the ruleset and the player.
 *
 * <p>Cells are counted by arithmetic, full rows are looked for on the board that the events tell, and both are compared with
 * the game's own board after every step.
 */
final class Invariants implements ValuePlaythrough.StepListener {
    /** Rows below the skyline that some rules never clear. */
    private static final int ROWS_NEVER_FULL = 2;

    private final Ruleset rules;
    private final EventBoard told;
    private int cells;

    Invariants(Ruleset rules) {
        this.rules = rules;
        this.told = new EventBoard(rules);
    }

    @Override
    public void input(Input input, Transition step) {
        step(step);
    }

    @Override
    public void step(Transition step) {
        for (var event : step.events()) {
            check(event);
            told.follow(event);
        }
        // a game that ends at a lock keeps or drops the piece as its rules please
        if (!step.game().isOver()) {
            requireAsTold(step.game());
        }
    }

    private void check(Event event) {
        if (event instanceof Event.Locked locked) {
            checkLock(locked.piece());
        } else if (event instanceof Event.RowsCleared cleared) {
            checkFull(cleared);
        } else if (event instanceof Event.RowsRemoved removed) {
            var count = Long.bitCount(removed.rowMask());
            cells += repeated(told.board(), count) - rules.size().width() * count - lost(told.board());
        } else if (event instanceof Event.GarbageEntered garbage) {
            checkGarbage(garbage);
        } else if (event instanceof Event.Spawned entered) {
            checkEntry(entered.piece());
        } else {
            EventBoard.pieceOf(event).ifPresent(this::checkMove);
        }
    }

    private void checkEntry(Piece piece) {
        var board = told.board();
        require(
                !board.collides(piece) || !rules.topOuts().contains(TopOut.BLOCK_OUT),
                "a piece must not enter over landed cells: " + piece);
        require(rules.clears().clear(board).count() == 0, "no full row must remain when a piece enters: " + piece);
        for (var y = 0; y < board.size().visibleHeight() - ROWS_NEVER_FULL; y++) {
            require(!board.isRowFull(y), "no full row must remain when a piece enters: row " + y);
        }
    }

    /** Only a piece that entered over landed cells may be on the board, and only as long as it is where it entered. */
    private void checkMove(Piece piece) {
        require(
                isWhereItWas(piece) || !told.board().collides(piece),
                "the falling piece must be apart from the landed cells: " + piece);
    }

    private void checkLock(Piece piece) {
        var board = told.board();
        require(isWhereItWas(piece), "a piece must lock where it is, " + told.piece() + ": " + piece);
        require(board.isResting(piece), "a piece must rest on something when it locks: " + piece);
        var written = board;
        for (var cell : piece.cells()) {
            cells += board.isFilled(cell.x(), cell.y()) ? 0 : 1;
            written = written.withCell(cell.x(), cell.y(), true);
        }
        if (rules.clears().clear(written).count() == 0) {
            cells -= lost(written);
        }
    }

    private boolean isWhereItWas(Piece piece) {
        return told.piece().filter(piece::equals).isPresent();
    }

    private void checkFull(Event.RowsCleared cleared) {
        require(
                Long.bitCount(cleared.rowMask()) == cleared.landing().lines(),
                "a clear must count its rows: " + cleared);
        for (var y = 0; y < told.board().height(); y++) {
            require(
                    ((cleared.rowMask() >>> y) & 1) == 0 || told.board().isRowFull(y),
                    "a cleared row must be full: row " + y);
        }
    }

    private void checkGarbage(Event.GarbageEntered garbage) {
        var board = told.board();
        var rows = garbage.rows();
        for (var y = Math.max(0, board.height() - rows.size()); y < board.height(); y++) {
            cells -= Integer.bitCount(board.row(y));
        }
        cells += rows.stream().mapToInt(Integer::bitCount).sum();
    }

    private void requireAsTold(Game game) {
        var filled = game.board().filledCells();
        require(filled == cells, "the board must have " + cells + " cells after all locks and clears: " + filled);
        require(game.board().equals(told.board()), "the board must be as the events tell it: " + told.board());
        require(game.piece().equals(told.piece()), "the piece must be as the events tell it: " + told.piece());
    }

    /** Cells that a clear makes: the Game Boy repeats its top row in all rows but one that come down. */
    private int repeated(Board before, int rows) {
        return rules.clears().equals(ClearRules.gameBoy())
                ? (rows - 1) * Integer.bitCount(before.row(before.size().visibleHeight() - 1))
                : 0;
    }

    /** Cells that are lost besides full rows: Arika's games keep one hidden row. */
    private int lost(Board before) {
        var lost = 0;
        if (rules.clears().equals(ClearRules.oneHiddenRow())) {
            for (var y = before.size().visibleHeight() + 1; y < before.height(); y++) {
                lost += Integer.bitCount(before.row(y));
            }
        }
        return lost;
    }

    private static void require(boolean holds, String rule) {
        if (!holds) {
            throw new IllegalStateException(rule);
        }
    }
}
