package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.LineClear;
import io.github.wallkick.internal.Check;
import io.github.wallkick.piece.Piece;

/**
 * The phase in which full rows are shown before they are taken out.
 *
 * @param clear the rows, and the board without them
 * @param waitNanos nanoseconds until they are taken out
 * @param entryNanos nanoseconds after that before the next piece spawns
 */
@SuppressWarnings("ReferenceEquality") // identity only saves a comparison
record Clearing(LineClear clear, long waitNanos, long entryNanos) implements PhaseState {
    @Override
    public Phase phase() {
        return Phase.CLEARING;
    }

    @Override
    public long nanosToNext(Step step) {
        return waitNanos;
    }

    @Override
    public void pass(Step step, long nanos) {
        step.passWithoutPiece(nanos);
        step.enter(new Clearing(clear, Math.max(0, waitNanos - nanos), entryNanos));
    }

    /** Full rows are taken out, and the wait for the next piece begins. */
    @Override
    public void occur(Step step, long nanos) {
        step.passWithoutPiece(nanos);
        if (step.isTold()) {
            step.add(new Event.RowsRemoved(step.now(), clear.rowMask()));
        }
        var before = step.board();
        step.put(clear.board());
        tellLost(step, before, -clear.count() * before.width());
        step.enter(Spawning.in(entryNanos));
        GarbageQueue.enter(step, true);
    }

    @Override
    public Clearing onBoard(Ruleset rules, Board board) {
        return new Clearing(clear(rules, board), waitNanos, entryNanos);
    }

    /** What a clear rule makes of a board. */
    static LineClear clear(Ruleset rules, Board locked) {
        var rule = rules.clears();
        var clear = Check.answer(rule.clear(locked), "a clear", rule);
        Check.answer(
                clear.board() == locked || clear.board().size().equals(locked.size()),
                "the board of a clear must have the size of the board before",
                clear.board().size(),
                rule);
        return clear;
    }

    /** Tells of the filled cells that a board and some more should have left on the step's board, and have not. */
    static void tellLost(Step step, Board before, int more) {
        var lost = step.isTold() ? before.filledCells() + more - step.board().filledCells() : 0;
        if (lost > 0) {
            step.add(new Event.CellsLost(step.now(), lost));
        }
    }

    /** A board with the cells of a piece that overlaps filled ones. */
    static Board overwritten(Board board, Piece piece) {
        var written = board;
        for (var cell : piece.cells()) {
            written = written.withCell(cell.x(), cell.y(), true);
        }
        return written;
    }
}
