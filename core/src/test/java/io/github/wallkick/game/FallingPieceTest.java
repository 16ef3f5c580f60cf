package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.rotation.TurnResult;
import io.github.wallkick.scoring.LastTurn;
import io.github.wallkick.scoring.SpinRules;
import java.util.List;
import org.junit.jupiter.api.Test;

class FallingPieceTest {
    /** A system in which each piece turns once. */
    private record OneTurn(RotationSystem first) implements RotationSystem {
        @Override
        public Shape shape(PieceType type) {
            return first.shape(type);
        }

        @Override
        public TurnResult rotate(Board board, Piece piece, Turn turn) {
            return first.rotate(board, piece, turn);
        }

        @Override
        public RotationSystem afterTurn(Piece before, TurnResult result) {
            return RotationSystems.of((type, from, to) -> List.of());
        }
    }

    private static final int FAR = 99;
    private static final Board FLOOR = Board.parse("""
            X.........
            X........X
            """);

    private static FallingPiece falling(Piece piece) {
        return falling(piece, RotationSystems.srs());
    }

    private static FallingPiece falling(Piece piece, RotationSystem system) {
        return new FallingPiece(SpinRules.threeCorner(), FLOOR, piece, system, LastTurn.NONE);
    }

    private static Piece t(int x, int y) {
        return new Piece(Tetromino.T.shape(), Orientation.SPAWN, x, y);
    }

    @Test
    void aShiftMovesOneColumn() {
        var piece = falling(t(3, 10));
        assertTrue(piece.shift(1));
        assertEquals(t(4, 10), piece.piece());
    }

    @Test
    void aShiftIntoTheWallMovesNothing() {
        var piece = falling(t(0, 10));
        assertFalse(piece.shift(-1));
        assertEquals(t(0, 10), piece.piece());
    }

    @Test
    void aShiftIntoTheStackMovesNothing() {
        var piece = falling(t(1, 0));
        assertFalse(piece.shift(-1));
        assertEquals(t(1, 0), piece.piece());
    }

    @Test
    void aFallStopsOnTheStack() {
        var piece = falling(t(0, 10));
        assertEquals(9, piece.fall(FAR));
        assertEquals(t(0, 1), piece.piece());
        assertEquals(0, piece.fall(FAR));
    }

    @Test
    void aFallOfOneRowIsOneRow() {
        var piece = falling(t(3, 10));
        assertEquals(1, piece.fall(1));
        assertEquals(t(3, 9), piece.piece());
    }

    @Test
    void aRestingPieceDoesNotFall() {
        var piece = falling(t(1, -1));
        assertTrue(piece.isResting());
        assertEquals(0, piece.fall(1));
    }

    @Test
    void aTurnIsRememberedWithTheStateItCameFrom() {
        var piece = falling(t(3, 10));
        assertEquals(0, piece.turn(Turn.COUNTERCLOCKWISE, input -> false));
        assertEquals(Orientation.SPAWN, piece.lastTurn().from());
        assertEquals(0, piece.lastTurn().kick());
    }

    @Test
    void aShiftAfterTheTurnForgetsIt() {
        var piece = falling(t(3, 10));
        piece.turn(Turn.CLOCKWISE, input -> false);
        piece.shift(-1);
        assertEquals(LastTurn.NONE, piece.lastTurn());
    }

    @Test
    void aFallAfterTheTurnForgetsIt() {
        var piece = falling(t(3, 10));
        piece.turn(Turn.CLOCKWISE, input -> false);
        piece.fall(FAR);
        assertEquals(LastTurn.NONE, piece.lastTurn());
    }

    @Test
    void aBlockedShiftAfterTheTurnDoesNotForgetIt() {
        var piece = falling(t(0, 10));
        piece.turn(Turn.COUNTERCLOCKWISE, input -> false);
        while (piece.shift(-1)) {
            // to the wall
        }
        piece.turn(Turn.CLOCKWISE, input -> false);
        assertFalse(piece.shift(-1));
        assertEquals(Orientation.LEFT, piece.lastTurn().from());
    }

    @Test
    void aTurnLeavesItsTraceInTheRotationSystem() {
        var piece = falling(t(3, 10), new OneTurn(RotationSystems.srs()));
        piece.turn(Turn.CLOCKWISE, input -> false);
        assertEquals(TurnResult.BLOCKED, piece.turn(Turn.CLOCKWISE, input -> false));
        assertEquals(Orientation.RIGHT, piece.piece().orientation());
    }
}
