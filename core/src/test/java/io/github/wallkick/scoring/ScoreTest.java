package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.NotationException;
import org.junit.jupiter.api.Test;

class ScoreTest {
    @Test
    void aGameStartsWithoutComboAndChain() {
        assertEquals(new Score(0, 0, 5, -1, -1, 0, ScoreMemory.NONE, ScoreMemory.NONE), Score.start(5));
    }

    @Test
    void nothingChangedIsTheSameInstance() {
        var score = Score.start(1);
        assertSame(
                score,
                score.plusPoints(0)
                        .withPoints(0)
                        .withLines(0)
                        .withLevel(1)
                        .withCombo(-1)
                        .withBackToBack(-1)
                        .withPieces(0)
                        .withScorerMemory(ScoreMemory.NONE)
                        .withLevelMemory(ScoreMemory.NONE));
    }

    @Test
    void aNegativeLevelIsRefusedByNameAndValue() {
        var error = assertThrows(IllegalArgumentException.class, () -> Score.start(-1));
        assertEquals("level must be at least 0: -1", error.getMessage());
    }

    @Test
    void pointsStayAtTheLargestNumber() {
        assertEquals(
                Long.MAX_VALUE,
                Score.start(1).withPoints(Long.MAX_VALUE - 1).plusPoints(2).points());
    }

    @Test
    void negativePointsAreNotAdded() {
        var score = Score.start(1);
        var error = assertThrows(IllegalArgumentException.class, () -> score.plusPoints(-1));
        assertEquals("points to add must be at least 0: -1", error.getMessage());
    }

    @Test
    void aScoreIsReadBackFromItsText() {
        var score = new Score(1234, 12, 3, -1, 4, 56, ScoreMemory.NONE, ScoreMemory.NONE);
        assertEquals("score(points=1234, lines=12, level=3, combo=-1, back-to-back=4, pieces=56)", score.text());
        assertEquals(score, Score.parse(score.text(), ScoringSettings.guideline()));
    }

    @Test
    void aMemoryThatTheRulesDoNotHaveIsRefused() {
        var text = "score(points=0, lines=0, level=3, combo=-1, back-to-back=-1, pieces=1, scorer=\"4\")";
        var error = assertThrows(NotationException.class, () -> Score.parse(text, ScoringSettings.guideline()));
        assertEquals("expected nothing, as this scorer remembers nothing, got 4, got \"4\"", error.rule());
    }

    @Test
    void aNumberOutOfItsRangeIsRefusedAtItsPlace() {
        var text = "score(points=0, lines=-1, level=3, combo=-1, back-to-back=-1, pieces=1)";
        var error = assertThrows(NotationException.class, () -> Score.parse(text, ScoringSettings.guideline()));
        assertEquals("line 1, column 23: expected a number from 0 to 2147483647, got -1", error.getMessage());
    }
}
