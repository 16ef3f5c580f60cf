package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.wallkick.SharedFiles;
import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Spins of real games, played on TETR.IO with T-spins only. */
class RecordedSpinsTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int WIDTH = 10;

    @ParameterizedTest
    @MethodSource("games")
    void everyLockIsJudgedAsTheGameDid(Game game) {
        var board = Board.empty(BoardSize.STANDARD);
        List<Spin> recorded = new ArrayList<>();
        List<Spin> judged = new ArrayList<>();
        for (var placement : game.placements()) {
            recorded.add(Spin.values()[placement.get(4).asInt()]);
            judged.add(SpinRules.tetrioTSpins().judge(board, piece(placement), lastTurn(placement.get(6))));
            board = board(placement.get(7).asText());
        }
        assertEquals(recorded, judged);
    }

    static Stream<Game> games() {
        return SharedFiles.lines("corpus/placements-tetrio.ndjson.gz").stream().map(Game::of);
    }

    /** A recorded game. */
    record Game(String name, JsonNode placements) {
        static Game of(String line) {
            try {
                var node = JSON.readTree(line);
                return new Game(node.get("name").asText(), node.get("placements"));
            } catch (JsonProcessingException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private static Piece piece(JsonNode placement) {
        var shape = Tetromino.valueOf(placement.get(0).asText()).shape();
        var state = Orientation.values()[placement.get(2).asInt()];
        var left = WIDTH;
        var low = Integer.MAX_VALUE;
        for (var cell : placement.get(1)) {
            left = Math.min(left, cell.asInt() % WIDTH);
            low = Math.min(low, cell.asInt() / WIDTH);
        }
        var bounds = shape.bounds(state);
        return new Piece(shape, state, left - bounds.minX(), low - bounds.minY());
    }

    /** The game numbers the kicks after the test in place from 0. */
    private static LastTurn lastTurn(JsonNode recorded) {
        return recorded.isArray()
                ? Turns.ofSrs(
                        Orientation.values()[recorded.get(0).asInt()],
                        Orientation.values()[recorded.get(1).asInt()],
                        recorded.get(2).asInt() + 1)
                : LastTurn.NONE;
    }

    /** A board written bottom row first. */
    private static Board board(String rows) {
        var bottomUp = rows.isEmpty() ? new String[0] : rows.split("/");
        var bits = new int[bottomUp.length];
        for (var y = 0; y < bits.length; y++) {
            for (var x = 0; x < WIDTH; x++) {
                bits[y] |= bottomUp[y].charAt(x) == '.' ? 0 : 1 << x;
            }
        }
        return Board.ofRows(BoardSize.STANDARD, bits);
    }
}
