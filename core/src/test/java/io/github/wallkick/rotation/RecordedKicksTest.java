package io.github.wallkick.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.wallkick.SharedFiles;
import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import java.util.Arrays;
import java.util.Collections;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Turns that real games recorded because they were kicked or failed. */
class RecordedKicksTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    static Stream<Arguments> games() throws JsonProcessingException {
        var games = Stream.<Arguments>builder();
        for (var line : SharedFiles.lines("corpus/placements-tetrio.ndjson.gz")) {
            var game = JSON.readTree(line);
            if (!game.get("kicks").isEmpty()) {
                games.add(arguments(game.get("name").asText(), game));
            }
        }
        return games.build();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void everyRecordedTurnEndsWhereItDid(String name, JsonNode game) {
        for (var kick : game.get("kicks")) {
            var placement = kick.get(0).asInt();
            var board = placement == 0
                    ? Board.empty()
                    : board(game.get("placements").get(placement - 1).get(7).asText());
            var result = turned(board, kick);
            assertEquals(after(kick), new TurnResult(result.piece(), result.kick()), kick::toString);
        }
    }

    private static TurnResult turned(Board board, JsonNode kick) {
        var from = orientation(kick.get(4));
        var to = orientation(kick.get(5));
        var turn = Arrays.stream(Turn.values())
                .filter(each -> from.turned(each) == to)
                .findFirst()
                .orElseThrow();
        return RotationSystems.srsPlus().rotate(board, piece(kick, from, 2), turn);
    }

    /** A record counts the kicks without the in-place test, and has -1 for a turn that failed. */
    private static TurnResult after(JsonNode kick) {
        var failed = kick.get(6).asInt() < 0;
        var test = failed ? TurnResult.BLOCKED : kick.get(6).asInt() + 1;
        return new TurnResult(piece(kick, orientation(kick.get(failed ? 4 : 5)), 7), test);
    }

    /** A record has the box's left column and top row, from the given field on. */
    private static Piece piece(JsonNode kick, Orientation orientation, int field) {
        var shape = Tetromino.valueOf(kick.get(1).asText()).shape();
        return new Piece(
                shape, orientation, kick.get(field).asInt(), kick.get(field + 1).asInt() - shape.box() + 1);
    }

    private static Orientation orientation(JsonNode number) {
        return Orientation.values()[number.asInt()];
    }

    private static Board board(String rows) {
        var topFirst = Arrays.asList(rows.split("/"));
        Collections.reverse(topFirst);
        return Board.parse(BoardSize.STANDARD, String.join("\n", topFirst));
    }
}
