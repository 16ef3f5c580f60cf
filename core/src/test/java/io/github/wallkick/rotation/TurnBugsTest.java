package io.github.wallkick.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.wallkick.BugCase;
import io.github.wallkick.TestData;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Public bug reports about turns, kicks and the places where pieces appear. */
class TurnBugsTest {
    static List<BugCase> bugs() {
        return BugCase.ofKinds("kick", "spawn");
    }

    @ParameterizedTest
    @MethodSource("bugs")
    void theReportedBugIsNotHere(BugCase bug) {
        bug.assumeHere();
        switch (bug.id()) {
            case "kick-18" -> kicksInTheOpenDoNotLift(bug);
            case "kick-21" -> systemsStayDistinct(bug);
            case "spawn-01" -> piecesAppearInTheirColumns(bug);
            default -> turnsEndAsExpected(bug);
        }
    }

    private static void turnsEndAsExpected(BugCase bug) {
        var system = system(bug.setup().get("settings").get("rotation_system").asText());
        var piece = bug.piece(system);
        var outcomes = outcomes(bug);
        for (var i = 0; i < outcomes.size(); i++) {
            var turned = system.rotate(bug.board(), piece, turn(bug.inputs().get(i)));
            assertOutcome(outcomes.get(i), piece, turned);
            piece = turned.piece();
        }
    }

    /** One outcome for each input: listed, or the same for all of them. */
    private static List<JsonNode> outcomes(BugCase bug) {
        return bug.expected().has("after_each")
                ? TestData.list(bug.expected().get("after_each"))
                : Collections.nCopies(bug.inputs().size(), bug.expected());
    }

    private static void assertOutcome(JsonNode expected, Piece before, TurnResult turned) {
        var after = turned.piece();
        assertEquals(expected.get("success").asBoolean(), turned.isTurned());
        assertEquals(BugCase.cells(expected.get("cells")), after.cells());
        if (expected.has("rotation")) {
            assertEquals(
                    expected.get("rotation").asText().charAt(0),
                    after.orientation().symbol());
        }
        if (expected.has("kick_index")) {
            assertEquals(expected.get("kick_index").asInt(), turned.kick());
            assertEquals(expected.get("kick").get(0).asInt(), after.x() - before.x());
            assertEquals(expected.get("kick").get(1).asInt(), after.y() - before.y());
        }
    }

    private static RotationSystem system(String setting) {
        return switch (setting.substring(0, (setting + " ").indexOf(' '))) {
            case "SRS" -> RotationSystems.srs();
            case "SRS+" -> RotationSystems.srsPlus();
            case "ARS" -> RotationSystems.ars();
            case "NRS" -> RotationSystems.nrs();
            default -> throw new IllegalArgumentException("rotation system must be known here: " + setting);
        };
    }

    private static Turn turn(JsonNode input) {
        return switch (input.get("op").asText()) {
            case "CW" -> Turn.CLOCKWISE;
            case "CCW" -> Turn.COUNTERCLOCKWISE;
            case "180" -> Turn.HALF;
            default -> throw new IllegalArgumentException("input must be a turn: " + input);
        };
    }

    private static void kicksInTheOpenDoNotLift(BugCase bug) {
        var system = RotationSystems.srs();
        var turns = 0;
        for (var piece : piecesAtTheWalls(system, bug.size())) {
            for (var turn : List.of(Turn.CLOCKWISE, Turn.COUNTERCLOCKWISE)) {
                var turned = system.rotate(bug.board(), piece, turn);
                assertTrue(turned.isTurned(), () -> piece + " " + turn);
                assertEquals(
                        bug.expected().get("kick_dy").asInt(), turned.piece().y() - piece.y());
                turns++;
            }
        }
        assertEquals(bug.expected().get("count").asInt(), turns);
    }

    private static List<Piece> piecesAtTheWalls(RotationSystem system, BoardSize size) {
        var pieces = new ArrayList<Piece>();
        for (var type : EnumSet.complementOf(EnumSet.of(Tetromino.O))) {
            for (var rotation : Orientation.values()) {
                var bounds = system.shape(type).bounds(rotation);
                pieces.add(new Piece(system.shape(type), rotation, -bounds.minX(), 10));
                pieces.add(new Piece(system.shape(type), rotation, size.width() - 1 - bounds.maxX(), 10));
            }
        }
        return pieces;
    }

    private static void systemsStayDistinct(BugCase bug) {
        for (var expected : bug.expected().properties()) {
            var system = system(expected.getKey());
            var turned = system.rotate(
                    bug.board(), bug.piece(system), turn(bug.inputs().get(0)));
            assertEquals(BugCase.cells(expected.getValue()), turned.piece().cells(), expected::getKey);
        }
    }

    private static void piecesAppearInTheirColumns(BugCase bug) {
        var system = system(bug.setup().get("settings").get("rotation_system").asText());
        for (var columns : bug.expected().get("columns").properties()) {
            var piece = system.spawn(Tetromino.valueOf(columns.getKey()), BoardSize.of(10, 20));
            var bounds = piece.shape().bounds(piece.orientation());
            assertEquals(columns.getValue().get(0).asInt(), piece.x() + bounds.minX(), columns::getKey);
            assertEquals(columns.getValue().get(1).asInt(), piece.x() + bounds.maxX(), columns::getKey);
        }
    }
}
