package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.KickTables;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.scoring.LockResult;
import io.github.wallkick.scoring.Score;
import io.github.wallkick.scoring.ScoreMemory;
import io.github.wallkick.scoring.Scorer;
import io.github.wallkick.scoring.ScoringSettings;
import io.github.wallkick.scoring.Spin;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What a game counts and pays, and how it tells of it. */
class ScoringTest {
    static List<Ruleset> rulesets() {
        return TestRules.all();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void theGainsThatAreToldAddUpToThePoints(Ruleset rules) {
        var dice = new SplittableRandom(7);
        var inputs = List.copyOf(rules.inputs());
        var play = new PlayedGame(Game.start(rules, 7));
        for (var i = 0; i < 600 && !play.game().isOver(); i++) {
            var input = inputs.get(dice.nextInt(inputs.size()));
            if (dice.nextInt(3) == 0) {
                play.press(input);
            } else {
                play.apply(input);
            }
            play.untilMillis(i * 100L);
        }
        var points = 0L;
        for (var scored : play.all(Event.Scored.class)) {
            points += scored.points();
            assertTrue(scored.points() > 0, scored.toString());
            assertEquals(points, scored.score().points());
        }
        assertEquals(points, play.game().score().points());
    }

    @Test
    void aHardDropPaysTwoPerRowBeforeTheLock() {
        var game = Game.start(Rulesets.guideline(), 1);
        var rows = game.piece().orElseThrow().bottom();
        var play = new PlayedGame(game).apply(Input.HARD_DROP);
        assertEquals(2L * rows, play.first(Event.Scored.class).orElseThrow().points());
    }

    @Test
    void aSonicDropPaysOnePerRow() {
        var game = Game.start(Rulesets.guideline(), 1);
        var rows = game.piece().orElseThrow().bottom();
        var play = new PlayedGame(game).apply(Input.SONIC_DROP);
        assertEquals(rows, play.game().score().points());
    }

    @Test
    void softDroppedRowsPayOneEach() {
        var play = new PlayedGame(Game.start(TestRules.with("T").withScoring(ScoringSettings.guideline()), 1));
        var before = play.game().piece().orElseThrow().y();
        play.press(Input.SOFT_DROP).untilMillis(230);
        var rows = before - play.game().piece().orElseThrow().y();
        assertTrue(rows > 0);
        assertEquals(rows, play.game().score().points());
    }

    @Test
    void whateverTheScorerTheGameCounts() {
        var rules = TestRules.with("I").withScoring(ScoringSettings.guideline().withScorer((before, after, lock) -> 0));
        var play = new PlayedGame(Game.start(rules, 1)
                .withBoard(Board.parse("XXX....XXX\n".repeat(3).strip())));
        play.apply(Input.HARD_DROP).untilMillis(1);
        play.apply(Input.HARD_DROP);
        assertEquals(
                "2 lines, level 1, combo 1, 2 pieces",
                play.game().score().lines() + " lines, level "
                        + play.game().score().level() + ", combo "
                        + play.game().score().combo() + ", "
                        + play.game().score().pieces() + " pieces");
    }

    @Test
    void aChargedChainIsSentOnTopOfTheClearThatEndsIt() {
        var rules = TestRules.with("I").withScoring(ScoringSettings.tetrio());
        var game = Game.start(rules, 1)
                .withBoard(Board.parse("X.........\nXXX....XXX"))
                .withScore(Score.start(1).withBackToBack(6));
        // a surge of 7, and nothing for a single
        assertEquals(List.of(new Event.GarbageSent(0, 7)), sent(game));
    }

    @Test
    void aPerfectClearIsSentOnTopOfTheClear() {
        var rules = TestRules.with("I").withScoring(ScoringSettings.tetrio());
        var game = Game.start(rules, 1)
                .withBoard(Board.parse("XXX....XXX"))
                .withScore(Score.start(1).withBackToBack(5));
        var perfect = game.apply(Input.HARD_DROP).game().score();
        assertEquals(6, perfect.backToBack());
        assertEquals(List.of(new Event.GarbageSent(0, 1 + 5)), sent(game));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"(0,0)(@0,-1) | FULL", "(0,0)(0,-1) | MINI"})
    void theMarkOfATestDecidesTheSpin(String tests, Spin spin) {
        var kicks = KickTables.builder().kicks("T", "R0", tests).build();
        var rules =
                TestRules.with("T").withRotation(RotationSystems.of(kicks)).withScoring(ScoringSettings.guideline());
        var slot = Board.parse(rules.size(), "...X......\n..........\nXXXXXXXXX.");
        var game =
                Game.start(rules, 1).withBoard(slot).withPiece(new Piece(Tetromino.T.shape(), Orientation.RIGHT, 3, 1));
        var play = new PlayedGame(game).apply(Input.COUNTERCLOCKWISE, Input.HARD_DROP);
        assertEquals(spin, play.first(Event.Locked.class).orElseThrow().spin());
    }

    @Test
    void whatAScorerRemembersIsKeptInTheGame() {
        var rules = TestRules.PLAIN.withScoring(ScoringSettings.guideline().withScorer(new EverySecond()));
        var points = new ArrayList<Long>();
        var play = new PlayedGame(Game.start(rules, 1));
        for (var i = 0; i < 4; i++) {
            play.apply(Input.HARD_DROP).untilMillis(i + 1);
            points.add(play.game().score().points());
        }
        assertEquals(List.of(0L, 10L, 10L, 20L), points);
    }

    @Test
    void negativePointsEndInAnErrorThatNamesTheScorer() {
        Scorer wrong = new Wrong();
        var game = Game.start(
                TestRules.PLAIN.withScoring(ScoringSettings.guideline().withScorer(wrong)), 1);
        var error = assertThrows(IllegalArgumentException.class, () -> game.apply(Input.HARD_DROP));
        assertEquals("points must be at least 0: -1, answered by Wrong[]", error.getMessage());
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void theHighestNumbersBreakNoRuleset(Ruleset rules) {
        var full = new Score(
                Long.MAX_VALUE,
                Integer.MAX_VALUE,
                Integer.MAX_VALUE,
                Integer.MAX_VALUE,
                Integer.MAX_VALUE,
                Integer.MAX_VALUE,
                ScoreMemory.NONE,
                ScoreMemory.NONE);
        var play = new PlayedGame(Game.start(rules.withScoring(rules.scoring().withStartLevel(Integer.MAX_VALUE)), 1)
                .withScore(full));
        for (var i = 1; i < 100 && !play.game().isOver(); i++) {
            play.press(Input.SOFT_DROP).untilMillis(i * 100L);
        }
        assertEquals(Long.MAX_VALUE, play.game().score().points());
    }

    private static List<Event.GarbageSent> sent(Game game) {
        return new PlayedGame(game).apply(Input.HARD_DROP).untilMillis(1).all(Event.GarbageSent.class);
    }

    private record Wrong() implements Scorer {
        @Override
        public long points(Score before, Score after, LockResult lock) {
            return -1;
        }
    }

    /** Pays for every second lock. */
    private record EverySecond() implements Scorer {
        private record Odd() implements ScoreMemory {
            @Override
            public String text() {
                return "odd";
            }
        }

        @Override
        public long points(Score before, Score after, LockResult lock) {
            return before.scorerMemory() instanceof Odd ? 10 : 0;
        }

        @Override
        public ScoreMemory remember(Score before, Score after, LockResult lock) {
            return before.scorerMemory() instanceof Odd ? ScoreMemory.NONE : new Odd();
        }
    }
}
