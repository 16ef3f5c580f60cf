package io.github.wallkick.search;

import io.github.wallkick.piece.Offset;
import java.util.ArrayList;
import java.util.List;

/** The making of the packed search's tables from a shape, its kicks and the width of the board. */
final class PackedTables {
    /** The widest board of which six rows fit in a word with bits to spare. */
    static final int MOST_COLUMNS = 10;

    private static final int CELLS = 4;
    private static final int BOX = 8;

    private final Footprints footprints;
    private final CornerKicks kicks;
    private final int width;
    private final int bits;
    private final int liveStates;

    PackedTables(Footprints footprints, CornerKicks kicks, int width, int liveStates) {
        this.footprints = footprints;
        this.kicks = kicks;
        this.width = width;
        this.bits = PackedMaps.ROWS * width;
        this.liveStates = liveStates;
    }

    /** Whether the packed search can do this shape with these kicks at all. */
    static boolean suit(Footprints footprints, CornerKicks kicks, int width) {
        if (width > MOST_COLUMNS || footprints.shape().size() != CELLS) {
            return false;
        }
        for (var from = 0; from < Footprints.STATES; from++) {
            for (var to = 0; to < Footprints.STATES; to++) {
                var tests = kicks.tests(from, to);
                if (tests.size() > PackedTurn.MOST_KICKS || !tests.stream().allMatch(test -> isNear(test, width))) {
                    return false;
                }
            }
            if (footprints.height(from) > CELLS || footprints.width(from) > CELLS) {
                return false;
            }
        }
        return true;
    }

    private static boolean isNear(Offset test, int width) {
        return -width < test.dx()
                && test.dx() < width
                && 1 - PackedMaps.ROWS < test.dy()
                && test.dy() < PackedMaps.ROWS - 1;
    }

    PackedKernel.Tables kernel(int words, List<? extends StateKernel> states) {
        var skyPlaces = 0;
        for (var state = 0; state < Footprints.STATES; state++) {
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
                turn((target + 3) & 3, target),
                turn((target + 1) & 3, target),
                turn((target + 2) & 3, target));
    }

    PackedPlacing placing() {
        return new PackedPlacing(
                width, bits, column(0), state(0).stamp(), state(1).stamp(), state(2).stamp(), state(3).stamp());
    }

    int width() {
        return width;
    }

    private PackedTurn turn(int from, int to) {
        return PackedTurn.of(kicks(from, to));
    }

    /** The tests of a turn, in order; none if there is no such turn. */
    List<PackedKick> kicks(int from, int to) {
        var packed = new ArrayList<PackedKick>();
        for (var test : kicks.tests(from, to)) {
            packed.add(new PackedKick(test.dy() * width + test.dx(), sources(from, to, test.dx()), bits));
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
        var distances = distances(footprints.cells(state));
        var feet = distances(feet(footprints.cells(state)));
        while (feet.size() < CELLS) {
            feet.add(feet.get(feet.size() - 1));
        }
        var isNarrow = footprints.width(state) == 1;
        return new PackedState(
                firstRow(state) * (column(0) & ((1L << bits) - 1)),
                distances.get(0),
                distances.get(1),
                distances.get(2),
                distances.get(3),
                feet.get(0),
                feet.get(1),
                feet.get(2),
                feet.get(3),
                bits,
                width,
                isNarrow ? column(0) : 0,
                isNarrow ? column(width - 1) : 0);
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
        while (twin < state && !(isLive(state) && isLive(twin) && footprints.twin(twin) == footprints.twin(state))) {
            twin++;
        }
        return twin;
    }

    boolean isLive(int state) {
        return ((liveStates >> state) & 1) != 0;
    }

    /** The places of a state in one row; none for a state that the piece is never in. */
    private long firstRow(int state) {
        return isLive(state) ? (1L << Math.max(0, width - footprints.width(state) + 1)) - 1 : 0;
    }

    private boolean isPlace(int state, int x) {
        return x >= 0 && x <= width - footprints.width(state);
    }

    private long column(int x) {
        var column = 0L;
        for (var y = 0; y < PackedMaps.ROWS; y++) {
            column |= 1L << (y * width + x);
        }
        return column;
    }
}
