package io.github.wallkick.game;

import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import org.jspecify.annotations.Nullable;

/**
 * The phase before the next piece, and how a piece spawns.
 *
 * @param waitNanos nanoseconds until the piece spawns
 */
record Spawning(long waitNanos) implements PhaseState {
    static final Spawning NOW = new Spawning(0);

    static Spawning in(long nanos) {
        return nanos == 0 ? NOW : new Spawning(nanos);
    }

    @Override
    public Phase phase() {
        return Phase.SPAWNING;
    }

    @Override
    public long nanosToNext(Step step) {
        return waitNanos;
    }

    @Override
    public void pass(Step step, long nanos) {
        step.passWithoutPiece(nanos);
        step.enter(in(Math.max(0, waitNanos - nanos)));
    }

    @Override
    public void occur(Step step, long nanos) {
        step.passWithoutPiece(nanos);
        Falling.begin(step, next(step));
    }

    /**
     * The next piece of the queue spawns, or the one on hold if initial hold asks for it.
     *
     * @return the piece, which turns by the {@link Step#rotation()} from now on; null if the game has ended
     */
    static @Nullable Piece next(Step step) {
        var rules = step.rules();
        var type = step.take();
        step.levelUp();
        return step.held().asksFor(Input.HOLD, rules.spawning().initialHold())
                        && step.hold().isAllowed(rules.hold())
                ? swap(step, type)
                : spawn(step, type);
    }

    /** A piece goes on hold, and the one that was there spawns, or else the next one of the queue; null as in {@link #next}. */
    static @Nullable Piece swap(Step step, PieceType piece) {
        var held = step.hold(piece);
        return spawn(step, held.isPresent() ? held.get() : step.take());
    }

    private static @Nullable Piece spawn(Step step, PieceType type) {
        var rules = step.rules();
        var piece = step.spawn(type);
        var rotation = rules.rotation();
        var turn = step.held().initialTurn(rules.spawning().initialTurn());
        if (turn.isPresent()) {
            var turned = rotation.rotate(step.board(), piece, turn.get(), step.held()::isHeld);
            // an initial turn that does not fit is left out
            if (turned.isTurned() && (rules.spawning().initialKicks() || !turned.isKicked())) {
                rotation = rotation.afterTurn(piece, turned);
                piece = turned.piece();
            }
        }
        piece = clutched(step, piece);
        step.hold(step.held().withoutTaps());
        if (step.endsAt(new TopOutRule.Moment.Spawn(step.board(), piece))) {
            return null;
        }
        if (step.isTold()) {
            step.add(new Event.Spawned(step.now(), piece));
        }
        step.turnBy(rotation);
        return piece;
    }

    /** A piece that does not fit after a clear is moved up until it does, if the rules say so. */
    private static Piece clutched(Step step, Piece piece) {
        if (!step.rules().spawning().clutch() || !step.clearedLast()) {
            return piece;
        }
        var board = step.board();
        for (var up = 0; piece.y() + up < board.height(); up++) {
            if (!board.collides(piece.moved(0, up))) {
                return piece.moved(0, up);
            }
        }
        return piece;
    }
}
