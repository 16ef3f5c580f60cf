package io.github.wallkick;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.RotationSystem;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A public bug report about some falling-block game, made into a case with the right outcome. {@code bug-cases.json} holds
 * them all; the classes named {@code *BugsTest}, and a few more, run them.
 *
 * @param id such as {@code kick-01}
 * @param kind such as {@code kick}
 * @param tests the classes that run it
 * @param notHere why nothing here can show it, or an empty text
 * @param setup what the game looks like before: board, piece, settings
 * @param inputs what happens then, each with its {@code op}
 * @param expected the right outcome
 */
public record BugCase(
        String id,
        String kind,
        List<String> tests,
        String notHere,
        JsonNode setup,
        List<JsonNode> inputs,
        JsonNode expected) {

    private static BugCase of(JsonNode bug) {
        return new BugCase(
                bug.get("id").asText(),
                bug.get("kind").asText(),
                TestData.texts(bug.path("tests")),
                bug.path("not_here").asText(),
                bug.get("setup"),
                TestData.list(bug.get("inputs")),
                bug.get("expected"));
    }

    /** All cases. */
    public static List<BugCase> all() {
        return TestData.list(TestData.json(BugCase.class, "bug-cases.json")).stream()
                .map(BugCase::of)
                .toList();
    }

    /** The case with an id. */
    public static BugCase of(String id) {
        return ofIds(id).stream()
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("id of a bug case must be known: " + id));
    }

    /** The cases of some kinds. */
    public static List<BugCase> ofKinds(String... kinds) {
        return all().stream().filter(bug -> Set.of(kinds).contains(bug.kind())).toList();
    }

    /** The cases with some ids. */
    public static List<BugCase> ofIds(String... ids) {
        return all().stream().filter(bug -> Set.of(ids).contains(bug.id())).toList();
    }

    /** Skips a test, with the reason, if nothing here can show the case. */
    public void assumeHere() {
        assumeTrue(notHere.isEmpty(), () -> id + " is not shown: " + notHere);
    }

    /** A list of {@code [x, y]} in the order of {@link Piece#cells()}. */
    public static List<Cell> cells(JsonNode cells) {
        return TestData.list(cells).stream()
                .map(cell -> new Cell(cell.get(0).asInt(), cell.get(1).asInt()))
                .sorted(Comparator.comparingInt(Cell::y).thenComparingInt(Cell::x))
                .toList();
    }

    /** The measures of the reported board, all rows visible. */
    public BoardSize size() {
        var board = setup.get("board");
        return BoardSize.of(board.get("width").asInt(), board.get("height").asInt());
    }

    /** The reported board. */
    public Board board() {
        return board(size());
    }

    /** The reported board with another number of rows. */
    public Board board(BoardSize size) {
        return board(size, setup.at("/board/rows"));
    }

    /** A board of the reported size and other rows. */
    public Board board(JsonNode rows) {
        return board(size(), rows);
    }

    private static Board board(BoardSize size, JsonNode rows) {
        return Board.parse(size, String.join("\n", TestData.texts(rows)));
    }

    /** The reported piece in the orientations that a rotation system gives it; its cells are the reported ones. */
    public Piece piece(RotationSystem system) {
        var piece = setup.get("piece");
        var shape = system.shape(Tetromino.valueOf(piece.get("type").asText()));
        var orientation = Orientation.ofSymbol(piece.get("rotation").asText().charAt(0));
        return pieceAt(shape, orientation, cells(piece.get("cells")));
    }

    /** The piece that covers some cells. */
    public static Piece pieceAt(Shape shape, Orientation orientation, List<Cell> cells) {
        var bounds = shape.bounds(orientation);
        var left = cells.stream().mapToInt(Cell::x).min().orElseThrow();
        var lowest = cells.get(0).y();
        var piece = new Piece(shape, orientation, left - bounds.minX(), lowest - bounds.minY());
        if (!piece.cells().equals(cells)) {
            throw new IllegalArgumentException(piece + " does not cover " + cells);
        }
        return piece;
    }

    /** What was done, in words. */
    public String operations() {
        return inputs.stream().map(input -> input.path("op").asText()).collect(Collectors.joining(", "));
    }

    @Override
    public String toString() {
        return id;
    }
}
