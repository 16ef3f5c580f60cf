package io.github.wallkick.scoring;

import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.KickTables;

/** Last turns for tests that do not care how far the piece was moved. */
final class Turns {
    private Turns() {}

    /** A turn by a test without a mark. */
    static LastTurn by(Orientation from, int kick) {
        return new LastTurn(from, kick, Offset.ZERO, false);
    }

    /** A turn by a test that the kick table marks. */
    static LastTurn marked(Orientation from, int kick) {
        return new LastTurn(from, kick, Offset.ZERO, true);
    }

    /** A turn of a T by the guideline's table, which marks some tests. */
    static LastTurn ofSrs(Orientation from, Orientation to, int kick) {
        var marked = KickTables.srs().makesFullSpin(Tetromino.T, from, to, kick);
        return new LastTurn(from, kick, Offset.ZERO, marked);
    }
}
