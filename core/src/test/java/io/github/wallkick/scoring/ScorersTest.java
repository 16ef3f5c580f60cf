package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ScorersTest {
    @ParameterizedTest
    @MethodSource("scores")
    void playsAreWorthWhatTheTableSays(List<String> row) {
        var score = Play.all(Scorers.named(row.get(0)), Score.start(Integer.parseInt(row.get(1))), row.get(2));
        assertEquals(row.get(3) + " at level " + row.get(4), score.points() + " at level " + score.level());
    }

    @ParameterizedTest
    @MethodSource("holdDowns")
    void nesDropPointsAreAddedWithTheFaultOfTheOriginal(List<String> row) {
        var before = Score.start(0).withPoints(Long.parseLong(row.get(0)));
        var after = Play.all(Scorers.nes(), before, "n0@s" + row.get(1));
        assertEquals(Long.parseLong(row.get(2)), after.points());
    }

    @Test
    void aPerfectClearInsteadOfTheLinesIsWorthItsAmountAlone() {
        var scorer = Scorers.guideline(Levels.fixedGoal(), Scorers.PerfectClearMode.INSTEAD);
        assertEquals(2000, Play.all(scorer, Score.start(1), "n4!").points());
    }

    @Test
    void aPerfectTetrisInAChainInsteadOfTheLinesIsWorthItsAmountAlone() {
        var scorer = Scorers.guideline(Levels.fixedGoal(), Scorers.PerfectClearMode.INSTEAD);
        assertEquals(800 + 3200, Play.all(scorer, Score.start(1), "n4 n0 n4!").points());
    }

    @Test
    void theTextbooksComboCanCountFromTheFirstClear() {
        assertEquals(
                150 + 200,
                Play.all(Scorers.basicFromFirstClear(), Score.start(1), "n1 n1").points());
    }

    @Test
    void tgm1CanRoundDown() {
        assertEquals(
                25,
                Play.all(Scorers.tgm1(Scorers.TgmRounding.DOWN), Score.start(100), "n1")
                        .points());
    }

    @Test
    void tgm2PlusCanRoundDown() {
        var scorer = Scorers.tgm2Plus(Scorers.TgmRounding.DOWN, 0);
        assertEquals(25 + 50, Play.all(scorer, Score.start(100), "n1").points());
    }

    @Test
    void anUnknownNameIsAnsweredWithTheKnownOnes() {
        var error = assertThrows(IllegalArgumentException.class, () -> Scorers.named("nintendo"));
        var message = String.valueOf(error.getMessage());
        assertTrue(message.matches("scorer must be one of basic, guideline, .*: nintendo"), message);
    }

    static Stream<List<String>> scores() {
        return Table.rows("scores.txt");
    }

    static Stream<List<String>> holdDowns() {
        return Table.rows("nes-hold-down.txt");
    }
}
