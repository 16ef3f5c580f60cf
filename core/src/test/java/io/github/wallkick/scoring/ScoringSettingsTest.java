package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScoringSettingsTest {
    private static final ScoringSettings RULES = ScoringSettings.guideline();

    @Test
    void theFirstClearMakesTheComboZero() {
        assertEquals(0, after(Locks.lines(1)).combo());
    }

    @Test
    void aLockWithoutLinesEndsTheCombo() {
        var running = after(Locks.lines(1), Locks.lines(1));
        assertEquals(-1, RULES.afterLock(running, Locks.lines(0)).combo());
    }

    @Test
    void aLockWithoutLinesKeepsTheChain() {
        var running = after(Locks.lines(4));
        assertEquals(0, RULES.afterLock(running, Locks.spin(Spin.FULL, 0)).backToBack());
    }

    @Test
    void aMiniSpinThatClearsContinuesTheChain() {
        var running = after(Locks.lines(4));
        assertEquals(1, RULES.afterLock(running, Locks.spin(Spin.MINI, 1)).backToBack());
    }

    @Test
    void anEasyClearEndsTheChain() {
        var running = after(Locks.lines(4));
        assertEquals(-1, RULES.afterLock(running, Locks.lines(3)).backToBack());
    }

    @Test
    void whateverTheScorerTheGameCounts() {
        var rules = RULES.withScorer((before, after, lock) -> 0);
        var score = ScoringStep.all(rules, Score.start(1), "n4 n4 n4 n0 f1 n4");
        assertEquals(new Score(0, 17, 2, 1, 4, 6, ScoreMemory.NONE, ScoreMemory.NONE), score);
    }

    @Test
    void aScorerSeesWhatIsCounted() {
        var rules = RULES.withScorer((before, after, lock) -> 10L * after.lines() + after.level() + after.pieces());
        assertEquals(
                10 * 10 + 2 + 1,
                rules.afterLock(Score.start(1).withLines(8), Locks.lines(2)).points());
    }

    @Test
    void aLevelRuleSeesThePieces() {
        var rules = RULES.withLevels((before, after, lock) -> 1 + after.pieces() / 2);
        assertEquals(2, ScoringStep.all(rules, Score.start(1), "n0 n1 n0").level());
    }

    @Test
    void aScorerRemembersWhatItLikes() {
        var rules = RULES.withScorer(new EveryThirdLock());
        var points = new ArrayList<Long>();
        var score = Score.start(1);
        for (var i = 0; i < 6; i++) {
            score = rules.afterLock(Score.parse(score.text(), rules), Locks.lines(0));
            points.add(score.points());
        }
        assertEquals(List.of(0L, 0L, 100L, 100L, 100L, 200L), points);
    }

    @Test
    void numbersAtTheirLimitStayThere() {
        var full = new Score(
                Long.MAX_VALUE,
                Integer.MAX_VALUE,
                Integer.MAX_VALUE,
                Integer.MAX_VALUE,
                Integer.MAX_VALUE,
                Integer.MAX_VALUE,
                ScoreMemory.NONE,
                ScoreMemory.NONE);
        assertEquals(full, RULES.afterLock(full, Locks.lines(4)));
    }

    @Test
    void negativePointsAreRefusedWithTheScorer() {
        var rules = RULES.withScorer(new Answering(-5));
        var error = assertThrows(IllegalArgumentException.class, () -> rules.afterLock(Score.start(1), Locks.lines(1)));
        assertEquals("points must be at least 0: -5, answered by Answering[points=-5]", error.getMessage());
    }

    @Test
    void negativePointsOfADropAreRefusedWithTheScorer() {
        var rules = RULES.withScorer(new Answering(-5));
        assertThrows(IllegalArgumentException.class, () -> rules.afterDrop(Score.start(1), Drop.hard(1)));
    }

    @Test
    void aNegativeLevelIsRefusedWithTheRule() {
        var rules = RULES.withLevels((before, after, lock) -> -1);
        var error = assertThrows(IllegalArgumentException.class, () -> rules.afterLock(Score.start(1), Locks.lines(1)));
        assertEquals(
                "a level must be at least 0: -1",
                String.valueOf(error.getMessage()).split(",", 2)[0]);
    }

    @Test
    void aChainBelowMinusOneIsRefused() {
        var rules = RULES.withChains((before, lock) -> -2);
        assertThrows(IllegalArgumentException.class, () -> rules.afterLock(Score.start(1), Locks.lines(1)));
    }

    /** A hundred points for every third lock. */
    private record EveryThirdLock() implements Scorer {
        private record Locked(int count) implements ScoreMemory {
            @Override
            public String text() {
                return "locks " + count;
            }
        }

        @Override
        public long points(Score before, Score after, LockResult lock) {
            return count(before) == 2 ? 100 : 0;
        }

        @Override
        public ScoreMemory remember(Score before, Score after, LockResult lock) {
            return new Locked((count(before) + 1) % 3);
        }

        @Override
        public ScoreMemory parseMemory(String text) {
            return new Locked(Integer.parseInt(text.substring("locks ".length())));
        }

        private static int count(Score score) {
            return score.scorerMemory() instanceof Locked locked ? locked.count() : 0;
        }
    }

    private record Answering(long points) implements Scorer {
        @Override
        public long points(Score before, Score after, LockResult lock) {
            return points;
        }

        @Override
        public long dropPoints(Score before, Drop drop) {
            return points;
        }
    }

    private static Score after(LockResult... locks) {
        var score = Score.start(1);
        for (var lock : locks) {
            score = RULES.afterLock(score, lock);
        }
        return score;
    }
}
