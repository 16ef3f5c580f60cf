package io.github.wallkick.board;

import static io.github.wallkick.BugReport.list;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.wallkick.BugReport;
import io.github.wallkick.BugReports;
import io.github.wallkick.NotationException;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Letter;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Public bug reports about line clears, garbage, shared rows and bad boards. */
class BoardBugReportsTest {
    static Stream<BugReport> reports() {
        return Stream.of(
                        BugReports.ofKinds("line-clear", "immutability", "validation"),
                        BugReports.ofIds("garbage-01", "garbage-03", "sim-04"))
                .flatMap(List::stream);
    }

    @ParameterizedTest
    @MethodSource("reports")
    void theReportedBugIsNotHere(BugReport report) {
        BugReports.assumeApplies(report);
        switch (report.id()) {
            case "clear-17" -> droppingAPieceClearsItsLines(report);
            case "clear-18" -> piecesDropOnTheStack(report);
            case "aliasing-01" -> newRowsAreNotShared(report);
            case "aliasing-02" -> boardsAreNotShared(report);
            case "valid-01" -> badMeasuresAreRefused(report);
            case "valid-03" -> badBoardsAreRefused(report);
            case "garbage-01" -> linesClearBeforeGarbageRises(report);
            case "garbage-03" -> garbageRisesFromBelow(report);
            case "sim-04" -> theFirstRowOfTextIsTheTopRow(report);
            default -> fullRowsAreTakenOut(report);
        }
    }

    private static void fullRowsAreTakenOut(BugReport report) {
        assertEquals("CLEAR_FULL_ROWS", report.operations());
        assertCleared(report, report.board().clearLines());
        assertEquals(
                list(report.expected().get("cleared_rows_y")).stream()
                        .map(JsonNode::asInt)
                        .toList(),
                report.board().clearLines().rows().boxed().toList());
    }

    private static void assertCleared(BugReport report, LineClear clear) {
        assertEquals(report.expected().get("lines").asInt(), clear.count());
        assertEquals(report.board(report.expected().get("rows_after")), clear.board());
    }

    private static void droppingAPieceClearsItsLines(BugReport report) {
        var cells = BugReport.cells(report.setup().get("piece").get("cells"));
        var bar = BugReport.at(Tetromino.I.shape(), Orientation.SPAWN, cells);
        var dropped = dropped(report.board(), bar);
        assertCleared(report, report.board().place(dropped));
        if (report.expected().has("drop_distance")) {
            assertEquals(report.expected().get("drop_distance").asInt(), bar.y() - dropped.y());
        }
    }

    private static Piece dropped(Board board, Piece piece) {
        assertFalse(board.collides(piece));
        var lower = piece;
        while (!board.collides(lower.moved(0, -1))) {
            lower = lower.moved(0, -1);
        }
        return lower;
    }

    private static void piecesDropOnTheStack(BugReport report) {
        for (var i = 0; i < report.inputs().size(); i++) {
            var sequence = report.inputs().get(i).get("sequence").asText();
            var board = Board.empty(BoardSize.of(10, BoardSize.MAX_HEIGHT));
            for (var drop : sequence.split(",", -1)) {
                var type = drop.charAt(0);
                var shape =
                        shape(type, BugReport.cells(report.setup().get("shapes").get(String.valueOf(type))));
                var top = board.height() - 1 - shape.bounds(Orientation.SPAWN).maxY();
                var column = Character.digit(drop.charAt(1), 10);
                board = board.place(dropped(board, new Piece(shape, Orientation.SPAWN, column, top)))
                        .board();
            }
            assertEquals(report.expected().get("heights").get(i).asInt(), board.stackHeight(), sequence);
        }
    }

    private static Shape shape(char type, List<Cell> cells) {
        var rows = new String[4];
        for (var y = 0; y < rows.length; y++) {
            var row = new StringBuilder();
            for (var x = 0; x < rows.length; x++) {
                row.append(cells.contains(new Cell(x, y)) ? 'X' : '.');
            }
            rows[rows.length - 1 - y] = row.toString();
        }
        return Shape.of(new Letter(type), rows);
    }

    private static void newRowsAreNotShared(BugReport report) {
        var size = BoardSize.STANDARD;
        var before = Board.parse(size, report.board().toString());
        var cells = BugReport.cells(report.inputs().get(1).get("cells"));
        var bar = BugReport.at(Tetromino.I.shape(), Orientation.SPAWN, cells);
        var after = before.clearLines().board().lock(bar);
        assertEquals(report.expected().get("filled_cells_total").asInt(), after.filledCells());
        assertEquals(0, after.row(39));
        assertEquals(Board.parse(size, report.board().toString()), before);
    }

    private static void boardsAreNotShared(BugReport report) {
        var rows = new int[] {1};
        var board = Board.ofRows(report.size(), rows);
        var edited = board.withCell(5, 5, true);
        Arrays.fill(rows, 0b1111);
        assertEquals(report.board(), board);
        assertEquals(report.board().hashCode(), board.hashCode());
        assertEquals(BugReport.cells(report.expected().get("b_filled")), filled(board));
        assertEquals(BugReport.cells(report.expected().get("b2_filled")), filled(edited));
    }

    private static List<Cell> filled(Board board) {
        return Stream.iterate(0, i -> i + 1)
                .limit((long) board.width() * board.height())
                .map(i -> new Cell(i % board.width(), i / board.width()))
                .filter(cell -> board.isFilled(cell.x(), cell.y()))
                .toList();
    }

    private static void badMeasuresAreRefused(BugReport report) {
        for (var size : report.inputs().get(0).get("values")) {
            assertThrows(
                    IllegalArgumentException.class,
                    () -> BoardSize.of(size.get(0).asInt(), size.get(1).asInt()),
                    size::toString);
        }
    }

    /** The report's second board has a question mark for a cell: any visible character is a filled one here. */
    private static void badBoardsAreRefused(BugReport report) {
        var uneven = String.join("\n", BugReport.texts(report.inputs().get(0).get("rows")));
        assertThrows(NotationException.class, () -> Board.parse(uneven));
        var beyondTheWall = new Piece(Tetromino.O.shape(), Orientation.SPAWN, 9, 0);
        assertThrows(IllegalArgumentException.class, () -> Board.empty().lock(beyondTheWall));
        var belowTheFloor = new Piece(Tetromino.O.shape(), Orientation.SPAWN, 0, -1);
        assertThrows(IllegalArgumentException.class, () -> Board.empty().lock(belowTheFloor));
    }

    private static void linesClearBeforeGarbageRises(BugReport report) {
        var cells = BugReport.cells(report.setup().get("piece").get("cells"));
        var clear = report.board().place(BugReport.at(Tetromino.I.shape(), Orientation.SPAWN, cells));
        assertEquals(report.expected().get("lines").asInt(), clear.count());
        assertEquals(
                report.board(report.expected().get("rows_after")), clear.board().raise(3));
    }

    private static void garbageRisesFromBelow(BugReport report) {
        var raised = report.board().raise(new int[10]);
        assertEquals(report.board(report.expected().get("rows_after_first")), raised);
        assertEquals(report.expected().get("height").asInt(), raised.stackHeight());
        var cleared = raised.withCell(0, 4, true).clearLines().board();
        assertEquals(raised, cleared.raise(0));
    }

    private static void theFirstRowOfTextIsTheTopRow(BugReport report) {
        var size = BoardSize.of(10, 11);
        var board = Board.parse(size, "....XX....\n" + "..........\n".repeat(10));
        assertEquals("height-1, not 0", report.expected().get("cell_4_y").asText());
        assertTrue(board.isFilled(4, size.height() - 1));
        assertFalse(board.isFilled(4, 0));
    }
}
