package io.github.wallkick.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.wallkick.SharedFiles;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Real games, lock by lock: each piece placed, lines cleared, garbage raised, and the board is the recorded one. */
@TestInstance(Lifecycle.PER_CLASS)
class RecordedGamesTest {
    private static final int COLUMNS = BoardSize.STANDARD.width();

    private final List<Game> games = read();

    /** A record of a game. */
    private record Game(String name, List<Lock> locks) {
        @Override
        public String toString() {
            return name;
        }
    }

    /** The holes of the garbage that came after a lock. */
    private record Holes(JsonNode numbers) {
        int[] columns() {
            return ints(numbers);
        }
    }

    /** A placement of a record and what it led to. */
    private record Lock(Piece piece, List<Cell> cells, int lines, Holes holes, String boardAfter) {
        static Lock of(JsonNode placement) {
            var cells = ints(placement.get(1));
            return new Lock(
                    piece(placement, cells),
                    Arrays.stream(cells)
                            .mapToObj(cell -> new Cell(cell % COLUMNS, cell / COLUMNS))
                            .toList(),
                    placement.get(3).asInt(),
                    new Holes(placement.get(5)),
                    topRowFirst(placement.get(7).asText()));
        }

        /** The piece of the recorded type and state whose lowest row and leftmost column are the recorded cells'. */
        private static Piece piece(JsonNode placement, int[] cells) {
            var shape = Tetromino.valueOf(placement.get(0).asText()).shape();
            var rotation = Orientation.values()[placement.get(2).asInt()];
            var left = Arrays.stream(cells).map(cell -> cell % COLUMNS).min().orElseThrow();
            var lowest = cells[0] / COLUMNS;
            var bounds = shape.bounds(rotation);
            return new Piece(shape, rotation, left - bounds.minX(), lowest - bounds.minY());
        }

        private static String topRowFirst(String rows) {
            var lines = Arrays.asList(rows.split("/"));
            Collections.reverse(lines);
            return String.join("\n", lines);
        }
    }

    private static List<Game> read() {
        return SharedFiles.lines("corpus/placements-tetrio.ndjson.gz").stream()
                .map(RecordedGamesTest::game)
                .toList();
    }

    private static Game game(String line) {
        try {
            var game = new ObjectMapper().readTree(line);
            var locks = StreamSupport.stream(game.get("placements").spliterator(), false)
                    .map(Lock::of)
                    .toList();
            return new Game(game.get("name").asText(), locks);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    List<Game> games() {
        return games;
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyPieceCoversTheRecordedCells(Game game) {
        for (var lock : game.locks()) {
            assertEquals(lock.cells(), lock.piece().cells());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyLockLeadsToTheRecordedBoard(Game game) {
        var board = Board.empty();
        for (var lock : game.locks()) {
            board = board.place(lock.piece()).board().raise(lock.holes().columns());
            assertEquals(Board.parse(BoardSize.STANDARD, lock.boardAfter()), board, lock::toString);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyLockLeadsToTheRecordedColours(Game game) {
        var palette = Palette.empty();
        for (var lock : game.locks()) {
            var clear = palette.board().place(lock.piece());
            palette = palette.lock(lock.piece()).clear(clear).raise(lock.holes().columns());
            assertEquals(Palette.parse(BoardSize.STANDARD, lock.boardAfter()), palette, lock::toString);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyLockClearsTheRecordedNumberOfLines(Game game) {
        var board = Board.empty();
        for (var lock : game.locks()) {
            var clear = board.place(lock.piece());
            assertEquals(lock.lines(), clear.count(), lock::toString);
            board = clear.board().raise(lock.holes().columns());
        }
    }

    private static int[] ints(JsonNode numbers) {
        return StreamSupport.stream(numbers.spliterator(), false)
                .mapToInt(JsonNode::asInt)
                .toArray();
    }
}
