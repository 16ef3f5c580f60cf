package io.github.wallkick;

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
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/**
 * A public bug report about some falling-block game, made into a case with the right outcome.
 *
 * @param id such as {@code kick-01}
 * @param kind such as {@code kick}
 * @param setup what the game looks like before: board, piece, settings
 * @param inputs what happens then, each with its {@code op}
 * @param expected the right outcome
 */
public record BugReport(String id, String kind, JsonNode setup, List<JsonNode> inputs, JsonNode expected) {
    static BugReport of(JsonNode report) {
        return new BugReport(
                report.get("id").asText(),
                report.get("kind").asText(),
                report.get("setup"),
                list(report.get("inputs")),
                report.get("expected"));
    }

    /** The elements of a list. */
    public static List<JsonNode> list(JsonNode nodes) {
        return StreamSupport.stream(nodes.spliterator(), false).toList();
    }

    /** The texts of a list. */
    public static List<String> texts(JsonNode texts) {
        return list(texts).stream().map(JsonNode::asText).toList();
    }

    /** A list of {@code [x, y]} in the order of {@link Piece#cells()}. */
    public static List<Cell> cells(JsonNode cells) {
        return list(cells).stream()
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
        return board(setup.get("board").get("rows"));
    }

    /** A board of the reported size and other rows. */
    public Board board(JsonNode rows) {
        return Board.parse(size(), String.join("\n", texts(rows)));
    }

    /** The reported piece in the states that a rotation system gives it; its cells are the reported ones. */
    public Piece piece(RotationSystem system) {
        var piece = setup.get("piece");
        var shape = system.shape(Tetromino.valueOf(piece.get("type").asText()));
        var orientation = Orientation.ofSymbol(piece.get("rotation").asText().charAt(0));
        return at(shape, orientation, cells(piece.get("cells")));
    }

    /** The piece that covers some cells. */
    public static Piece at(Shape shape, Orientation orientation, List<Cell> cells) {
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
