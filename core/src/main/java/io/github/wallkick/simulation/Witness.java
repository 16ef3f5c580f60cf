package io.github.wallkick.simulation;

import io.github.wallkick.game.Transition;
import io.github.wallkick.piece.Input;

/** Someone who looks on while a full game is played, step after step. */
interface Witness {
    /** Time has passed. */
    void sees(Transition step);

    /** An input was given. */
    void sees(Input input, Transition step);
}
