package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.LineClear;

/**
 * The phase in which full rows are shown before they are taken out.
 *
 * @param clear the rows, and the board without them
 * @param waitNanos nanoseconds until they are taken out
 * @param entryNanos nanoseconds after that before the next piece spawns
 */
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
        step.removeRows(clear);
        step.enter(Spawning.in(entryNanos));
        step.enterGarbage(true);
    }

    @Override
    public Clearing onBoard(Ruleset rules, Board board) {
        return new Clearing(Step.clear(rules, board), waitNanos, entryNanos);
    }
}
