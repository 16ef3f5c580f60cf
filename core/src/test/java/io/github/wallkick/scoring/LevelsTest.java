package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.TestData;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class LevelsTest {
    @ParameterizedTest
    @MethodSource("nesLevels")
    void nesLevelsRiseFirstAfterTheLinesOfTheirStart(List<String> row) {
        var start = Integer.parseInt(row.get(0));
        assertEquals(
                Integer.parseInt(row.get(1)), levelUps(Levels.nes(), start, 1).get(0));
    }

    @ParameterizedTest
    @CsvSource({"0, 219", "9, 219", "18, 235"})
    void anNesLevelLasts810Lines(int start, int level) {
        var ups = levelUps(Levels.nes(), start, level - start + 1);
        assertEquals(810, ups.get(level - start) - ups.get(level - start - 1));
    }

    @Test
    void nesLevelsRiseEveryTenLinesAfterTheFirst() {
        assertEquals(List.of(130, 140, 150), levelUps(Levels.nes(), 18, 3));
    }

    @ParameterizedTest
    @CsvSource({"0, 3360", "9, 3360", "15, 3300", "19, 3300"})
    void theNesLevelIsAByteThatOverflows(int start, int lines) {
        var score = Score.start(start);
        var highest = start;
        while (score.level() >= highest) {
            highest = score.level();
            score = ScoringSettings.named("nes").afterLock(score, Locks.lines(1));
        }
        assertEquals("level 0 at " + lines, "level " + score.level() + " at " + score.lines());
    }

    @Test
    void aSingleInTheNesLevelAfter255Pays40() {
        var before = Score.start(0).withLevel(0).withLines(3300);
        assertEquals(
                40,
                ScoringSettings.named("nes").afterLock(before, Locks.lines(1)).points());
    }

    @Test
    void gameBoyLevelsRiseAfterTheLinesOfTheirStart() {
        assertEquals(List.of(60, 70, 80), levelUps(Levels.gameBoy(), 5, 3));
    }

    @Test
    void gameBoyLevelsEndAtTwenty() {
        assertEquals(20, after(Levels.gameBoy(), 0, 400));
    }

    @Test
    void theFixedGoalIsTenLinesWhateverTheStart() {
        assertEquals(List.of(10, 20, 30), levelUps(Levels.fixedGoal(), 4, 3));
    }

    @Test
    void theFixedGoalEndsAtFifteen() {
        assertEquals(15, after(Levels.fixedGoal(), 1, 400));
    }

    @Test
    void aLevelAboveTheHighestStays() {
        assertEquals(18, after(Levels.fixedGoal(), 18, 30));
    }

    @Test
    void theVariableGoalIsFiveTimesTheLevel() {
        assertEquals(
                List.of(5, 15, 30, 50, 75, 105, 140, 180, 225, 275, 330, 390, 455, 525),
                levelUps(Levels.variableGoal(), 1, 14));
    }

    @Test
    void theVariableGoalEndsAtFifteen() {
        assertEquals(15, after(Levels.variableGoal(), 1, 900));
    }

    @Test
    void blitzLevelsTake21TenthsOfTheLevel() {
        assertEquals(List.of(3, 8, 15, 24, 35, 48), levelUps(Levels.blitz(), 1, 6));
    }

    @Test
    void tengenLevelsRiseEveryThirtyLinesFiveTimesThenEveryFifty() {
        assertEquals(List.of(30, 60, 90, 120, 150, 200, 250), levelUps(Levels.tengen(), 0, 7));
    }

    @Test
    void tengenLevelsEndAtSeventeen() {
        assertEquals(17, after(Levels.tengen(), 0, 1000));
    }

    @Test
    void bpsStagesTakeTwentyFiveLines() {
        assertEquals(List.of(25, 50, 75), levelUps(Levels.bps(), 0, 3));
    }

    @Test
    void shiraseGoesOnBeyond998() {
        assertEquals(999, Levels.tgm3(1300).spawned(998));
    }

    @Test
    void shiraseEndsAt1300() {
        assertEquals(
                1300,
                Rules.of(Levels.tgm3(1300))
                        .afterLock(Score.start(1298), Locks.lines(4))
                        .level());
    }

    @Test
    void aConstantLevelStays() {
        assertEquals(3, after(Levels.constant(), 3, 100));
    }

    @Test
    void noLinesALevelAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Levels.everyLines(0));
    }

    static Stream<List<String>> nesLevels() {
        return TestData.table(LevelsTest.class, "nes-levels.txt");
    }

    /** The lines at which the level rises, one line after the other. */
    private static List<Integer> levelUps(LevelRule rule, int start, int count) {
        var ups = new ArrayList<Integer>();
        var score = Score.start(start);
        while (ups.size() < count) {
            var after = Rules.of(rule).afterLock(score, Locks.lines(1));
            if (after.level() > score.level()) {
                ups.add(after.lines());
            }
            score = after;
        }
        return ups;
    }

    private static int after(LevelRule rule, int start, int lines) {
        var score = Score.start(start);
        for (var i = 0; i < lines; i++) {
            score = Rules.of(rule).afterLock(score, Locks.lines(1));
        }
        return score.level();
    }
}
