package io.github.wallkick.search;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.ConditionalKicks.Condition;
import io.github.wallkick.search.CornerTurns.Test;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The numbers of {@link LoopSearch}: a shape and its turns on words of some rows.
 *
 * <p>A <i>displacement</i> on words is split into whole words and the bits that are left, 0 or more. So one formula does
 * for every direction: what a displacement of {@code w} words and {@code b} bits leads to from word {@code i} lies in the
 * words {@code i + w} and {@code i + w + 1}.
 *
 * <p>Where floor kicks are counted there are two <i>layers</i> of states: those of a piece that has its floor kick left,
 * and four more of one that has not.
 */
final class LoopTables {
    /** The tables of a piece that never turns, to begin with. */
    static final LoopTables NONE =
            new LoopTables(new CornerShapes(Tetromino.O.shape()), CornerTurns.none(), BoardSize.STANDARD.width(), 1);

    private static final int BOX = 8;
    private static final int MIDDLE_COLUMN = 1;

    final int width;
    final int rowsPerWord;
    final int bits;
    final int layers;
    /** How far displacements reach beyond a word, in words downwards and upwards. */
    final int wordsBelow;

    final int wordsAbove;
    final Orientated[] orientations = new Orientated[CornerShapes.STATES];
    final Turn[] turns;
    /** For each state the turns from it, as bits. */
    final int[] turnsFrom;
    /** For each state the turns into it, as bits. */
    final int[] turnsInto;
    /** The resting places of a piece that falls from a free sky, one for each column of each state. */
    final int skyPlaces;

    private final CornerShapes shapes;

    /** A displacement on words. */
    static final class Shift {
        final int words;
        final int bits;

        Shift(int distance, int bitsPerWord) {
            this.words = Math.floorDiv(distance, bitsPerWord);
            this.bits = Math.floorMod(distance, bitsPerWord);
        }
    }

    /** A shape in one orientation. */
    static final class Orientated {
        /** The first orientation with the same cells. */
        final int twin;

        final int height;
        final Shift[] cells;
        /** The lowest cell of each column. */
        final Shift[] feet;
        /** The places between the walls; none for an orientation that the piece is never in. */
        final long inside;
        /** The places that may move to the left, and to the right, without wrapping around. */
        final long notFirst;

        final long notLast;

        Orientated(LoopTables tables, CornerShapes shapes, int state, int twin, boolean isLive) {
            this.twin = twin;
            this.height = shapes.height(state);
            this.cells = tables.shifts(shapes.cells(state));
            this.feet = tables.shifts(feet(shapes.cells(state)));
            var places = Math.max(0, tables.width - shapes.width(state) + 1);
            this.inside = isLive ? tables.columns(0, places) : 0;
            var isNarrow = shapes.width(state) == 1;
            this.notFirst = isNarrow ? ~tables.columns(0, 1) : -1L;
            this.notLast = isNarrow ? ~tables.columns(tables.width - 1, tables.width) : -1L;
        }
    }

    /** The tests of a turn from one state to another one. */
    static final class Turn {
        final int from;
        final int to;
        /** The state that a floor kick leads to. */
        final int toSpent;

        final TurnTest[] tests;
        /** The lowest word that a test leads to, counted from the word before it, and the number of words up to the highest. */
        final int lowestWord;

        final int wordRange;
        /** The cells of the piece turned in place, in reading order; empty if no test depends on them. */
        final CentreCell[] cells;

        Turn(int from, int to, int toSpent, TurnTest[] tests, CentreCell[] cells) {
            this.from = from;
            this.to = to;
            this.toSpent = toSpent;
            this.tests = tests;
            this.cells = cells;
            this.lowestWord =
                    Stream.of(tests).mapToInt(test -> test.words).min().orElse(0);
            this.wordRange = Stream.of(tests).mapToInt(test -> test.words).max().orElse(0) + 2 - lowestWord;
        }
    }

    /** One test of a turn. */
    static final class TurnTest {
        final int words;
        final int bits;
        /** The places from which the test stays between the walls. */
        final long sources;

        final Condition condition;

        TurnTest(Shift shift, long sources, Condition condition) {
            this.words = shift.words;
            this.bits = shift.bits;
            this.sources = sources;
            this.condition = condition;
        }
    }

    /** A cell of a turned piece, seen from the place before the turn. */
    static final class CentreCell {
        final Shift shift;
        /** The places from which the cell is beyond a wall. */
        final long outside;

        final boolean isCentral;

        CentreCell(Shift shift, long outside, boolean isCentral) {
            this.shift = shift;
            this.outside = outside;
            this.isCentral = isCentral;
        }
    }

    /**
     * Tables.
     *
     * @param liveStates the states that the piece can be in, as bits
     */
    LoopTables(CornerShapes shapes, CornerTurns turns, int width, int liveStates) {
        this.shapes = shapes;
        this.width = width;
        this.rowsPerWord = PackedMaps.rowsPerWord(width);
        this.bits = rowsPerWord * width;
        this.layers = turns.hasFloorKicks() ? 2 : 1;
        var places = 0;
        for (var state = 0; state < CornerShapes.STATES; state++) {
            var isLive = ((liveStates >> state) & 1) != 0;
            var twin = isLive ? liveTwin(state, liveStates) : state;
            orientations[state] = new Orientated(this, shapes, state, twin, isLive);
            places += twin == state ? Long.bitCount(orientations[state].inside & ((1L << width) - 1)) : 0;
        }
        this.skyPlaces = places;
        this.turns = turns(turns, liveStates);
        this.turnsFrom = new int[layers * CornerShapes.STATES];
        this.turnsInto = new int[layers * CornerShapes.STATES];
        var below = 1;
        var above = 1;
        for (var i = 0; i < this.turns.length; i++) {
            var turn = this.turns[i];
            turnsFrom[turn.from] |= 1 << i;
            turnsInto[turn.to] |= 1 << i;
            turnsInto[turn.toSpent] |= 1 << i;
            for (var test : turn.tests) {
                below = Math.max(below, -test.words);
                above = Math.max(above, test.words + 1);
            }
            for (var cell : turn.cells) {
                below = Math.max(below, -cell.shift.words);
                above = Math.max(above, cell.shift.words + 1);
            }
        }
        for (var orientation : orientations) {
            for (var cell : orientation.cells) {
                above = Math.max(above, cell.words + 1);
            }
        }
        this.wordsBelow = below;
        this.wordsAbove = above;
    }

    /** The first live state with the same cells. */
    private int liveTwin(int state, int liveStates) {
        for (var twin = 0; twin < state; twin++) {
            if (((liveStates >> twin) & 1) != 0 && shapes.twin(twin) == shapes.twin(state)) {
                return twin;
            }
        }
        return state;
    }

    private Turn[] turns(CornerTurns turns, int liveStates) {
        var made = new ArrayList<Turn>();
        for (var layer = 0; layer < layers; layer++) {
            for (var from = 0; from < CornerShapes.STATES; from++) {
                for (var to = 0; to < CornerShapes.STATES; to++) {
                    var tests = tests(turns.tests(from, to), from, to, layer);
                    if (((liveStates >> from) & 1) != 0 && tests.length > 0) {
                        var first = layer * CornerShapes.STATES;
                        var spent = (layers - 1) * CornerShapes.STATES;
                        made.add(new Turn(
                                first + from, first + to, spent + to, tests, cells(turns.tests(from, to), from, to)));
                    }
                }
            }
        }
        return made.toArray(Turn[]::new);
    }

    private TurnTest[] tests(List<Test> tests, int from, int to, int layer) {
        var made = new ArrayList<TurnTest>();
        for (var test : tests) {
            var sources = sources(from, to, test.dx());
            var isSpent = layer > 0 && test.condition() == Condition.FLOOR_KICK;
            if (sources != 0 && !isSpent) {
                var shift = new Shift(test.dy() * width + test.dx(), bits);
                made.add(new TurnTest(shift, sources, test.condition()));
            }
        }
        return made.toArray(TurnTest[]::new);
    }

    /** The places between the walls from which a test stays between the walls. */
    private long sources(int from, int to, int dx) {
        if (dx <= -width || dx >= width) {
            return 0;
        }
        var first = Math.max(0, -dx);
        var end = Math.min(width - shapes.width(from), width - shapes.width(to) - dx) + 1;
        return columns(first, end);
    }

    private CentreCell[] cells(List<Test> tests, int from, int to) {
        if (tests.stream().noneMatch(test -> test.condition() == Condition.CENTRE_COLUMN)) {
            return new CentreCell[0];
        }
        var made = new ArrayList<CentreCell>();
        for (var y = BOX - 1; y >= 0; y--) {
            for (var x = 0; x < BOX; x++) {
                if (((shapes.cells(to) >>> (BOX * y + x)) & 1) != 0) {
                    // In place the box stays where it is; the corner of the turned piece is elsewhere in it.
                    var dx = shapes.cornerX(to) - shapes.cornerX(from) + x;
                    var dy = shapes.cornerY(to) - shapes.cornerY(from) + y;
                    var outside = columns(0, -dx) | columns(width - dx, width);
                    var isCentral = shapes.cornerX(to) + x == MIDDLE_COLUMN;
                    made.add(new CentreCell(new Shift(dy * width + dx, bits), outside, isCentral));
                }
            }
        }
        return made.toArray(CentreCell[]::new);
    }

    private Shift[] shifts(long cells) {
        var shifts = new ArrayList<Shift>();
        for (var rest = cells; rest != 0; rest &= rest - 1) {
            var cell = Long.numberOfTrailingZeros(rest);
            shifts.add(new Shift(cell / BOX * width + cell % BOX, bits));
        }
        return shifts.toArray(Shift[]::new);
    }

    /** The lowest cell of each column. */
    private static long feet(long cells) {
        var feet = 0L;
        for (var x = 0; x < BOX; x++) {
            feet |= Long.lowestOneBit(cells & (0x0101010101010101L << x));
        }
        return feet;
    }

    /** The places of some columns in all rows of a word. */
    private long columns(int first, int end) {
        var columns = 0L;
        for (var x = Math.max(0, first); x < Math.min(width, end); x++) {
            for (var y = 0; y < rowsPerWord; y++) {
                columns |= 1L << (y * width + x);
            }
        }
        return columns;
    }
}
