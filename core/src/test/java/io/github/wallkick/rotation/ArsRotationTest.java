package io.github.wallkick.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.TestData;
import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The conditions of the Arika systems. */
class ArsRotationTest {
    private static final RotationSystem TI = RotationSystems.arsTi();
    private static final Piece RESTING_BAR = new Piece(TI.shape(Tetromino.I), Orientation.SPAWN, 3, -2);

    static Stream<String> cases() {
        return Arrays.stream(
                        TestData.text(ArsRotationTest.class, "ars-cases.txt").split("\n\n"))
                .filter(block -> !block.startsWith("#"));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theTurnEndsAsInThePicture(String block) {
        var lines = block.lines().toList();
        var words = lines.get(0).split("[ :]+");
        var pictures = lines.subList(1, lines.size());
        var system = RotationSystems.named(words[0]);
        var before = piece(system, words, words[2].charAt(0), pictures, 0);
        var turn = words[3].equals("CW") ? Turn.CLOCKWISE : Turn.COUNTERCLOCKWISE;

        var result = system.rotate(board(pictures), before, turn);

        if (words[4].equals("blocked")) {
            assertEquals(TurnResult.blocked(before), result);
        } else {
            var state = before.orientation().turned(turn).symbol();
            var after = piece(system, words, state, pictures, 1);
            assertEquals(new TurnResult(after, Integer.parseInt(words[4])), result);
        }
    }

    private static Board board(List<String> pictures) {
        var rows = pictures.stream().map(row -> row.split(" +", -1)[0].replace('o', '.'));
        return Board.parse(String.join("\n", rows.toList()));
    }

    /** The piece whose cells a picture shows; its lower left corner says where the box is. */
    private static Piece piece(RotationSystem system, String[] words, char state, List<String> pictures, int picture) {
        var shape = system.shape(Tetromino.valueOf(words[1]));
        var rotation = Orientation.ofSymbol(state);
        var rows = pictures.stream().map(row -> row.split(" +", -1)[picture]).toList();
        var left = rows.stream()
                .mapToInt(row -> row.indexOf('o'))
                .filter(x -> x >= 0)
                .min()
                .orElseThrow();
        var lowest = IntStream.range(0, rows.size())
                .filter(y -> rows.get(rows.size() - 1 - y).contains("o"))
                .findFirst()
                .orElseThrow();
        var bounds = shape.bounds(rotation);
        var piece = new Piece(shape, rotation, left - bounds.minX(), lowest - bounds.minY());
        piece.cells()
                .forEach(cell -> assertEquals(
                        'o', rows.get(rows.size() - 1 - cell.y()).charAt(cell.x()), () -> "not drawn: " + piece));
        return piece;
    }

    /**
     * A lying piece is as wide as its box and covers its lowest row, so of the cells outside the board only those above the
     * topmost row can block it, and no kick to a side helps.
     */
    @ParameterizedTest
    @CsvSource({"T, CLOCKWISE", "T, COUNTERCLOCKWISE", "J, CLOCKWISE", "L, COUNTERCLOCKWISE"})
    void aLyingPieceUnderTheCeilingDoesNotStandUp(Tetromino type, Turn turn) {
        for (var system : List.of(RotationSystems.ars(), TI)) {
            var piece = new Piece(system.shape(type), Orientation.REVERSE, 3, 38);
            assertEquals(TurnResult.blocked(piece), system.rotate(Board.empty(), piece, turn));
            assertTrue(system.rotate(Board.empty(), piece.moved(0, -1), turn).isTurned());
        }
    }

    @Test
    void aPieceHasOneFloorKick() {
        var first = TI.rotate(Board.empty(), RESTING_BAR, Turn.CLOCKWISE);

        var later = TI.afterTurn(RESTING_BAR, first);

        assertTrue(first.isKicked());
        assertFalse(later.rotate(Board.empty(), RESTING_BAR, Turn.CLOCKWISE).isTurned());
    }

    @Test
    void aFloorKickLeavesTheSideKicks() {
        var later = TI.afterTurn(RESTING_BAR, TI.rotate(Board.empty(), RESTING_BAR, Turn.CLOCKWISE));
        var atTheWall = new Piece(TI.shape(Tetromino.I), Orientation.RIGHT, -2, 0);

        assertEquals(2, later.rotate(Board.empty(), atTheWall, Turn.CLOCKWISE).kick());
    }

    @Test
    void aSideKickLeavesTheFloorKick() {
        var atTheWall = new Piece(TI.shape(Tetromino.I), Orientation.RIGHT, -2, 0);

        assertSame(TI, TI.afterTurn(atTheWall, TI.rotate(Board.empty(), atTheWall, Turn.CLOCKWISE)));
    }

    @Test
    void aTurnInPlaceOrABlockedOneLeavesTheFloorKick() {
        var falling = new Piece(TI.shape(Tetromino.T), Orientation.SPAWN, 4, 10);

        assertSame(TI, TI.afterTurn(falling, TI.rotate(Board.empty(), falling, Turn.CLOCKWISE)));
        assertSame(TI, TI.afterTurn(RESTING_BAR, TurnResult.blocked(RESTING_BAR)));
    }
}
