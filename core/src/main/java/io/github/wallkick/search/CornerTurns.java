package io.github.wallkick.search;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.ConditionalKicks;
import io.github.wallkick.rotation.ConditionalKicks.Condition;
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

    /**
     * The turns that kicks make.
     *
     * @param turns the kinds of turns to make
     */
    static CornerTurns of(CornerShapes shapes, ConditionalKicks kicks, Set<Turn> turns) {
        var tests = new ArrayList<List<Test>>();
        for (var from = 0; from < CornerShapes.STATES; from++) {
            for (var to = 0; to < CornerShapes.STATES; to++) {
                tests.add(isMade(from, to, turns) ? tests(shapes, kicks, from, to) : List.of());
            }
        }
        return new CornerTurns(List.copyOf(tests));
    }

    private static boolean isMade(int from, int to, Set<Turn> turns) {
        return turns.stream().anyMatch(turn -> ORIENTATIONS[from].turned(turn) == ORIENTATIONS[to]);
    }

    private static List<Test> tests(CornerShapes shapes, ConditionalKicks kicks, int from, int to) {
        var corner = new Offset(shapes.cornerX(to) - shapes.cornerX(from), shapes.cornerY(to) - shapes.cornerY(from));
        var type = shapes.shape().type();
        var offsets = kicks.table().kicks(type, ORIENTATIONS[from], ORIENTATIONS[to]);
        var tests = new ArrayList<Test>();
        for (var kick = 0; kick < offsets.size(); kick++) {
            var offset = corner.plus(offsets.get(kick));
            var condition = kicks.conditions().of(type, ORIENTATIONS[from], ORIENTATIONS[to], kick);
            var test = new Test(offset.dx(), offset.dy(), condition);
            if (test.isOnBoards()) {
                tests.add(test);
            }
        }
        return List.copyOf(tests);
    }

    /** No turns at all. */
    static CornerTurns none() {
        return new CornerTurns(Collections.nCopies(CornerShapes.STATES * CornerShapes.STATES, List.of()));
    }

    /**
     * The same without states that add nothing: of states with equal cells that turn into each other in place, without
     * fail, the first is enough. An O under the guideline's rules is such a piece, and needs no turns at all.
     */
    CornerTurns withoutIdleTurns(CornerShapes shapes) {
        var kept = this;
        for (var first = 0; first < CornerShapes.STATES; first++) {
            var idle = kept.turnedToInPlace(shapes, first);
            // a later one cannot stand for all of them: the way to it may go by the others
            var isFirst = Integer.numberOfTrailingZeros(idle) == first;
            if (isFirst && Integer.bitCount(idle) > 1 && kept.turnAlike(idle, first)) {
                for (var state = first + 1; state < CornerShapes.STATES; state++) {
                    kept = ((idle >> state) & 1) != 0 ? kept.without(state) : kept;
                }
            }
        }
        return kept;
    }

    /** A state and those that it turns into and back in place, directly or by way of others, as bits. */
    private int turnedToInPlace(CornerShapes shapes, int first) {
        var found = 1 << first;
        for (var round = 0; round < CornerShapes.STATES; round++) {
            for (var from = 0; from < CornerShapes.STATES; from++) {
                for (var to = 0; to < CornerShapes.STATES; to++) {
                    var isFound = ((found >> from) & 1) != 0;
                    if (isFound && shapes.twin(from) == shapes.twin(to) && inPlace(from, to) && inPlace(to, from)) {
                        found |= 1 << to;
                    }
                }
            }
        }
        return found;
    }

    /** Whether some states turn to and from others as the first of them does, and among themselves in place only. */
    private boolean turnAlike(int states, int first) {
        for (var state = 0; state < CornerShapes.STATES; state++) {
            for (var other = 0; other < CornerShapes.STATES; other++) {
                var isAlike = ((states >> other) & 1) != 0
                        ? tests(state, other).isEmpty() || inPlace(state, other)
                        : isNoneOr(tests(state, other), tests(first, other))
                                && isNoneOr(tests(other, state), tests(other, first));
                if (((states >> state) & 1) != 0 && !isAlike) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean isNoneOr(List<Test> tests, List<Test> expected) {
        return tests.isEmpty() || tests.equals(expected);
    }

    /** Whether a turn always succeeds and leaves the corner where it was. */
    private boolean inPlace(int from, int to) {
        var tests = tests(from, to);
        return !tests.isEmpty() && tests.get(0).equals(new Test(0, 0, Condition.ALWAYS));
    }

    private CornerTurns without(int state) {
        var left = new ArrayList<>(tests);
        for (var other = 0; other < CornerShapes.STATES; other++) {
            left.set(state * CornerShapes.STATES + other, List.of());
            left.set(other * CornerShapes.STATES + state, List.of());
        }
        return new CornerTurns(List.copyOf(left));
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
