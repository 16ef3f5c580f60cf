package io.github.wallkick.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.wallkick.BugReport;
import io.github.wallkick.BugReports;
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
class TurnBugReportsTest {
    static List<BugReport> reports() {
        return BugReports.ofKinds("kick", "spawn");
    }

    @ParameterizedTest
    @MethodSource("reports")
    void theReportedBugIsNotHere(BugReport report) {
        BugReports.assumeApplies(report);
        switch (report.id()) {
            case "kick-18" -> kicksInTheOpenDoNotLift(report);
            case "kick-21" -> systemsStayDistinct(report);
            case "spawn-01" -> piecesAppearInTheirColumns(report);
            default -> turnsEndAsExpected(report);
        }
    }

    private static void turnsEndAsExpected(BugReport report) {
        var system =
                system(report.setup().get("settings").get("rotation_system").asText());
        var piece = report.piece(system);
        var outcomes = outcomes(report);
        for (var i = 0; i < outcomes.size(); i++) {
            var turned =
                    system.rotate(report.board(), piece, turn(report.inputs().get(i)));
            assertOutcome(outcomes.get(i), piece, turned);
            piece = turned.piece();
        }
    }

    /** One outcome for each input: listed, or the same for all of them. */
    private static List<JsonNode> outcomes(BugReport report) {
        return report.expected().has("after_each")
                ? BugReport.list(report.expected().get("after_each"))
                : Collections.nCopies(report.inputs().size(), report.expected());
    }

    private static void assertOutcome(JsonNode expected, Piece before, TurnResult turned) {
        var after = turned.piece();
        assertEquals(expected.get("success").asBoolean(), turned.isTurned());
        assertEquals(BugReport.cells(expected.get("cells")), after.cells());
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

    private static void kicksInTheOpenDoNotLift(BugReport report) {
        var system = RotationSystems.srs();
        var turns = 0;
        for (var piece : piecesAtTheWalls(system, report.size())) {
            for (var turn : List.of(Turn.CLOCKWISE, Turn.COUNTERCLOCKWISE)) {
                var turned = system.rotate(report.board(), piece, turn);
                assertTrue(turned.isTurned(), () -> piece + " " + turn);
                assertEquals(
                        report.expected().get("kick_dy").asInt(), turned.piece().y() - piece.y());
                turns++;
            }
        }
        assertEquals(report.expected().get("count").asInt(), turns);
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

    private static void systemsStayDistinct(BugReport report) {
        for (var expected : report.expected().properties()) {
            var system = system(expected.getKey());
            var turned = system.rotate(
                    report.board(), report.piece(system), turn(report.inputs().get(0)));
            assertEquals(BugReport.cells(expected.getValue()), turned.piece().cells(), expected::getKey);
        }
    }

    private static void piecesAppearInTheirColumns(BugReport report) {
        var system =
                system(report.setup().get("settings").get("rotation_system").asText());
        for (var columns : report.expected().get("columns").properties()) {
            var piece = system.spawn(Tetromino.valueOf(columns.getKey()), BoardSize.of(10, 20));
            var bounds = piece.shape().bounds(piece.orientation());
            assertEquals(columns.getValue().get(0).asInt(), piece.x() + bounds.minX(), columns::getKey);
            assertEquals(columns.getValue().get(1).asInt(), piece.x() + bounds.maxX(), columns::getKey);
        }
    }
}
