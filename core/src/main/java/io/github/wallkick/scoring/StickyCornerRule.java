package io.github.wallkick.scoring;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;

/** The guideline's rule, but once a T was drawn down into its slot, all further turns count as full. */
enum StickyCornerRule implements SpinRule {
    INSTANCE;

    private static final CornerRule PLAIN = new CornerRule(Minis.OPEN_FRONT, true);

    @Override
    public Spin judge(Board board, Piece piece, LastTurn last) {
        var spin = PLAIN.judge(board, piece, last);
        return spin == Spin.MINI && isRemembered(last) ? Spin.FULL : spin;
    }

    @Override
    public LastTurn afterTurn(LastTurn before, Board board, Piece turned, Orientation from, int kick) {
        if (isRemembered(before)) {
            return before;
        }
        var turn = new LastTurn(from, kick);
        return isRemembered(turn) && !turn.isDownKick(turned.orientation()) ? new LastTurn(from, 1) : turn;
    }

    /** Only that the T was drawn down is remembered; the state that it turned to then is not known any more. */
    private static boolean isRemembered(LastTurn last) {
        return last.isDownKick(Orientation.RIGHT);
    }
}
