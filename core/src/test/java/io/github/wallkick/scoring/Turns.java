package io.github.wallkick.scoring;

import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;

/** Last turns for tests that do not care how far the piece was moved. */
final class Turns {
    private Turns() {}

    /** A turn by a test without a mark. */
    static LastTurn by(Orientation from, int kick) {
        return new LastTurn(from, kick, Offset.ZERO, false);
    }
}
