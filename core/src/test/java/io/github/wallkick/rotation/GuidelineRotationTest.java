package io.github.wallkick.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GuidelineRotationTest {
    private static final RotationSystem SRS = RotationSystems.srs();

    @Test
    void aPieceInTheOpenTurnsInPlace() {
        var piece = new Piece(Tetromino.T.shape(), Orientation.SPAWN, 3, 5);

        var turned = SRS.rotate(Board.empty(), piece, Turn.CLOCKWISE);

        assertEquals(new TurnResult(new Piece(Tetromino.T.shape(), Orientation.RIGHT, 3, 5), 0), turned);
    }

    @Test
    void aBarAtTheWallIsKickedAway() {
        var piece = new Piece(Tetromino.I.shape(), Orientation.LEFT, -1, 5);

        var turned = SRS.rotate(Board.empty(), piece, Turn.CLOCKWISE);

        assertEquals(new TurnResult(new Piece(Tetromino.I.shape(), Orientation.SPAWN, 0, 5), 1), turned);
    }

    // Source: the T-spin triple; five tests, the last one fits
    @Test
    void theFifthTestTurnsTheTIntoATripleSlot() {
        var board = Board.parse("""
                ....XX....
                .....X....
                XXXX.XXXXX
                XXX..XXXXX
                XXXX.XXXXX
                """);
        var piece = new Piece(Tetromino.T.shape(), Orientation.SPAWN, 2, 2);

        var turned = SRS.rotate(board, piece, Turn.COUNTERCLOCKWISE);

        assertEquals(new TurnResult(new Piece(Tetromino.T.shape(), Orientation.LEFT, 3, 0), 4, true), turned);
    }

    @Test
    void aTurnWithoutRoomIsBlockedAndLeavesThePiece() {
        var board = Board.parse("""
                XX.XXXXXXX
                XX.XXXXXXX
                XX.XXXXXXX
                XX.XXXXXXX
                XX.XXXXXXX
                XX.XXXXXXX
                XX.XXXXXXX
                """);
        var piece = new Piece(Tetromino.I.shape(), Orientation.RIGHT, 0, 1);

        var turned = SRS.rotate(board, piece, Turn.CLOCKWISE);

        assertFalse(turned.isTurned());
        assertSame(piece, turned.piece());
    }

    @Test
    void theGuidelineHasNoHalfTurns() {
        var piece = SRS.spawn(Tetromino.T, BoardSize.STANDARD);

        assertEquals(TurnResult.blocked(piece), SRS.rotate(Board.empty(), piece, Turn.HALF));
    }

    @Test
    void theSquareTurnsInPlace() {
        var piece = SRS.spawn(Tetromino.O, BoardSize.STANDARD);

        assertEquals(0, SRS.rotate(Board.empty(), piece, Turn.CLOCKWISE).kick());
    }

    @Test
    void theSquareOfTheSeedRefusesToTurn() {
        var piece = RotationSystems.basic().spawn(Tetromino.O, BoardSize.STANDARD);

        assertEquals(TurnResult.blocked(piece), RotationSystems.basic().rotate(Board.empty(), piece, Turn.CLOCKWISE));
    }

    @Test
    void piecesEnterAboveTheSkyline() {
        assertEquals(
                List.of(new Cell(3, 20), new Cell(4, 20), new Cell(5, 20), new Cell(4, 21)),
                SRS.spawn(Tetromino.T, BoardSize.STANDARD).cells());
    }

    /** A row lower than the top for the I, so that it has room to turn. */
    @Test
    void piecesEnterBelowTheTopOfABoardWithoutHiddenRows() {
        assertEquals(
                List.of(new Cell(2, 6), new Cell(3, 6), new Cell(4, 6), new Cell(5, 6)),
                SRS.spawn(Tetromino.I, BoardSize.of(8, 8)).cells());
        assertEquals(
                List.of(new Cell(2, 6), new Cell(3, 6), new Cell(4, 6), new Cell(3, 7)),
                SRS.spawn(Tetromino.T, BoardSize.of(8, 8)).cells());
    }

    /** Where the I lay in the topmost row, a clockwise turn was kicked to column 3 and a counterclockwise one to 6. */
    @ParameterizedTest
    @CsvSource({"I, CLOCKWISE", "I, COUNTERCLOCKWISE", "T, CLOCKWISE", "T, COUNTERCLOCKWISE", "O, CLOCKWISE"})
    void aNewPieceTurnsInPlaceWithAndWithoutHiddenRows(Tetromino type, Turn turn) {
        for (var hidden = 0; hidden < 4; hidden++) {
            var size = new BoardSize(10, 20 + hidden, 20);
            assertEquals(
                    0,
                    SRS.rotate(Board.empty(size), SRS.spawn(type, size), turn).kick(),
                    size.toString());
        }
    }

    @Test
    void aLambdaMakesASystem() {
        var system = RotationSystems.of((type, from, to) -> List.of(Offset.ZERO, new Offset(0, 3)));
        var board = Board.parse("..XX......");
        var piece = new Piece(Tetromino.I.shape(), Orientation.SPAWN, 0, 0);

        assertEquals(
                new TurnResult(new Piece(Tetromino.I.shape(), Orientation.RIGHT, 0, 3), 1),
                system.rotate(board, piece, Turn.CLOCKWISE));
    }

    @Test
    void aTableMayBeginDisplaced() {
        var system = RotationSystems.of((type, from, to) -> List.of(new Offset(1, 0)));
        var piece = new Piece(Tetromino.I.shape(), Orientation.SPAWN, 0, 0);

        assertEquals(
                new TurnResult(new Piece(Tetromino.I.shape(), Orientation.RIGHT, 1, 0), 0),
                system.rotate(Board.empty(), piece, Turn.CLOCKWISE));
    }

    @Test
    @SuppressWarnings("NullAway")
    void aTableThatAnswersNullIsRefused() {
        KickTable nothing = (type, from, to) -> from == Orientation.LEFT ? null : List.of(Offset.ZERO);

        var error = assertThrows(IllegalArgumentException.class, () -> RotationSystems.of(nothing));

        assertEquals(
                "kicks of I from L to 0: a kick table must answer with a list, empty for no turn: null",
                error.getMessage());
    }
}
