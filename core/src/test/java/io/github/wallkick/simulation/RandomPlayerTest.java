package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.game.Game;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.piece.Input;
import java.util.EnumSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RandomPlayerTest {
    private static final int SCRIPTS = 30_000;
    private static final double MEAN_STEPS = 6.5;
    private static final Game GAME = Game.start(Rulesets.basic().untimed(), 1);

    private static IntStream countsOf(Input input) {
        return IntStream.range(0, SCRIPTS).map(i -> (int) script(Seeds.ofPiece(7, i)).inputs().stream()
                .filter(input::equals)
                .count());
    }

    private static Move script(long random) {
        return Players.random().play(GAME, random);
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
        assertEquals(Move.of(IntStream.range(0, 10).mapToObj(i -> Input.RIGHT).toArray(Input[]::new)), script(-1));
    }

    @Test
    void theSmallestRandomValueMakesThreeStepsToTheLeftWithTurns() {
        assertEquals(
                Move.of(Input.LEFT, Input.CLOCKWISE, Input.LEFT, Input.CLOCKWISE, Input.LEFT, Input.CLOCKWISE),
                script(0));
    }

    @Test
    void whereThereIsNoClockwiseTurnItTurnsTheOtherWay() {
        var sega = Game.start(Rulesets.sega().untimed(), 1);
        assertEquals(Input.COUNTERCLOCKWISE, Players.random().play(sega, 0).input(1));
    }

    @Test
    void inAGameWithTimeItUsesEveryInputOfTheRuleset() {
        var game = Game.start(Rulesets.guideline(), 1);
        var used = EnumSet.of(Input.HARD_DROP);
        for (var i = 0; i < 100; i++) {
            used.addAll(Players.random().play(game, Seeds.ofPiece(3, i)).inputs());
        }
        assertEquals(game.ruleset().inputs(), used);
    }

    @Test
    void inAGameWithTimeItWaitsUpTo40Milliseconds() {
        var game = Game.start(Rulesets.guideline(), 1);
        var longest = 0L;
        for (var i = 0; i < 1000; i++) {
            var move = Players.random().play(game, Seeds.ofPiece(3, i));
            assertTrue(move.size() >= 3 && move.size() <= 10, move::toString);
            for (var k = 0; k < move.size(); k++) {
                longest = Math.max(longest, move.waitNanos(k));
            }
        }
        assertTrue(longest > 39_000_000 && longest <= 40_000_000, "longest wait " + longest);
    }

    @Test
    void oneForOneGameIsTheSame() {
        var player = Players.random();
        assertEquals(player.play(GAME, 5), player.newGame(GAME.ruleset()).play(GAME, 5));
        assertEquals(player, Players.random());
    }
}
