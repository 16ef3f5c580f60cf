package io.github.wallkick.game;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.wallkick.SharedFiles;
import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A public bug report as a case: the position it happened in and the right outcome. */
record BugCase(JsonNode json) {
    static BugCase of(String id) {
        return all().stream()
                .filter(bug -> bug.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no such case: " + id));
    }

    static List<BugCase> all() {
        try {
            var root = new ObjectMapper().readTree(SharedFiles.text("corpus/bugs.json"));
            var cases = root.isArray() ? root : root.get("cases");
            var list = new ArrayList<BugCase>();
            cases.forEach(node -> list.add(new BugCase(node)));
            return list;
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    String id() {
        return json.get("id").asText();
    }

    String kind() {
        return json.get("kind").asText();
    }

    JsonNode expected() {
        return json.get("expected");
    }

    Board board(Ruleset rules) {
        var rows = new StringBuilder();
        json.at("/setup/board/rows").forEach(row -> rows.append(row.asText()).append('\n'));
        return rows.isEmpty() ? Board.empty(rules.size()) : Board.parse(rules.size(), rows.toString());
    }

    /** The case's position under some rules. */
    Game game(Ruleset rules) {
        var game = Game.start(rules, 1).withBoard(Board.empty(rules.size()));
        var placed = json.at("/setup/piece").isObject() ? game.withPiece(piece(json.at("/setup/piece"))) : game;
        return placed.withBoard(board(rules));
    }

    PlayedGame play(Ruleset rules) {
        return new PlayedGame(game(rules));
    }

    private static Piece piece(JsonNode node) {
        var type = Tetromino.valueOf(node.get("type").asText());
        return at(type, orientation(node.get("rotation").asText()), cells(node.get("cells")));
    }

    /** The piece that covers the cells. */
    static Piece at(Tetromino type, Orientation orientation, Set<Cell> cells) {
        for (var y = -4; y < 40; y++) {
            for (var x = -4; x < 32; x++) {
                var piece = new Piece(type.shape(), orientation, x, y);
                if (Set.copyOf(piece.cells()).equals(cells)) {
                    return piece;
                }
            }
        }
        throw new AssertionError("no " + type + " covers " + cells);
    }

    static Set<Cell> cells(JsonNode node) {
        var cells = new HashSet<Cell>();
        node.forEach(cell -> cells.add(new Cell(cell.get(0).asInt(), cell.get(1).asInt())));
        return cells;
    }

    private static Orientation orientation(String symbol) {
        for (var orientation : Orientation.values()) {
            if (symbol.equals(String.valueOf(orientation.symbol()))) {
                return orientation;
            }
        }
        throw new AssertionError("no orientation " + symbol);
    }
}
