package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class ScoreTest {
    @Test
    void aGameStartsWithoutComboAndChain() {
        assertEquals(new Score(0, 0, 5, -1, -1, ScorerMemory.NONE), Score.start(5));
    }

    @Test
    void theFirstClearMakesTheComboZero() {
        assertEquals(0, Score.start(1).chained(Landings.lines(1)).combo());
    }

    @Test
    void aLockWithoutLinesEndsTheCombo() {
        var running = Score.start(1).chained(Landings.lines(1)).chained(Landings.lines(1));
        assertEquals(-1, running.chained(Landings.lines(0)).combo());
    }

    @Test
    void aLockWithoutLinesKeepsTheChain() {
        var running = Score.start(1).chained(Landings.lines(4));
        assertEquals(0, running.chained(Landings.spin(Spin.FULL, 0)).backToBack());
    }

    @Test
    void aMiniSpinThatClearsContinuesTheChain() {
        var running = Score.start(1).chained(Landings.lines(4));
        assertEquals(1, running.chained(Landings.spin(Spin.MINI, 1)).backToBack());
    }

    @Test
    void anEasyClearEndsTheChain() {
        var running = Score.start(1).chained(Landings.lines(4));
        assertEquals(-1, running.chained(Landings.lines(3)).backToBack());
    }

    @Test
    void nothingChangedIsTheSameInstance() {
        var score = Score.start(1);
        assertSame(
                score,
                score.chained(Landings.lines(0)).plusPoints(0).plusLines(0).withLevel(1));
    }

    @Test
    void aNegativeLevelIsRefusedByNameAndValue() {
        var error = assertThrows(IllegalArgumentException.class, () -> Score.start(-1));
        assertEquals("level must be at least 0: -1", error.getMessage());
    }
}
