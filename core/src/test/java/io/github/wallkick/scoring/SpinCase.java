package io.github.wallkick.scoring;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.wallkick.TestData;
import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.RotationSystems;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A turn whose outcome public engines agree on, from the reference data.
 *
 * @param start the piece before the turn
 * @param piece the piece after the turn, or where it was if the turn is blocked
 * @param last the turn, or none if it is blocked
 * @param tetrio the spin by setting of TETR.IO
 */
record SpinCase(
        String id,
        RotationSystem system,
        Board board,
        Piece start,
        Turn turn,
        Piece piece,
        LastTurn last,
        boolean immobile,
        Spin spin,
        Map<String, Spin> tetrio) {

    static Stream<SpinCase> all() {
        return TestData.list(TestData.json(TestData.class, "spin-cases.json").get("cases")).stream()
                .map(SpinCase::of);
    }

    static Spin spin(String word) {
        return Spin.valueOf(word.toUpperCase(Locale.ROOT));
    }

    private static SpinCase of(JsonNode node) {
        var expect = node.get("expect");
        var turned = expect.get("success").asBoolean();
        var shape = Tetromino.valueOf(node.get("piece").asText()).shape();
        var start = piece(shape, node.get("start"));
        var piece = turned ? piece(shape, expect) : start;
        var last = turned
                ? Turns.ofSrs(
                        state(node.get("start")),
                        piece.orientation(),
                        expect.get("kick").asInt())
                : LastTurn.NONE;
        return new SpinCase(
                node.get("id").asText(),
                node.get("system").asText().equals("srs") ? RotationSystems.srs() : RotationSystems.srsPlus(),
                board(node.get("board")),
                start,
                turn(node.get("rotate").asText()),
                piece,
                last,
                expect.get("immobile").asBoolean(),
                spin(expect.get("spin").asText()),
                settings(node.path("tetrio")));
    }

    private static Board board(JsonNode rows) {
        List<String> lines = new ArrayList<>();
        rows.forEach(row -> lines.add(row.asText()));
        return Board.parse(BoardSize.STANDARD, String.join("\n", lines));
    }

    private static Piece piece(Shape shape, JsonNode place) {
        return new Piece(
                shape, state(place), place.get("x").asInt(), place.get("y").asInt());
    }

    private static Turn turn(String word) {
        return switch (word) {
            case "CW" -> Turn.CLOCKWISE;
            case "CCW" -> Turn.COUNTERCLOCKWISE;
            case "180" -> Turn.HALF;
            default -> throw new IllegalArgumentException("no such turn: " + word);
        };
    }

    private static Orientation state(JsonNode place) {
        return Orientation.ofSymbol(place.get("state").asText().charAt(0));
    }

    private static Map<String, Spin> settings(JsonNode node) {
        var settings = new TreeMap<String, Spin>();
        node.properties()
                .forEach(entry ->
                        settings.put(entry.getKey(), spin(entry.getValue().asText())));
        return settings;
    }

    @Override
    public String toString() {
        return id;
    }
}
