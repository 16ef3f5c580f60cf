package io.github.wallkick.scoring;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.board.LineClear;
import io.github.wallkick.internal.Check;
import io.github.wallkick.piece.Piece;

/**
 * What one lock did: everything that scorers, level rules and attack tables look at.
 *
 * <pre>{@code
 * LineClear clear = board.place(piece);
 * LockResult lock = LockResult.of(piece, clear).withSpin(rules.spin(board, piece, lastTurn));
 * Score after = rules.afterLock(before, lock);
 * }</pre>
 *
 * @param piece the piece where it locked
 * @param lines rows it cleared, 0 to {@link BoardSize#MAX_HEIGHT}
 * @param spin how far it was a spin
 * @param lastTurn its last successful movement, if that was a turn; else {@link LastTurn#NONE}
 * @param perfectClear whether it cleared lines and left the board empty
 * @param drops how it was dropped
 * @param time how long it took
 * @since 0.1.0
 */
public record LockResult(
        Piece piece, int lines, Spin spin, LastTurn lastTurn, boolean perfectClear, DropSummary drops, PieceTime time) {
    /** Lines from which a clear without a spin is difficult. */
    private static final int DIFFICULT_LINES = 4;

    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if the lines are out of their range, or if there is a perfect clear without lines
     */
    public LockResult {
        Check.within("lines cleared by a lock", lines, 0, BoardSize.MAX_HEIGHT);
        Check.that(!perfectClear || lines > 0, "a perfect clear must clear lines", lines);
    }

    /**
     * A plain lock: no lines, no spin, no drop points, no time.
     *
     * @param piece the piece where it locked
     * @return the lock
     */
    public static LockResult of(Piece piece) {
        return new LockResult(piece, 0, Spin.NONE, LastTurn.NONE, false, DropSummary.NONE, PieceTime.NONE);
    }

    /**
     * A lock with the lines it cleared.
     *
     * @param piece the piece where it locked
     * @param clear the board after the clear; a perfect clear if it is empty and lines were cleared
     * @return the lock
     */
    public static LockResult of(Piece piece, LineClear clear) {
        var lines = clear.count();
        var perfect = lines > 0 && clear.board().isEmpty();
        return new LockResult(piece, lines, Spin.NONE, LastTurn.NONE, perfect, DropSummary.NONE, PieceTime.NONE);
    }

    /**
     * Whether this is a clear that keeps a back-to-back chain: of four lines or more, or of any lines by a spin.
     *
     * @return false without lines
     */
    public boolean isDifficult() {
        return lines >= DIFFICULT_LINES || (lines > 0 && spin != Spin.NONE);
    }

    /**
     * The lowest row that the piece covers, before lines were cleared.
     *
     * @return row, from 0 at the bottom
     */
    public int row() {
        return piece.bottom();
    }

    /**
     * This lock with other lines; no perfect clear if there are none.
     *
     * @param count rows cleared, 0 to {@link BoardSize#MAX_HEIGHT}
     * @return the changed lock
     */
    public LockResult withLines(int count) {
        return new LockResult(piece, count, spin, lastTurn, perfectClear && count > 0, drops, time);
    }

    /**
     * This lock judged otherwise.
     *
     * @param judged how far the lock was a spin
     * @return the changed lock
     */
    public LockResult withSpin(Spin judged) {
        return judged == spin ? this : new LockResult(piece, lines, judged, lastTurn, perfectClear, drops, time);
    }

    /**
     * This lock with or without a perfect clear.
     *
     * @param perfect whether the clear left the board empty
     * @return the changed lock
     * @throws IllegalArgumentException if there are no lines and it is to be perfect
     */
    public LockResult withPerfectClear(boolean perfect) {
        return perfect == perfectClear ? this : new LockResult(piece, lines, spin, lastTurn, perfect, drops, time);
    }

    /**
     * This lock after other drops.
     *
     * @param dropped how the piece was dropped
     * @return the changed lock
     */
    public LockResult withDrops(DropSummary dropped) {
        return new LockResult(piece, lines, spin, lastTurn, perfectClear, dropped, time);
    }

    /**
     * This lock after other times.
     *
     * @param times how long it took
     * @return the changed lock
     */
    public LockResult withTime(PieceTime times) {
        return new LockResult(piece, lines, spin, lastTurn, perfectClear, drops, times);
    }
}
