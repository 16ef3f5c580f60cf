package io.github.wallkick.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class RotationSystemsTest {
    static List<String> names() {
        return RotationSystems.names();
    }

    @Test
    void anUnknownNameIsAnsweredWithTheKnownOnes() {
        var error = assertThrows(IllegalArgumentException.class, () -> RotationSystems.named("srs+"));

        assertEquals(
                "rotation system must be one of srs, srs-tetrio, srs-plus, srs-x, tetra-x, jstris180, nullpomino180, ars,"
                        + " ars-ti, sega, nrs, gb, dtet, asc, basic: srs+",
                error.getMessage());
    }

    @ParameterizedTest
    @MethodSource("names")
    void aPresetSaysItsName(String name) {
        assertEquals(name, RotationSystems.named(name).toString());
    }

    @Test
    void twoSystemsOfTheSameKicksAndShapesAreEqual() {
        assertEquals(RotationSystems.srs(), RotationSystems.of(KickTables.srs()));
    }

    @Test
    void aSystemTakesOverTheShapesAndPlacesOfAnother() {
        var system = RotationSystems.of(KickTables.inPlace(), RotationSystems.ars());

        assertEquals(RotationSystems.sega(), system);
    }

    @Test
    void twoShapesOfOneTypeAreRefused() {
        var shapes = List.of(Tetromino.T.shape(), Tetromino.T.shape());

        assertThrows(IllegalArgumentException.class, () -> RotationSystems.of(KickTables.srs(), shapes));
    }

    // Source: https://github.com/kaspermeerts/tetris (10 columns, 18 rows)
    @Test
    void theGameBoyPutsNewPiecesBelowItsTopRow() {
        assertEquals(
                List.of(new Cell(3, 15), new Cell(3, 16), new Cell(4, 16), new Cell(5, 16)),
                RotationSystems.gb().spawn(Tetromino.L, BoardSize.of(10, 18)).cells());
    }

    // Source: https://github.com/CelestialAmber/TetrisNESDisasm main.asm, orientationTable (pivot at column 5, row 19)
    @ParameterizedTest
    @CsvSource({"T, 4, 6", "J, 4, 6", "Z, 4, 6", "O, 4, 5", "S, 4, 6", "L, 4, 6", "I, 3, 6"})
    void theNesPutsTheCentreOfNewPiecesInColumnFive(Tetromino type, int left, int right) {
        var cells = RotationSystems.nrs().spawn(type, BoardSize.STANDARD).cells();

        assertEquals(left, cells.stream().mapToInt(Cell::x).min().orElseThrow());
        assertEquals(right, cells.stream().mapToInt(Cell::x).max().orElseThrow());
    }

    @Test
    void theSquareOfAscensionMovesWhenItTurns() {
        var square = RotationSystems.asc().spawn(Tetromino.O, BoardSize.STANDARD);

        var turned = RotationSystems.asc().rotate(Board.empty(), square, Turn.CLOCKWISE);

        assertEquals(
                List.of(new Cell(4, 20), new Cell(5, 20), new Cell(4, 21), new Cell(5, 21)),
                turned.piece().cells());
    }

    @Test
    void theFarthestKicksOfTheSeedAreFourColumns() {
        var board = Board.parse("""
                .....X........
                .....X...X....
                ..............
                """);
        var bar = new Piece(Tetromino.I.shape(), Orientation.RIGHT, 5, 0);

        var turned = RotationSystems.basic().rotate(board, bar, Turn.CLOCKWISE);

        assertEquals(new TurnResult(new Piece(Tetromino.I.shape(), Orientation.REVERSE, 1, 0), 8), turned);
    }
}
