package io.github.wallkick.search;

import io.github.wallkick.rotation.ConditionalKicks.Condition;

/**
 * What a piece can do in the free rows above a stack, worked out once for a shape and a kick table.
 *
 * <p>The packed search takes for granted that a piece which enters high enough above the stack gets to every column in
 * every state before it meets anything, and that it never meets the top of the board on its way into the stack. This finds
 * out whether that is so, and how high is enough. Only such turns count whose first test between the walls stays in the
 * free rows: what a later test would do might depend on the stack.
 */
final class FreeRows {
    private static final int MOST_ROWS = 12;

    private final CornerShapes shapes;
    private final CornerTurns turns;
    private final int width;
    private final int ceiling;

    /**
     * A free sky.
     *
     * @param ceiling the rows between where the piece's corner enters and the board's top row, both included
     */
    FreeRows(CornerShapes shapes, CornerTurns turns, int width, int ceiling) {
        this.shapes = shapes;
        this.turns = turns;
        this.width = width;
        this.ceiling = ceiling;
    }

    /**
     * What a search needs to know.
     *
     * @param rowsNeeded the rows that must be free below the corner of an entering piece; −1 if no number is enough
     * @param margin how far a piece from just above a window of rows can get into it by a test that may fail there
     */
    record Answer(int rowsNeeded, int margin) {}

    Answer answer() {
        return new Answer(rowsNeeded(), deepestFirstTest());
    }

    /** The states that turns can lead to from a state, as bits; whether they fit anywhere is not asked. */
    static int states(CornerTurns turns, int start) {
        var states = 1 << start;
        for (var i = 0; i < CornerShapes.STATES; i++) {
            for (var to = 0; to < CornerShapes.STATES; to++) {
                for (var from = 0; from < CornerShapes.STATES; from++) {
                    if (((states >> from) & 1) != 0 && !turns.tests(from, to).isEmpty()) {
                        states |= 1 << to;
                    }
                }
            }
        }
        return states;
    }

    /**
     * The rows that must be free below the corner of an entering piece.
     *
     * @return 0 or more; −1 if no number of rows is enough
     */
    int rowsNeeded() {
        for (var rows = 0; rows <= MOST_ROWS; rows++) {
            if (isBelowCeiling(rows) && coversFloor(rows)) {
                return rows;
            }
        }
        return -1;
    }

    /** How far a piece from just above a window of rows can get into it by a test that may fail there. */
    int deepestFirstTest() {
        var deepest = 1;
        for (var from = 0; from < CornerShapes.STATES; from++) {
            for (var to = 0; to < CornerShapes.STATES; to++) {
                for (var x = 0; x < places(from); x++) {
                    for (var test : turns.tests(from, to)) {
                        if (isBetweenWalls(to, x + test.dx())) {
                            deepest = Math.max(deepest, -test.dy());
                            if (test.condition() == Condition.ALWAYS) {
                                break;
                            }
                        }
                    }
                }
            }
        }
        return deepest;
    }

    /** Whether the top of the board never is the reason why a later test leads below a floor some rows under the entry. */
    private boolean isBelowCeiling(int entry) {
        for (var from = 0; from < CornerShapes.STATES; from++) {
            for (var to = 0; to < CornerShapes.STATES; to++) {
                var highest =
                        looksAtPlace(from, to) ? shapes.cornerY(to) - shapes.cornerY(from) + shapes.height(to) : 0;
                for (var test : turns.tests(from, to)) {
                    var highestSource = -test.dy() - 1;
                    if (highestSource + highest > entry + ceiling) {
                        return false;
                    }
                    highest = Math.max(highest, test.dy() + shapes.height(to));
                }
            }
        }
        return true;
    }

    /** Whether some test depends on what is in the way of the piece turned in place. */
    private boolean looksAtPlace(int from, int to) {
        return turns.tests(from, to).stream().anyMatch(test -> test.condition() == Condition.CENTRE_COLUMN);
    }

    /** How far down a turn from a state can lead. */
    private int deepestTest(int from) {
        var deepest = 0;
        for (var to = 0; to < CornerShapes.STATES; to++) {
            for (var test : turns.tests(from, to)) {
                deepest = Math.max(deepest, -test.dy());
            }
        }
        return deepest;
    }

    /**
     * Whether a piece that enters some rows above a floor gets to every column of it in every state, and to all rows from
     * which a turn could lead below it.
     */
    private boolean coversFloor(int entry) {
        var reached = new boolean[CornerShapes.STATES][entry + ceiling];
        // In free rows one column is as good as all of a row: pieces shift freely. So only rows need a book.
        reached[0][entry] = true;
        var grown = true;
        while (grown) {
            grown = false;
            for (var from = 0; from < CornerShapes.STATES; from++) {
                for (var y = 0; y < entry + ceiling; y++) {
                    if (reached[from][y]) {
                        grown |= y > 0 && reach(reached, from, y - 1);
                        grown |= turn(reached, from, y);
                    }
                }
            }
        }
        for (var state = 0; state < CornerShapes.STATES; state++) {
            var highest = Math.max(0, deepestTest(state) - 1);
            var isLive = ((states(turns, 0) >> state) & 1) != 0 && places(state) > 0;
            if (isLive && (highest >= entry + ceiling || !reached[state][highest])) {
                return false;
            }
        }
        return true;
    }

    private boolean turn(boolean[][] reached, int from, int y) {
        var grown = false;
        for (var to = 0; to < CornerShapes.STATES; to++) {
            for (var x = 0; x < places(from); x++) {
                for (var test : turns.tests(from, to)) {
                    if (isBetweenWalls(to, x + test.dx())) {
                        // What a condition says might depend on the stack.
                        grown |= test.condition() == Condition.ALWAYS && reach(reached, to, y + test.dy());
                        break;
                    }
                }
            }
        }
        return grown;
    }

    private boolean reach(boolean[][] reached, int state, int y) {
        var top = y + shapes.height(state) - 1;
        if (y < 0 || top >= reached[state].length || reached[state][y]) {
            return false;
        }
        reached[state][y] = true;
        return true;
    }

    private boolean isBetweenWalls(int state, int x) {
        return x >= 0 && x < places(state);
    }

    /** The number of columns that the corner of a state can be in. */
    private int places(int state) {
        return Math.max(0, width - shapes.width(state) + 1);
    }
}
