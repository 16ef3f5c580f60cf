package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.game.Goals;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.game.TopOut;
import io.github.wallkick.game.TopOutRule;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.scoring.Spin;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SelfPlayReportTest {
    private static final BoardSize SIZE = BoardSize.STANDARD;
    private static final SelfPlay RUN =
            SelfPlay.of(Rulesets.guideline(), Players.random()).withGames(30);
    private static final GameResult RESULT = new GameResult(
            3,
            9,
            Optional.of(TopOut.BLOCK_OUT),
            Optional.empty(),
            Tetromino.S,
            clears(Spin.NONE, 4),
            4,
            7,
            800,
            2,
            11,
            2_500_000_000L);

    private static Clears clears(Spin spin, int... lines) {
        var tally = new Clears.Tally();
        for (var count : lines) {
            tally.add(spin, count);
        }
        return tally.toClears();
    }

    private static SelfPlayReport report(GameResult... results) {
        var tally = new SelfPlayReport.Tally(SIZE);
        for (var result : results) {
            tally.add(result);
        }
        return tally.toReport(1);
    }

    private static GameResult cutShort(GameResult result) {
        return new GameResult(
                result.game(),
                result.seed(),
                Optional.empty(),
                Optional.empty(),
                result.lastPiece(),
                result.clears(),
                result.cells(),
                result.stackHeight(),
                result.points(),
                result.level(),
                result.inputs(),
                result.nanos());
    }

    @Test
    void aSprintIsNeitherLostNorCutShort() {
        var rules = Rulesets.basic().untimed().withGoal(Goals.lines(3));
        var report = SelfPlay.of(rules, Players.dellacherie()).withGames(5).run();
        assertEquals(5, report.gamesWithGoal());
        assertEquals(0, report.gamesCutShort());
        assertEquals(Map.of(), report.topOuts());
        assertTrue(report.lines().min() >= 3 && report.lines().max() <= 6, report.lines()::toString);
        assertEquals(10, report.plus(report).gamesWithGoal());
    }

    @Test
    void aReportHasTheFiguresOfItsGames() {
        var report = report(RESULT, cutShort(RESULT));
        assertEquals(2, report.games());
        assertEquals(
                List.of(2L, 8L, 1600L, 8L, 4L, 22L, 5_000_000_000L, 6L),
                List.of(
                        report.pieces().sum(),
                        report.lines().sum(),
                        report.points().sum(),
                        report.cells().sum(),
                        report.levels().sum(),
                        report.inputs().sum(),
                        report.nanos().sum(),
                        report.seconds().sum()));
        assertEquals(2, report.gamesWithTetris());
        assertEquals(1.0, report.tetrisProbability());
        assertEquals(0, report.gamesWithoutLine());
        assertEquals(Map.of("BLOCK_OUT", 1L), report.topOuts());
        assertEquals(Map.of('S', 1L), report.blockedPieces());
        assertEquals(1, report.gamesCutShort());
    }

    @Test
    void aSprintIsReachedWithTimeAndWithout() {
        for (var rules : List.of(Rulesets.guideline(), Rulesets.basic().untimed())) {
            var sprint = SelfPlay.of(rules.withGoal(Goals.sprint()), Players.dellacherie())
                    .withGames(2)
                    .withMaxPieces(300);
            var report = sprint.run();

            assertEquals(2, report.gamesWithGoal());
            assertEquals(0, report.gamesCutShort());
            assertEquals(Map.of(), report.topOuts());
            assertEquals(report, sprint.withChecked(true).run());
            assertEquals(4, report.plus(report).gamesWithGoal());
        }
    }

    @Test
    void fourLinesAtOnceMakeATetrisAndTwiceTwoDoNot() {
        var twice = new GameResult(
                0, 0, Optional.empty(), Optional.empty(), Tetromino.I, clears(Spin.NONE, 2, 2), 8, 0, 0, 1, 0, 0);
        assertEquals(0, report(twice).gamesWithTetris());
    }

    @Test
    void onlyBlockedEntriesCountAsSuch() {
        var lockOut = new GameResult(
                0,
                0,
                Optional.of(TopOut.LOCK_OUT),
                Optional.empty(),
                Tetromino.I,
                clears(Spin.NONE, 0),
                4,
                0,
                0,
                1,
                0,
                0);
        assertEquals(Map.of(), report(lockOut).blockedPieces());
        assertEquals(0, report(lockOut).gamesCutShort());
    }

    @Test
    void reportsOfPartsAddUpToTheReportOfTheWhole() {
        var whole = new SelfPlayReport.Tally(RUN.ruleset().size());
        var parts = List.of(
                new SelfPlayReport.Tally(RUN.ruleset().size()),
                new SelfPlayReport.Tally(RUN.ruleset().size()),
                new SelfPlayReport.Tally(RUN.ruleset().size()));
        RUN.run(result -> {
            whole.add(result);
            parts.get(result.game() % 3).add(result);
        });
        var first = parts.get(0).toReport(5);
        var second = parts.get(1).toReport(7);
        var third = parts.get(2).toReport(9);
        assertEquals(RUN.run(), whole.toReport(0));
        assertEquals(whole.toReport(0), first.plus(second).plus(third));
        assertEquals(whole.toReport(0), third.plus(first.plus(second)));
        assertEquals(21, first.plus(second).plus(third).wallNanos());
    }

    @Test
    void twoRunsAddUp() {
        var both = RUN.run().plus(RUN.withSeed(1).run());
        assertEquals(60, both.games());
        assertEquals(
                RUN.run().lines().sum() + RUN.withSeed(1).run().lines().sum(),
                both.lines().sum());
    }

    @Test
    void timesAddUpToTheEndOfTheirRange() {
        var report = report(RESULT).withWallNanos(Long.MAX_VALUE);
        assertEquals(Long.MAX_VALUE, report.plus(report).wallNanos());
    }

    @Test
    void reportsOfDifferentBoardsDoNotAddUp() {
        var other = new SelfPlayReport.Tally(BoardSize.of(10, 20));
        other.add(RESULT);
        var report = report(RESULT);
        assertThrows(IllegalArgumentException.class, () -> report.plus(other.toReport(0)));
    }

    @Test
    void reportsOfEqualGamesAreEqualHoweverLongTheyTook() {
        assertEquals(report(RESULT), report(RESULT).withWallNanos(99));
        assertEquals(report(RESULT).hashCode(), report(RESULT).withWallNanos(99).hashCode());
    }

    @Test
    void reportsDifferIfAnyFigureDoes() {
        var empty = Optional.<TopOutRule>empty();
        var others = List.of(
                new GameResult(
                        3, 9, empty, Optional.empty(), Tetromino.S, RESULT.clears(), 4, 7, 800, 2, 11, 2_500_000_000L),
                new GameResult(
                        3,
                        9,
                        RESULT.topOut(),
                        Optional.empty(),
                        Tetromino.Z,
                        RESULT.clears(),
                        4,
                        7,
                        800,
                        2,
                        11,
                        2_500_000_000L),
                new GameResult(
                        3,
                        9,
                        RESULT.topOut(),
                        Optional.empty(),
                        Tetromino.S,
                        clears(Spin.MINI, 4),
                        4,
                        7,
                        800,
                        2,
                        11,
                        2_500_000_000L),
                new GameResult(
                        3,
                        9,
                        RESULT.topOut(),
                        Optional.empty(),
                        Tetromino.S,
                        RESULT.clears(),
                        5,
                        7,
                        800,
                        2,
                        11,
                        2_500_000_000L),
                new GameResult(
                        3,
                        9,
                        RESULT.topOut(),
                        Optional.empty(),
                        Tetromino.S,
                        RESULT.clears(),
                        4,
                        7,
                        801,
                        2,
                        11,
                        2_500_000_000L),
                new GameResult(
                        3,
                        9,
                        RESULT.topOut(),
                        Optional.empty(),
                        Tetromino.S,
                        RESULT.clears(),
                        4,
                        7,
                        800,
                        3,
                        11,
                        2_500_000_000L),
                new GameResult(
                        3,
                        9,
                        RESULT.topOut(),
                        Optional.empty(),
                        Tetromino.S,
                        RESULT.clears(),
                        4,
                        7,
                        800,
                        2,
                        12,
                        2_500_000_000L),
                new GameResult(
                        3,
                        9,
                        RESULT.topOut(),
                        Optional.empty(),
                        Tetromino.S,
                        RESULT.clears(),
                        4,
                        7,
                        800,
                        2,
                        11,
                        2_500_000_001L));
        for (var other : others) {
            assertNotEquals(RESULT, other);
            assertNotEquals(report(RESULT), report(other), other::toString);
        }
        assertNotEquals(report(RESULT), report(RESULT, RESULT));
        var elsewhere = new SelfPlayReport.Tally(BoardSize.of(10, 20));
        elsewhere.add(RESULT);
        assertNotEquals(report(RESULT), elsewhere.toReport(1));
    }

    @Test
    void pointsAtTheEndOfTheirRangeDoNotWrap() {
        var rich = new GameResult(
                0,
                0,
                Optional.empty(),
                Optional.empty(),
                Tetromino.I,
                clears(Spin.NONE, 0),
                4,
                0,
                Long.MAX_VALUE,
                1,
                0,
                Long.MAX_VALUE);
        var report = report(rich, rich);
        assertEquals((double) Long.MAX_VALUE, report.points().mean());
        assertEquals(Long.MAX_VALUE, report.nanos().sum());
    }
}
