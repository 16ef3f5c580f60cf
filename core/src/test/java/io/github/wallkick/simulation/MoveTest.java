package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MoveTest {
    private static final Piece PLACE = new Piece(Tetromino.T.shape(), Orientation.SPAWN, 3, 0);

    @Test
    void inputsKeepTheirOrder() {
        assertEquals(
                List.of(Input.LEFT, Input.CLOCKWISE, Input.HARD_DROP),
                Move.of(Input.LEFT, Input.CLOCKWISE, Input.HARD_DROP).inputs());
    }

    @Test
    void laterChangesOfTheArrayDoNotReachIn() {
        var array = new Input[] {Input.LEFT};
        var move = Move.of(array);
        array[0] = Input.RIGHT;
        assertEquals(Input.LEFT, move.input(0));
    }

    @Test
    void inputsBeyondTheLastOneAreRefused() {
        assertThrows(IndexOutOfBoundsException.class, () -> Move.of(Input.LEFT).input(1));
        assertThrows(IndexOutOfBoundsException.class, () -> Move.of(Input.LEFT).waitNanos(1));
    }

    @Test
    void aWaitStandsBeforeItsInput() {
        var move = Move.of(Input.LEFT).after(Duration.ofMillis(2), Input.RIGHT).after(0, Input.HOLD);
        assertEquals(List.of(0L, 2_000_000L, 0L), List.of(move.waitNanos(0), move.waitNanos(1), move.waitNanos(2)));
        assertEquals(List.of(Input.LEFT, Input.RIGHT, Input.HOLD), move.inputs());
    }

    @Test
    void aWaitIsNotNegative() {
        var none = Move.none();
        assertThrows(IllegalArgumentException.class, () -> none.after(-1, Input.LEFT));
    }

    @Test
    void aPlaceTakesNoInputs() {
        var place = Move.to(PLACE);
        assertThrows(IllegalArgumentException.class, () -> place.after(1, Input.LEFT));
        assertEquals(Optional.of(PLACE), place.place());
        assertEquals(0, place.size());
    }

    @Test
    void movesOfEqualInputsWaitsAndPlacesAreEqual() {
        assertEquals(Move.of(Input.LEFT), Move.of(List.of(Input.LEFT)));
        assertEquals(Move.of(Input.LEFT), Move.none().after(0, Input.LEFT));
        assertEquals(Move.of(Input.LEFT), Move.owning(new byte[] {Move.code(Input.LEFT), 7}, 1));
        assertEquals(
                Move.of(Input.LEFT).hashCode(),
                Move.owning(new byte[] {Move.code(Input.LEFT), 7}, 1).hashCode());
        assertEquals(Move.none().after(5, Input.LEFT), Move.none().after(5, Input.LEFT));
        assertEquals(Move.to(PLACE), Move.to(PLACE));
    }

    @Test
    void movesThatDifferInOneOfThemAreNot() {
        assertNotEquals(Move.of(Input.LEFT), Move.of(Input.RIGHT));
        assertNotEquals(Move.of(Input.LEFT), Move.of(Input.LEFT, Input.LEFT));
        assertNotEquals(Move.none().after(5, Input.LEFT), Move.none().after(6, Input.LEFT));
        assertNotEquals(Move.none().after(5, Input.LEFT), Move.of(Input.LEFT));
        assertNotEquals(Move.to(PLACE), Move.to(PLACE.moved(1, 0)));
        assertNotEquals(Move.to(PLACE), Move.none());
    }

    @Test
    void theTextShowsWaits() {
        assertEquals(
                "[LEFT, 5 ns RIGHT]", Move.of(Input.LEFT).after(5, Input.RIGHT).toString());
    }
}
