package io.github.wallkick.notation;

import io.github.wallkick.game.Game;

/** Checks of a caller's values. */
final class Check {
    private Check() {}

    static void rowsOfGarbage(int rows) {
        that(rows >= 1 && rows <= Game.MAX_GARBAGE, "rows of garbage must be 1 to " + Game.MAX_GARBAGE, rows);
    }

    static void that(boolean holds, String rule, Object value) {
        if (!holds) {
            throw new IllegalArgumentException(rule + ", got " + value);
        }
    }
}
