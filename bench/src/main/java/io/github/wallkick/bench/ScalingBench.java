package io.github.wallkick.bench;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.KickTable;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.search.PlacementSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * All reachable placements of a piece on boards of every width and height of the stack, under the rules of many games, and
 * for pieces of other sizes. What is to be seen is that no step beside the usual case costs much more than it has to.
 */
public class ScalingBench extends HotPathBench {
    private static final int BOARDS = 48;
    private static final int USUAL_STACK = 7;
    private static final KickTable NUDGES =
            (type, from, to) -> List.of(Offset.ZERO, new Offset(-1, 0), new Offset(1, 0));

    /** What differs from the usual: a width, a height of the stack, a rotation system, or {@code pentominoes}. */
    @Param({
        "width 10",
        "width 4",
        "width 8",
        "width 11",
        "width 12",
        "width 16",
        "width 20",
        "width 24",
        "width 32",
        "stack 0",
        "stack 4",
        "stack 12",
        "stack 16",
        "stack 18",
        "stack 20",
        "system srs-plus",
        "system srs-x",
        "system tetra-x",
        "system asc",
        "system ars",
        "system ars-ti",
        "system basic",
        "pentominoes 10"
    })
    public String scene = "width 10";

    private PlacementSearch search = PlacementSearch.of(RotationSystems.srs());
    private List<PieceType> types = List.of();
    private final List<Board> boards = new ArrayList<>();
    private long placements;

    /** A type of five cells. */
    private record Pentomino(char symbol) implements PieceType {}

    /** Makes the boards, and counts the placements by making the sets. */
    @Setup
    public void setUp() {
        var value = scene.substring(scene.indexOf(' ') + 1);
        var isNumber = Character.isDigit(value.charAt(0));
        var width = scene.startsWith("width") || scene.startsWith("pent") ? Integer.parseInt(value) : 10;
        var stack = scene.startsWith("stack") ? Integer.parseInt(value) : USUAL_STACK;
        types = List.of(Tetromino.values());
        if (scene.startsWith("pent")) {
            var shapes = pentominoes();
            types = shapes.stream().map(Shape::type).toList();
            search = PlacementSearch.of(RotationSystems.of(NUDGES, shapes));
        } else if (!isNumber) {
            search = PlacementSearch.of(RotationSystems.named(value));
        }
        var random = new Random(7);
        boards.clear();
        for (var i = 0; i < BOARDS; i++) {
            var rows = stack == 0 ? 0 : stack - 2 + random.nextInt(5);
            boards.add(stack(random, new BoardSize(width, 40, 20), rows));
        }
        placements = 0;
        for (var i = 0; i < QUESTIONS; i++) {
            placements += search.reachable(board(i), type(i)).pieces().size();
        }
    }

    /** A stack with a gap in each row and a ragged top. */
    private static Board stack(Random random, BoardSize size, int height) {
        var rows = new int[height];
        var full = (int) ((1L << size.width()) - 1);
        for (var y = 0; y < height; y++) {
            var gap = (1 << (1 + random.nextInt(3))) - 1;
            rows[y] = full & ~(gap << random.nextInt(size.width()));
        }
        for (var x = 0; x < size.width(); x++) {
            for (var y = Math.max(0, height - random.nextInt(4)); y < height; y++) {
                rows[y] &= ~(1 << x);
            }
        }
        return Board.ofRows(size, rows);
    }

    private static List<Shape> pentominoes() {
        return List.of(
                pentomino('F', ".XX", "XX.", ".X."),
                pentomino('P', "XX.", "XX.", "X.."),
                pentomino('U', "X.X", "XXX", "..."),
                pentomino('V', "X..", "X..", "XXX"),
                pentomino('W', "X..", "XX.", ".XX"),
                pentomino('Y', "..X.", "XXXX", "....", "...."),
                pentomino('N', "..XX", "XXX.", "....", "...."));
    }

    private static Shape pentomino(char symbol, String... rows) {
        return Shape.of(new Pentomino(symbol), rows);
    }

    /** The number of placements. */
    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public long count() {
        var sum = 0L;
        for (var i = 0; i < QUESTIONS; i++) {
            sum += search.count(board(i), type(i));
        }
        return requireAnswer(sum, placements);
    }

    /** The set of placements, and a look at each. */
    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public long visit() {
        var sum = 0L;
        for (var i = 0; i < QUESTIONS; i++) {
            for (var cursor = search.reachable(board(i), type(i)).cursor(); cursor.next(); ) {
                sum += cursor.row() < 0 ? 0 : 1;
            }
        }
        return requireAnswer(sum, placements);
    }

    private Board board(int question) {
        return boards.get(question / types.size() % boards.size());
    }

    private PieceType type(int question) {
        return types.get(question % types.size());
    }
}
