package io.github.wallkick.search;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.KickTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/**
 * The turns of one shape: the tests of a kick table as displacements of the corner instead of the box.
 *
 * @param tests the tests between two states in order, those from {@code from} to {@code to} at {@code 4 * from + to}; none
 *     if there is no such turn
 */
record CornerTurns(List<List<Test>> tests) {
    private static final Orientation[] ORIENTATIONS = Orientation.values();

    /**
     * One test of a turn.
     *
     * @param dx columns that the corner is displaced by
     * @param dy rows that it is displaced by
     * @param condition when the test is made
     */
    record Test(int dx, int dy, Condition condition) {
        /** Whether the test stays on some board; a farther one fits nowhere. */
        private boolean isOnBoards() {
            return -BoardSize.MAX_WIDTH < dx
                    && dx < BoardSize.MAX_WIDTH
                    && -BoardSize.MAX_HEIGHT < dy
                    && dy < BoardSize.MAX_HEIGHT;
        }
    }

    /** When a test is made. */
    enum Condition {
        ALWAYS,
        /** If the piece cannot be shifted to one of the sides at least. */
        BESIDE_SOMETHING,
        /** Unless the first blocked cell of the piece turned in place, in reading order, is in the middle column. */
        CENTRE_COLUMN,
        /** If the piece rests, and no such test has succeeded in its life. */
        FLOOR_KICK
    }

    /**
     * The turns that a kick table makes.
     *
     * @param turns the kinds of turns to make
     */
    static CornerTurns of(CornerShapes shapes, KickTable table, Set<Turn> turns) {
        var tests = new ArrayList<List<Test>>();
        for (var from = 0; from < CornerShapes.STATES; from++) {
            for (var to = 0; to < CornerShapes.STATES; to++) {
                tests.add(isMade(from, to, turns) ? tests(shapes, table, from, to) : List.of());
            }
        }
        return new CornerTurns(List.copyOf(tests));
    }

    private static boolean isMade(int from, int to, Set<Turn> turns) {
        return turns.stream().anyMatch(turn -> ORIENTATIONS[from].turned(turn) == ORIENTATIONS[to]);
    }

    private static List<Test> tests(CornerShapes shapes, KickTable table, int from, int to) {
        var corner = new Offset(shapes.cornerX(to) - shapes.cornerX(from), shapes.cornerY(to) - shapes.cornerY(from));
        return table.kicks(shapes.shape().type(), ORIENTATIONS[from], ORIENTATIONS[to]).stream()
                .map(corner::plus)
                .map(offset -> new Test(offset.dx(), offset.dy(), Condition.ALWAYS))
                .filter(Test::isOnBoards)
                .toList();
    }

    /** No turns at all. */
    static CornerTurns none() {
        return new CornerTurns(Collections.nCopies(CornerShapes.STATES * CornerShapes.STATES, List.of()));
    }

    /** The tests of the turn between two states, in order. */
    List<Test> tests(int from, int to) {
        return tests.get(from * CornerShapes.STATES + to);
    }

    /** Whether some test succeeds only once in a piece's life. */
    boolean hasFloorKicks() {
        return tests.stream().flatMap(List::stream).anyMatch(test -> test.condition() == Condition.FLOOR_KICK);
    }
}
