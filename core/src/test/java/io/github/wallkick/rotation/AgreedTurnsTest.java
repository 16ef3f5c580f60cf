package io.github.wallkick.rotation;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.wallkick.TestData;
import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The turn of each of the spin cases on which two or three engines agree, and what the piece then touches. */
class AgreedTurnsTest {
    static Stream<Arguments> cases() {
        var file = TestData.json(TestData.class, "spin-cases.json");
        return StreamSupport.stream(file.get("cases").spliterator(), false)
                .map(spinCase -> arguments(spinCase.get("id").asText(), spinCase));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void theTurnAndItsSurroundingsAreAsTheEnginesHaveThem(String id, JsonNode spinCase) {
        var board = board(spinCase.get("board"));
        var expected = spinCase.get("expect");

        var result = RotationSystems.named(spinCase.get("system").asText())
                .rotate(board, start(spinCase), turn(spinCase.get("rotate").asText()));

        var piece = result.piece();
        var kick = expected.get("kick").isNull()
                ? TurnResult.BLOCKED
                : expected.get("kick").asInt();
        assertAll(
                () -> assertEquals(expected.get("success").asBoolean(), result.isTurned()),
                () -> assertEquals(kick, result.kick()),
                () -> assertEquals(at(spinCase, expected), piece),
                () -> assertEquals(cells(expected.get("cells")), new HashSet<>(piece.cells())),
                () -> assertEquals(expected.get("grounded").asBoolean(), board.collides(piece.moved(0, -1))),
                () -> assertEquals(expected.get("immobile").asBoolean(), isImmobile(board, piece)),
                () -> assertEquals(
                        expected.get("linesIfLocked").asInt(),
                        board.place(piece).count()));
    }

    private static boolean isImmobile(Board board, Piece piece) {
        return board.collides(piece.moved(-1, 0))
                && board.collides(piece.moved(1, 0))
                && board.collides(piece.moved(0, 1))
                && board.collides(piece.moved(0, -1));
    }

    private static Piece start(JsonNode spinCase) {
        return at(spinCase, spinCase.get("start"));
    }

    private static Piece at(JsonNode spinCase, JsonNode place) {
        return new Piece(
                Tetromino.valueOf(spinCase.get("piece").asText()).shape(),
                Orientation.ofSymbol(place.get("state").asText().charAt(0)),
                place.get("x").asInt(),
                place.get("y").asInt());
    }

    private static Turn turn(String name) {
        return switch (name) {
            case "CW" -> Turn.CLOCKWISE;
            case "CCW" -> Turn.COUNTERCLOCKWISE;
            default -> Turn.HALF;
        };
    }

    private static Board board(JsonNode rows) {
        return Board.parse(StreamSupport.stream(rows.spliterator(), false)
                .map(JsonNode::asText)
                .collect(Collectors.joining("\n")));
    }

    private static Set<Cell> cells(JsonNode cells) {
        var set = new HashSet<Cell>();
        cells.forEach(cell -> set.add(new Cell(cell.get(0).asInt(), cell.get(1).asInt())));
        return set;
    }
}
