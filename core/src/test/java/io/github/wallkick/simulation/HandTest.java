package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.rotation.TurnResult;
import io.github.wallkick.scoring.DropSummary;
import io.github.wallkick.scoring.LastTurn;
import java.util.List;
import org.junit.jupiter.api.Test;

class HandTest {
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

    private static final Board FLOOR = Board.parse("""
            X.........
            X........X
            """);

    private static Hand hand(Piece piece, Input... inputs) {
        var hand = new Hand(new View(FLOOR, piece, Tetromino.O, RotationSystems.srs()));
        for (var input : inputs) {
            hand.apply(input);
        }
        return hand;
    }

    private static Piece t(int x, int y) {
        return new Piece(Tetromino.T.shape(), Orientation.SPAWN, x, y);
    }

    @Test
    void aShiftMovesOneColumn() {
        assertEquals(t(4, 10), hand(t(3, 10), Input.RIGHT).piece());
    }

    @Test
    void aBlockedShiftMovesNothing() {
        assertEquals(t(0, 10), hand(t(0, 10), Input.LEFT).piece());
    }

    @Test
    void aSlideGoesToTheWall() {
        assertEquals(t(7, 10), hand(t(3, 10), Input.RIGHT_TO_WALL).piece());
    }

    @Test
    void aSlideStopsAtTheStack() {
        assertEquals(t(1, 0), hand(t(3, 0), Input.LEFT_TO_WALL).piece());
    }

    @Test
    void aHardDropStopsOnTheStack() {
        assertEquals(t(0, 1), hand(t(0, 10), Input.HARD_DROP).piece());
    }

    @Test
    void aSonicDropGoesAsFar() {
        assertEquals(t(0, 1), hand(t(0, 10), Input.SONIC_DROP).piece());
    }

    @Test
    void aSoftDropGoesOneRow() {
        assertEquals(t(3, 9), hand(t(3, 10), Input.SOFT_DROP).piece());
    }

    @Test
    void aSoftDropOfARestingPieceCountsNoRow() {
        assertEquals(0, hand(t(1, -1), Input.SOFT_DROP).softRows());
    }

    @Test
    void theLongestDropIsTheDescent() {
        assertEquals(
                DropSummary.sonic(9),
                hand(t(0, 10), Input.SONIC_DROP, Input.HARD_DROP).descent());
    }

    @Test
    void aTurnIsRememberedWithTheStateItCameFrom() {
        assertEquals(
                LastTurn.inPlace(Orientation.SPAWN),
                hand(t(3, 10), Input.COUNTERCLOCKWISE).lastTurn());
    }

    @Test
    void aShiftAfterTheTurnForgetsIt() {
        assertEquals(LastTurn.NONE, hand(t(3, 10), Input.CLOCKWISE, Input.LEFT).lastTurn());
    }

    @Test
    void aFallAfterTheTurnForgetsIt() {
        assertEquals(
                LastTurn.NONE, hand(t(3, 10), Input.CLOCKWISE, Input.HARD_DROP).lastTurn());
    }

    @Test
    void aBlockedShiftAfterTheTurnDoesNotForgetIt() {
        var turned = hand(t(0, 10), Input.COUNTERCLOCKWISE, Input.LEFT_TO_WALL, Input.CLOCKWISE, Input.LEFT);
        assertEquals(LastTurn.inPlace(Orientation.LEFT), turned.lastTurn());
    }

    @Test
    void aTurnLeavesItsTraceInTheRotationSystem() {
        var hand = new Hand(new View(FLOOR, t(3, 10), Tetromino.O, new OneTurn(RotationSystems.srs())));
        hand.apply(Input.CLOCKWISE);
        hand.apply(Input.CLOCKWISE);
        assertEquals(Orientation.RIGHT, hand.piece().orientation());
    }

    @Test
    void aPieceIsPutOnlyWhereItRests() {
        var hand = hand(t(3, 10));
        var hanging = Placement.of(t(3, 5));
        assertThrows(IllegalArgumentException.class, () -> hand.put(hanging));
    }

    @Test
    void onlyThePieceThatEnteredIsPut() {
        var hand = hand(t(3, 10));
        var other = Placement.of(new Piece(Tetromino.O.shape(), Orientation.SPAWN, 3, 0));
        assertThrows(IllegalArgumentException.class, () -> hand.put(other));
    }
}
