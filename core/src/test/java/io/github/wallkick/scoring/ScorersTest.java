package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.TestData;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ScorersTest {
    @ParameterizedTest
    @MethodSource("scores")
    void playsAreWorthWhatTheTableSays(List<String> row) {
        var rules = Rules.of(Scorers.parse(row.get(0)), Levels.parse(row.get(1)));
        var score = ScoringStep.all(rules, Score.start(Integer.parseInt(row.get(2))), row.get(3));
        assertEquals(row.get(4) + " at level " + row.get(5), score.points() + " at level " + score.level());
    }

    @ParameterizedTest
    @MethodSource("holdDowns")
    void nesDropPointsAreAddedWithTheFaultOfTheOriginal(List<String> row) {
        var before = Score.start(0).withPoints(Long.parseLong(row.get(0)));
        var after = ScoringStep.all(ScoringSettings.named("nes"), before, "n0@s" + row.get(1));
        assertEquals(Long.parseLong(row.get(2)), after.points());
    }

    @Test
    void aPerfectClearInsteadOfTheLinesIsWorthItsAmountAlone() {
        var rules = Rules.of(Scorers.guideline(Scorers.PerfectClearMode.INSTEAD), Levels.fixedGoal());
        assertEquals(2000, ScoringStep.all(rules, Score.start(1), "n4!").points());
    }

    @Test
    void aPerfectTetrisInAChainInsteadOfTheLinesIsWorthItsAmountAlone() {
        var rules = Rules.of(Scorers.guideline(Scorers.PerfectClearMode.INSTEAD), Levels.fixedGoal());
        assertEquals(
                800 + 3200, ScoringStep.all(rules, Score.start(1), "n4 n0 n4!").points());
    }

    @Test
    void theTextbooksComboCanCountFromTheFirstClear() {
        assertEquals(
                150 + 200,
                ScoringStep.all(Rules.of(Scorers.basicFromFirstClear(), Levels.everyLines(10)), Score.start(1), "n1 n1")
                        .points());
    }

    @Test
    void tgm1CanRoundDown() {
        assertEquals(
                25,
                ScoringStep.all(Rules.of(Scorers.tgm1(Scorers.TgmRounding.DOWN), Levels.tgm()), Score.start(100), "n1")
                        .points());
    }

    @Test
    void tgm2PlusCanRoundDown() {
        var rules = Rules.of(Scorers.tgm2Plus(Scorers.TgmRounding.DOWN, 0), Levels.tgm());
        assertEquals(25 + 50, ScoringStep.all(rules, Score.start(100), "n1").points());
    }

    @Test
    void anUnknownNameIsAnsweredWithTheKnownOnes() {
        var error = assertThrows(IllegalArgumentException.class, () -> Scorers.named("nintendo"));
        var message = String.valueOf(error.getMessage());
        assertTrue(message.matches("scorer must be one of basic, guideline, .*: nintendo"), message);
    }

    static Stream<List<String>> scores() {
        return TestData.table(ScorersTest.class, "scores.txt");
    }

    static Stream<List<String>> holdDowns() {
        return TestData.table(ScorersTest.class, "nes-hold-down.txt");
    }
}
