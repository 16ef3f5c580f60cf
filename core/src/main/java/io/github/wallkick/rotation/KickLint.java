package io.github.wallkick.rotation;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.KickFinding.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** Likely mistakes in a kick table, and the differences between two. */
final class KickLint {
    private static final List<Orientation> ORIENTATIONS = List.of(Orientation.values());
    private static final Comparator<Cell> ORDER =
            Comparator.comparingInt(Cell::y).thenComparingInt(Cell::x);

    private final CompiledKicks kicks;
    private final ShapeSet shapes;
    private final List<KickFinding> findings = new ArrayList<>();

    private KickLint(CompiledKicks kicks, ShapeSet shapes) {
        this.kicks = kicks;
        this.shapes = shapes;
    }

    static List<KickFinding> lint(CompiledKicks kicks, ShapeSet shapes) {
        var lint = new KickLint(kicks, shapes);
        for (var type : shapes.types()) {
            for (var from : ORIENTATIONS) {
                for (var turn : Turn.values()) {
                    lint.look(type, from, from.turned(turn));
                }
            }
            for (var turn : Turn.values()) {
                lint.lookForDrift(type, turn);
            }
        }
        return List.copyOf(lint.findings);
    }

    static List<KickFinding> diff(CompiledKicks one, CompiledKicks other) {
        var differences = new KickLint(one, ShapeSet.GUIDELINE);
        for (var type : one.types()) {
            for (var from : ORIENTATIONS) {
                for (var turn : Turn.values()) {
                    var to = from.turned(turn);
                    differences.compare(type, from, to, one.list(type, from, to), other.list(type, from, to));
                }
            }
        }
        return List.copyOf(differences.findings);
    }

    private void compare(PieceType type, Orientation from, Orientation to, KickList one, KickList other) {
        if (one.equals(other)) {
            return;
        }
        if (one.isEmpty() || other.isEmpty()) {
            add(Kind.DIFFERENT, type, from, to, "tests are " + said(one) + " and " + said(other));
            return;
        }
        var test = 0;
        while (test(one, test).equals(test(other, test))) {
            test++;
        }
        add(Kind.DIFFERENT, type, from, to, "test " + test + " is " + test(one, test) + " and " + test(other, test));
    }

    private static String said(KickList list) {
        return list.isEmpty() ? "none (no turn)" : list.toString();
    }

    /** A test as it is written, with its mark; "none" beyond the last one. */
    private static String test(KickList list, int test) {
        if (test >= list.offsets().size()) {
            return "none";
        }
        var offset = list.offsets().get(test).toString();
        return list.makesFullSpin(test) ? "(@" + offset.substring(1) : offset;
    }

    private void look(PieceType type, Orientation from, Orientation to) {
        var tests = kicks.list(type, from, to).offsets();
        lookForUnreachable(type, from, to, tests);
        lookForWayBack(type, from, to, tests);
        mirrored(type, from, to).ifPresent(expected -> lookForMirror(type, from, to, tests, expected));
    }

    private void lookForUnreachable(PieceType type, Orientation from, Orientation to, List<Offset> tests) {
        var earlier = new HashSet<Offset>();
        for (var i = 0; i < tests.size(); i++) {
            var offset = tests.get(i);
            if (!earlier.add(offset)) {
                add(Kind.UNREACHABLE, type, from, to, "test " + i + ", " + offset + ", is an earlier one again");
            } else if (isBeyondEveryBoard(type, from, to, offset)) {
                add(Kind.UNREACHABLE, type, from, to, "test " + i + ", " + offset + ", leads off the largest board");
            }
        }
    }

    /** Whether a piece that is on a board is not on it after the test, however large the board is. */
    private boolean isBeyondEveryBoard(PieceType type, Orientation from, Orientation to, Offset offset) {
        var before = shapes.of(type).bounds(from);
        var after = shapes.of(type).bounds(to);
        return misses(
                        before.minX(),
                        before.maxX(),
                        after.minX() + offset.dx(),
                        after.maxX() + offset.dx(),
                        BoardSize.MAX_WIDTH)
                || misses(
                        before.minY(),
                        before.maxY(),
                        after.minY() + offset.dy(),
                        after.maxY() + offset.dy(),
                        BoardSize.MAX_HEIGHT);
    }

    /** Whether two ranges of cells, ends included, do not fit into so many cells together. */
    private static boolean misses(int min, int max, int otherMin, int otherMax, int cells) {
        return Math.max(max, otherMax) - Math.min(min, otherMin) >= cells;
    }

    private void lookForWayBack(PieceType type, Orientation from, Orientation to, List<Offset> tests) {
        var back = kicks.list(type, to, from).offsets();
        for (var i = 0; i < tests.size(); i++) {
            if (!back.contains(tests.get(i).negated())) {
                add(
                        Kind.NOT_REVERSIBLE,
                        type,
                        from,
                        to,
                        "test " + i + ", " + tests.get(i) + ", has no "
                                + tests.get(i).negated() + " in the turn back");
            }
        }
    }

    private void lookForMirror(
            PieceType type, Orientation from, Orientation to, List<Offset> tests, List<Offset> expected) {
        if (tests.equals(expected)) {
            return;
        }
        var slips = new ArrayList<Integer>();
        for (var i = 0; i < Math.min(tests.size(), expected.size()); i++) {
            if (!tests.get(i).equals(expected.get(i))) {
                slips.add(i);
            }
        }
        var isSign = tests.size() == expected.size()
                && slips.stream().allMatch(i -> isSameButForSigns(tests.get(i), expected.get(i)));
        add(
                isSign ? Kind.SIGN : Kind.MIRROR,
                type,
                from,
                to,
                "the mirrored turn asks for " + (expected.isEmpty() ? "no turn" : joined(expected)) + ", here is "
                        + (tests.isEmpty() ? "no turn" : joined(tests)));
    }

    private static String joined(List<Offset> offsets) {
        return String.join("", offsets.stream().map(Offset::toString).toList());
    }

    private static boolean isSameButForSigns(Offset one, Offset other) {
        return Math.abs(one.dx()) == Math.abs(other.dx()) && Math.abs(one.dy()) == Math.abs(other.dy());
    }

    /** The tests that the mirrored turn of the mirrored type asks for; empty if the system has no mirror image of it. */
    private Optional<List<Offset>> mirrored(PieceType type, Orientation from, Orientation to) {
        return shapes.types().stream()
                .filter(other -> isMirrorImage(shapes.of(type), shapes.of(other)))
                .findFirst()
                .map(other -> kicks.list(other, mirror(from), mirror(to))
                        .tests()
                        .mirrored()
                        .offsets());
    }

    /** Whether the cells of each orientation are the mirror image of the other's, wherever they lie in their boxes. */
    private static boolean isMirrorImage(Shape one, Shape other) {
        return ORIENTATIONS.stream()
                .allMatch(state -> corner(mirrored(one.cells(state))).equals(corner(other.cells(mirror(state)))));
    }

    private static List<Cell> mirrored(List<Cell> cells) {
        return cells.stream().map(cell -> new Cell(-cell.x(), cell.y())).toList();
    }

    /** Cells pushed into the lower left corner, in their order. */
    private static List<Cell> corner(List<Cell> cells) {
        var left = cells.stream().mapToInt(Cell::x).min().orElseThrow();
        var bottom = cells.stream().mapToInt(Cell::y).min().orElseThrow();
        return cells.stream()
                .map(cell -> new Cell(cell.x() - left, cell.y() - bottom))
                .sorted(ORDER)
                .toList();
    }

    private static Orientation mirror(Orientation state) {
        return state == Orientation.RIGHT ? Orientation.LEFT : state == Orientation.LEFT ? Orientation.RIGHT : state;
    }

    /** Four turns in the open, each by its first test, must lead back; a half turn twice. */
    private void lookForDrift(PieceType type, Turn turn) {
        var sum = Offset.ZERO;
        var state = Orientation.SPAWN;
        do {
            var to = state.turned(turn);
            var tests = kicks.list(type, state, to).offsets();
            if (tests.isEmpty()) {
                return;
            }
            sum = sum.plus(tests.get(0));
            state = to;
        } while (state != Orientation.SPAWN);
        if (!sum.equals(Offset.ZERO)) {
            add(
                    Kind.LOOP,
                    type,
                    Orientation.SPAWN,
                    Orientation.SPAWN.turned(turn),
                    "turned all around in the open, the piece is displaced by " + sum);
        }
    }

    private void add(Kind kind, PieceType type, Orientation from, Orientation to, String message) {
        findings.add(new KickFinding(kind, type, from, to, message));
    }
}
