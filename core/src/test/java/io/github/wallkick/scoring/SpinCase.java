package io.github.wallkick.scoring;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.wallkick.SharedFiles;
import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Rotation;
import io.github.wallkick.piece.Tetromino;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A turn whose outcome public engines agree on, from the reference data.
 *
 * @param piece the piece after the turn, or where it was if the turn is blocked
 * @param last the turn, or none if it is blocked
 * @param tetrio the spin by setting of TETR.IO
 */
record SpinCase(
        String id, Board board, Piece piece, LastTurn last, boolean immobile, Spin spin, Map<String, Spin> tetrio) {

    static Stream<SpinCase> all() {
        try {
            var root = new ObjectMapper().readTree(SharedFiles.text("facts/spin-cases.json"));
            return StreamSupport.stream(root.get("cases").spliterator(), false).map(SpinCase::of);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Spin spin(String word) {
        return Spin.valueOf(word.toUpperCase(Locale.ROOT));
    }

    private static SpinCase of(JsonNode node) {
        var expect = node.get("expect");
        var turned = expect.get("success").asBoolean();
        var place = turned ? expect : node.get("start");
        var shape = Tetromino.valueOf(node.get("piece").asText()).shape();
        var piece = new Piece(
                shape, state(place), place.get("x").asInt(), place.get("y").asInt());
        var last = turned
                ? new LastTurn(state(node.get("start")), expect.get("kick").asInt())
                : LastTurn.NONE;
        return new SpinCase(
                node.get("id").asText(),
                board(node.get("board")),
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

    private static Rotation state(JsonNode place) {
        return Rotation.ofSymbol(place.get("state").asText().charAt(0));
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
