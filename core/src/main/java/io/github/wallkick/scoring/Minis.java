package io.github.wallkick.scoring;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Turn;

/** What makes a T-spin a mini. */
enum Minis {
    /** Nothing. */
    NEVER {
        @Override
        boolean isMini(Board board, Piece t, LastTurn last) {
            return false;
        }
    },
    /** An open corner beside the stem, unless the turn drew the T's middle down two rows. */
    OPEN_FRONT {
        @Override
        boolean isMini(Board board, Piece t, LastTurn last) {
            return !last.isDownKick(t.orientation()) && !TCorners.isFrontFilled(board, t);
        }
    },
    /** An open corner beside the stem, unless a quarter turn succeeded at its fifth test. */
    OPEN_FRONT_LOOSE {
        @Override
        boolean isMini(Board board, Piece t, LastTurn last) {
            return !last.isFifthTest(t.orientation()) && !TCorners.isFrontFilled(board, t);
        }
    },
    /** A kick. */
    KICKED {
        @Override
        boolean isMini(Board board, Piece t, LastTurn last) {
            return last.isKick();
        }
    },
    /** No room to turn in place, neither way. */
    TURNS_BLOCKED {
        @Override
        boolean isMini(Board board, Piece t, LastTurn last) {
            return Surroundings.isTurnBlocked(board, t, t.orientation().turned(Turn.CLOCKWISE))
                    && Surroundings.isTurnBlocked(board, t, t.orientation().turned(Turn.COUNTERCLOCKWISE));
        }
    };

    abstract boolean isMini(Board board, Piece t, LastTurn last);
}
