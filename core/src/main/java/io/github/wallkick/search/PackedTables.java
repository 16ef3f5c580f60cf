package io.github.wallkick.search;

import io.github.wallkick.rotation.ConditionalKicks.Condition;
import java.util.ArrayList;
import java.util.List;

/** The making of the packed search's tables from a shape, its turns and the width of the board. */
final class PackedTables {
    /** The widest board of which six rows fit in a word with bits to spare. */
    static final int MOST_COLUMNS_OF_SIX_ROWS = 10;

    private static final int TETROMINO = 4;
    /** The most tests of both quarter turns into a state: with more, C2 would not put them together. */
    private static final int MOST_TESTS = 24;

    private static final int BOX = 8;

    private final CornerShapes shapes;
    private final CornerTurns turns;
    private final int width;
    private final int rowsPerWord;
    private final int bits;
    private final int liveStates;

    PackedTables(CornerShapes shapes, CornerTurns turns, int width, int liveStates) {
        this.shapes = shapes;
        this.turns = turns;
        this.width = width;
        this.rowsPerWord = PackedMaps.rowsPerWord(width);
        this.bits = rowsPerWord * width;
        this.liveStates = liveStates;
    }

    /** Whether the search with constants can do this shape with these turns at all. */
    boolean suitKernels() {
        if (shapes.shape().size() > PackedState.MOST_CELLS) {
            return false;
        }
        for (var to = 0; to < CornerShapes.STATES; to++) {
            var tests = 0;
            for (var from = 0; from < CornerShapes.STATES; from++) {
                var kicks = kicks(from, to);
                tests += (from + to) % 2 == 0 ? 0 : kicks.size();
                if (kicks.size() > PackedFlow.Turn.MOST_KICKS || !kicks.stream().allMatch(this::isNear)) {
                    return false;
                }
                if (turns.tests(from, to).stream().anyMatch(test -> test.condition() != Condition.ALWAYS)) {
                    return false;
                }
            }
            if (tests > MOST_TESTS || (shapes.height(to) - 1) * width + shapes.width(to) > 2 * bits) {
                return false;
            }
        }
        return true;
    }

    private boolean isNear(PackedFlow.Kick kick) {
        return -2 * bits < kick.distance() && kick.distance() < 2 * bits;
    }

    /** Whether {@link Lanes} and {@link PackedPlacing} can do this shape on these boards. */
    boolean suitLanes() {
        return width <= MOST_COLUMNS_OF_SIX_ROWS && shapes.shape().size() == TETROMINO && isLowInWords();
    }

    /** Whether every state and every test reaches only into the next word. */
    private boolean isLowInWords() {
        for (var from = 0; from < CornerShapes.STATES; from++) {
            for (var to = 0; to < CornerShapes.STATES; to++) {
                if (!kicks(from, to).stream().allMatch(kick -> Math.abs(kick.distance()) < bits)) {
                    return false;
                }
            }
            if ((shapes.height(from) - 1) * width + shapes.width(from) > bits) {
                return false;
            }
        }
        return true;
    }

    PackedKernel.Tables kernel(int words, List<? extends PackedSearch.State> states) {
        var skyPlaces = 0;
        for (var state = 0; state < CornerShapes.STATES; state++) {
            if (twin(state) == state) {
                skyPlaces += Long.bitCount(firstRow(state));
            }
        }
        return new PackedKernel.Tables(
                words,
                width,
                bits,
                skyPlaces,
                twin(1),
                twin(2),
                twin(3),
                states.get(0),
                states.get(1),
                states.get(2),
                states.get(3));
    }

    PackedMotion.Tables motion(int words, int target) {
        return new PackedMotion.Tables(
                words,
                target,
                state(target),
                PackedFlow.Turn.of(kicks((target + 3) & 3, target)),
                PackedFlow.Turn.of(kicks((target + 1) & 3, target)),
                PackedFlow.Turn.of(kicks((target + 2) & 3, target)));
    }

    PackedPlacing placing() {
        return new PackedPlacing(
                width, bits, column(0), state(0).stamp(), state(1).stamp(), state(2).stamp(), state(3).stamp());
    }

    int width() {
        return width;
    }

    /** The tests of a turn that can fit anywhere, in order; none if there is no such turn. */
    List<PackedFlow.Kick> kicks(int from, int to) {
        var packed = new ArrayList<PackedFlow.Kick>();
        if (isLive(from)) {
            for (var test : turns.tests(from, to)) {
                if (Math.abs(test.dx()) < width) {
                    packed.add(new PackedFlow.Kick(test.dy() * width + test.dx(), sources(from, to, test.dx()), bits));
                }
            }
        }
        return List.copyOf(packed);
    }

    /** The places from which a test stays between the walls; all bits if no other place could be taken for one. */
    private long sources(int from, int to, int dx) {
        var sources = 0L;
        var wraps = false;
        for (var x = 0; x < width; x++) {
            if (isPlace(to, x + dx)) {
                sources |= column(x);
            } else if (isPlace(from, x) && isPlace(to, Math.floorMod(x + dx, width))) {
                wraps = true;
            }
        }
        return wraps ? sources : -1L;
    }

    PackedState state(int state) {
        var isNarrow = shapes.width(state) == 1;
        return new PackedState(
                firstRow(state) * (column(0) & ((1L << bits) - 1)),
                cells(shapes.cells(state)),
                cells(feet(shapes.cells(state))),
                bits,
                width,
                isNarrow ? column(0) : 0,
                isNarrow ? column(width - 1) : 0);
    }

    private PackedState.Cells cells(long cells) {
        var all = distances(cells);
        while (all.size() < PackedState.MOST_CELLS) {
            all.add(all.get(all.size() - 1));
        }
        return new PackedState.Cells(
                bits, all.get(0), all.get(1), all.get(2), all.get(3), all.get(4), all.get(5), all.get(6), all.get(7));
    }

    private List<Integer> distances(long cells) {
        var distances = new ArrayList<Integer>();
        for (var rest = cells; rest != 0; rest &= rest - 1) {
            var cell = Long.numberOfTrailingZeros(rest);
            distances.add(cell / BOX * width + cell % BOX);
        }
        return distances;
    }

    /** The lowest cell of each column. */
    private static long feet(long cells) {
        var feet = 0L;
        for (var x = 0; x < BOX; x++) {
            feet |= Long.lowestOneBit(cells & (0x0101010101010101L << x));
        }
        return feet;
    }

    /** The first state with the same cells of those that the piece can be in; a state it is never in has no twin. */
    int twin(int state) {
        var twin = 0;
        while (twin < state && !(isLive(state) && isLive(twin) && shapes.twin(twin) == shapes.twin(state))) {
            twin++;
        }
        return twin;
    }

    boolean isLive(int state) {
        return ((liveStates >> state) & 1) != 0;
    }

    /** The places of a state in one row; none for a state that the piece is never in. */
    private long firstRow(int state) {
        return isLive(state) ? (1L << Math.max(0, width - shapes.width(state) + 1)) - 1 : 0;
    }

    private boolean isPlace(int state, int x) {
        return x >= 0 && x <= width - shapes.width(state);
    }

    private long column(int x) {
        var column = 0L;
        for (var y = 0; y < rowsPerWord; y++) {
            column |= 1L << (y * width + x);
        }
        return column;
    }
}
