package io.github.wallkick.board;

import static io.github.wallkick.TestData.list;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.wallkick.BugCase;
import io.github.wallkick.NotationException;
import io.github.wallkick.TestData;
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
class BoardBugsTest {
    static Stream<BugCase> bugs() {
        return Stream.of(
                        BugCase.ofKinds("line-clear", "immutability", "validation"),
                        BugCase.ofIds("garbage-01", "garbage-03", "sim-04"))
                .flatMap(List::stream);
    }

    @ParameterizedTest
    @MethodSource("bugs")
    void theReportedBugIsNotHere(BugCase bug) {
        bug.assumeHere();
        switch (bug.id()) {
            case "clear-17" -> droppingAPieceClearsItsLines(bug);
            case "clear-18" -> piecesDropOnTheStack(bug);
            case "aliasing-01" -> newRowsAreNotShared(bug);
            case "aliasing-02" -> boardsAreNotShared(bug);
            case "valid-01" -> badMeasuresAreRefused(bug);
            case "valid-03" -> badBoardsAreRefused(bug);
            case "garbage-01" -> linesClearBeforeGarbageRises(bug);
            case "garbage-03" -> garbageRisesFromBelow(bug);
            case "sim-04" -> theFirstRowOfTextIsTheTopRow(bug);
            default -> fullRowsAreTakenOut(bug);
        }
    }

    private static void fullRowsAreTakenOut(BugCase bug) {
        assertEquals("CLEAR_FULL_ROWS", bug.operations());
        assertCleared(bug, bug.board().clearLines());
        assertEquals(
                list(bug.expected().get("cleared_rows_y")).stream()
                        .map(JsonNode::asInt)
                        .toList(),
                bug.board().clearLines().rows().boxed().toList());
    }

    private static void assertCleared(BugCase bug, LineClear clear) {
        assertEquals(bug.expected().get("lines").asInt(), clear.count());
        assertEquals(bug.board(bug.expected().get("rows_after")), clear.board());
    }

    private static void droppingAPieceClearsItsLines(BugCase bug) {
        var cells = BugCase.cells(bug.setup().get("piece").get("cells"));
        var bar = BugCase.pieceAt(Tetromino.I.shape(), Orientation.SPAWN, cells);
        var dropped = dropped(bug.board(), bar);
        assertCleared(bug, bug.board().place(dropped));
        if (bug.expected().has("drop_distance")) {
            assertEquals(bug.expected().get("drop_distance").asInt(), bar.y() - dropped.y());
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

    private static void piecesDropOnTheStack(BugCase bug) {
        for (var i = 0; i < bug.inputs().size(); i++) {
            var sequence = bug.inputs().get(i).get("sequence").asText();
            var board = Board.empty(BoardSize.of(10, BoardSize.MAX_HEIGHT));
            for (var drop : sequence.split(",", -1)) {
                var type = drop.charAt(0);
                var shape = shape(type, BugCase.cells(bug.setup().get("shapes").get(String.valueOf(type))));
                var top = board.height() - 1 - shape.bounds(Orientation.SPAWN).maxY();
                var column = Character.digit(drop.charAt(1), 10);
                board = board.place(dropped(board, new Piece(shape, Orientation.SPAWN, column, top)))
                        .board();
            }
            assertEquals(bug.expected().get("heights").get(i).asInt(), board.stackHeight(), sequence);
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

    private static void newRowsAreNotShared(BugCase bug) {
        var size = BoardSize.STANDARD;
        var before = Board.parse(size, bug.board().toString());
        var cells = BugCase.cells(bug.inputs().get(1).get("cells"));
        var bar = BugCase.pieceAt(Tetromino.I.shape(), Orientation.SPAWN, cells);
        var after = before.clearLines().board().lock(bar);
        assertEquals(bug.expected().get("filled_cells_total").asInt(), after.filledCells());
        assertEquals(0, after.row(39));
        assertEquals(Board.parse(size, bug.board().toString()), before);
    }

    private static void boardsAreNotShared(BugCase bug) {
        var rows = new int[] {1};
        var board = Board.ofRows(bug.size(), rows);
        var edited = board.withCell(5, 5, true);
        Arrays.fill(rows, 0b1111);
        assertEquals(bug.board(), board);
        assertEquals(bug.board().hashCode(), board.hashCode());
        assertEquals(BugCase.cells(bug.expected().get("b_filled")), filled(board));
        assertEquals(BugCase.cells(bug.expected().get("b2_filled")), filled(edited));
    }

    private static List<Cell> filled(Board board) {
        return Stream.iterate(0, i -> i + 1)
                .limit((long) board.width() * board.height())
                .map(i -> new Cell(i % board.width(), i / board.width()))
                .filter(cell -> board.isFilled(cell.x(), cell.y()))
                .toList();
    }

    private static void badMeasuresAreRefused(BugCase bug) {
        for (var size : bug.inputs().get(0).get("values")) {
            assertThrows(
                    IllegalArgumentException.class,
                    () -> BoardSize.of(size.get(0).asInt(), size.get(1).asInt()),
                    size::toString);
        }
    }

    /** The bug's second board has a question mark for a cell: any visible character is a filled one here. */
    private static void badBoardsAreRefused(BugCase bug) {
        var uneven = String.join("\n", TestData.texts(bug.inputs().get(0).get("rows")));
        assertThrows(NotationException.class, () -> Board.parse(uneven));
        var beyondTheWall = new Piece(Tetromino.O.shape(), Orientation.SPAWN, 9, 0);
        assertThrows(IllegalArgumentException.class, () -> Board.empty().lock(beyondTheWall));
        var belowTheFloor = new Piece(Tetromino.O.shape(), Orientation.SPAWN, 0, -1);
        assertThrows(IllegalArgumentException.class, () -> Board.empty().lock(belowTheFloor));
    }

    private static void linesClearBeforeGarbageRises(BugCase bug) {
        var cells = BugCase.cells(bug.setup().get("piece").get("cells"));
        var clear = bug.board().place(BugCase.pieceAt(Tetromino.I.shape(), Orientation.SPAWN, cells));
        assertEquals(bug.expected().get("lines").asInt(), clear.count());
        assertEquals(bug.board(bug.expected().get("rows_after")), clear.board().raise(3));
    }

    private static void garbageRisesFromBelow(BugCase bug) {
        var raised = bug.board().raise(new int[10]);
        assertEquals(bug.board(bug.expected().get("rows_after_first")), raised);
        assertEquals(bug.expected().get("height").asInt(), raised.stackHeight());
        var cleared = raised.withCell(0, 4, true).clearLines().board();
        assertEquals(raised, cleared.raise(0));
    }

    private static void theFirstRowOfTextIsTheTopRow(BugCase bug) {
        var size = BoardSize.of(10, 11);
        var board = Board.parse(size, "....XX....\n" + "..........\n".repeat(10));
        assertEquals("height-1, not 0", bug.expected().get("cell_4_y").asText());
        assertTrue(board.isFilled(4, size.height() - 1));
        assertFalse(board.isFilled(4, 0));
    }
}
