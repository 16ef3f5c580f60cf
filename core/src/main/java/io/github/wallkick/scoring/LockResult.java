package io.github.wallkick.scoring;

import io.github.wallkick.board.LineClear;
import io.github.wallkick.piece.Piece;

/**
 * What one lock did: everything that scorers, level rules and attack tables look at.
 *
 * <pre>{@code
 * LineClear clear = board.place(piece);
 * LockResult landing = LockResult.of(piece, clear).withSpin(spinRule.judge(board, piece, lastTurn));
 * Score after = scorer.score(before, landing);
 * }</pre>
 *
 * @param piece the piece where it locked
 * @param lines rows it cleared, 0 or more
 * @param spin how far it was a spin
 * @param lastTurn its last successful movement, if that was a turn; else {@link LastTurn#NONE}
 * @param perfectClear whether it cleared lines and left the board empty
 * @param descent how it was dropped
 * @param pace how long it took
 * @since 0.1.0
 */
public record LockResult(
        Piece piece,
        int lines,
        Spin spin,
        LastTurn lastTurn,
        boolean perfectClear,
        DropSummary descent,
        PieceTime pace) {
    /** Lines from which a clear without a spin is difficult. */
    private static final int DIFFICULT_LINES = 4;

    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if the lines are negative, or if there is a perfect clear without lines
     */
    public LockResult {
        Require.notNegative("lines cleared by a lock", lines);
        if (perfectClear && lines == 0) {
            throw new IllegalArgumentException("a perfect clear must clear lines: 0");
        }
    }

    /**
     * A plain lock: no lines, no spin, no drop points, no time.
     *
     * @param piece the piece where it locked
     * @return the landing
     */
    public static LockResult of(Piece piece) {
        return new LockResult(piece, 0, Spin.NONE, LastTurn.NONE, false, DropSummary.NONE, PieceTime.NONE);
    }

    /**
     * A lock with the lines it cleared.
     *
     * @param piece the piece where it locked
     * @param clear the board after the clear; a perfect clear if it is empty and lines were cleared
     * @return the landing
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
        return piece.y() + piece.shape().bounds(piece.orientation()).minY();
    }

    /**
     * This landing with other lines; no perfect clear if there are none.
     *
     * @param count rows cleared, 0 or more
     * @return the changed landing
     */
    public LockResult withLines(int count) {
        return new LockResult(piece, count, spin, lastTurn, perfectClear && count > 0, descent, pace);
    }

    /**
     * This landing judged otherwise.
     *
     * @param judged how far the lock was a spin
     * @return the changed landing
     */
    public LockResult withSpin(Spin judged) {
        return judged == spin ? this : new LockResult(piece, lines, judged, lastTurn, perfectClear, descent, pace);
    }

    /**
     * This landing after another last movement.
     *
     * @param turn the last successful movement, if that was a turn; else {@link LastTurn#NONE}
     * @return the changed landing
     */
    public LockResult withLastTurn(LastTurn turn) {
        return new LockResult(piece, lines, spin, turn, perfectClear, descent, pace);
    }

    /**
     * This landing with or without a perfect clear.
     *
     * @param perfect whether the clear left the board empty
     * @return the changed landing
     * @throws IllegalArgumentException if it is to be perfect without lines
     */
    public LockResult withPerfectClear(boolean perfect) {
        return perfect == perfectClear ? this : new LockResult(piece, lines, spin, lastTurn, perfect, descent, pace);
    }

    /**
     * This landing after another descent.
     *
     * @param dropped how the piece was dropped
     * @return the changed landing
     */
    public LockResult withDescent(DropSummary dropped) {
        return new LockResult(piece, lines, spin, lastTurn, perfectClear, dropped, pace);
    }

    /**
     * This landing after other times.
     *
     * @param times how long it took
     * @return the changed landing
     */
    public LockResult withPace(PieceTime times) {
        return new LockResult(piece, lines, spin, lastTurn, perfectClear, descent, times);
    }
}
