package io.github.wallkick.search;

import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.scoring.LastTurn;

/**
 * One step of a piece that is not blocked.
 *
 * @param input what makes it
 * @param to the stance after it
 * @param last the turn that it is; {@link LastTurn#NONE} if it is none
 */
record Step(Input input, Stance to, LastTurn last) {
    Step(Input input, Stance to) {
        this(input, to, LastTurn.NONE);
    }

    Piece piece() {
        return to.piece();
    }
}
