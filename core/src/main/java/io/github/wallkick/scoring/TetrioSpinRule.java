package io.github.wallkick.scoring;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;

/**
 * A spin setting of TETR.IO: by corners for the T, by immobility for every piece.
 *
 * @param corners whether the corners of a T count
 * @param immobileT what an immobile T is at least
 * @param immobileOther what another immobile piece is
 */
record TetrioSpinRule(boolean corners, Spin immobileT, Spin immobileOther) implements SpinRule {
    private static final SpinRule CORNERS = new CornerRule(Minis.OPEN_FRONT, true);
    private static final SpinRule IMMOBILE = new ImmobileRule(true);

    @Override
    public Spin judge(Board board, Piece piece, LastTurn last) {
        if (!TCorners.isT(piece)) {
            return immobile(board, piece, last, immobileOther);
        }
        var byImmobility = immobile(board, piece, last, immobileT);
        if (!corners || !Surroundings.isGrounded(board, piece)) {
            return byImmobility;
        }
        var byCorners = CORNERS.judge(board, piece, last);
        return byCorners.compareTo(byImmobility) >= 0 ? byCorners : byImmobility;
    }

    private static Spin immobile(Board board, Piece piece, LastTurn last, Spin worth) {
        return worth != Spin.NONE && IMMOBILE.judge(board, piece, last) == Spin.FULL ? worth : Spin.NONE;
    }
}
