package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.RotationSystems;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RandomPlayerTest {
    private static final int SCRIPTS = 30_000;
    private static final double MEAN_STEPS = 6.5;
    private static final View VIEW = new View(
            Board.empty(),
            RotationSystems.srs().spawn(Tetromino.T, BoardSize.STANDARD),
            Tetromino.O,
            RotationSystems.srs());

    private static IntStream countsOf(Input input) {
        return IntStream.range(0, SCRIPTS).map(i -> (int) script(Seeds.ofPiece(7, i)).toList().stream()
                .filter(input::equals)
                .count());
    }

    private static Inputs script(long random) {
        return (Inputs) Players.random().play(VIEW, random);
    }

    /** Four standard errors and more. */
    private static void assertNear(double expected, double mean) {
        assertEquals(expected, mean, 0.04);
    }

    @Test
    void aThirdOfTheStepsShiftsLeft() {
        assertNear(MEAN_STEPS / 3, countsOf(Input.LEFT).average().orElseThrow());
    }

    @Test
    void aThirdOfTheStepsShiftsRight() {
        assertNear(MEAN_STEPS / 3, countsOf(Input.RIGHT).average().orElseThrow());
    }

    @Test
    void threeInTenStepsTurnClockwise() {
        assertNear(MEAN_STEPS * 0.3, countsOf(Input.CLOCKWISE).average().orElseThrow());
    }

    @Test
    void noScriptIsLongerThanTenShiftsAndTenTurns() {
        var longest = IntStream.range(0, SCRIPTS)
                .map(i -> script(Seeds.ofPiece(7, i)).size())
                .max();
        assertTrue(longest.orElseThrow() <= 20);
    }

    /** Random bits that are all ones take the last choice everywhere: ten steps to the right without a turn. */
    @Test
    void theLargestRandomValueMakesTenStepsToTheRight() {
        assertEquals(Inputs.of(IntStream.range(0, 10).mapToObj(i -> Input.RIGHT).toArray(Input[]::new)), script(-1));
    }

    @Test
    void theSmallestRandomValueMakesThreeStepsToTheLeftWithTurns() {
        assertEquals(
                Inputs.of(Input.LEFT, Input.CLOCKWISE, Input.LEFT, Input.CLOCKWISE, Input.LEFT, Input.CLOCKWISE),
                script(0));
    }
}
