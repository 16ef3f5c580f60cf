package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.game.TopOut;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.scoring.Spin;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

class WarningsTest {
    private static final BoardSize SIZE = new BoardSize(10, 30, 20);
    private static final Player IDLE = (game, random) -> Move.none();

    private static SelfPlayReport report(int games, IntUnaryOperator pieces, IntUnaryOperator lines, int stackHeight) {
        var tally = new SelfPlayReport.Tally(SIZE);
        for (var game = 0; game < games; game++) {
            tally.add(result(game, pieces.applyAsInt(game), lines.applyAsInt(game), stackHeight));
        }
        return tally.toReport(1);
    }

    private static GameResult result(int game, int pieces, int lines, int stackHeight) {
        var tally = new Clears.Tally();
        for (var i = 0; i < pieces; i++) {
            tally.add(Spin.NONE, i < lines ? 1 : 0);
        }
        return new GameResult(
                game,
                game,
                Optional.of(TopOut.BLOCK_OUT),
                Optional.empty(),
                Tetromino.T,
                tally.toClears(),
                4L * pieces,
                stackHeight,
                0,
                1,
                0,
                0);
    }

    private static void assertWarned(String symptom, List<String> warnings) {
        assertEquals(1, warnings.size(), warnings::toString);
        assertTrue(warnings.get(0).contains(symptom), warnings::toString);
    }

    @Test
    void shortGamesWithoutLinesPointToTheEntry() {
        assertWarned(
                "where pieces enter",
                report(200, game -> 4 + game % 3, game -> 0, 8).warnings());
    }

    @Test
    void shortGamesWithLinesDoNot() {
        assertEquals(List.of(), report(200, game -> 8, game -> 1, 10).warnings());
    }

    @Test
    void longGamesWithoutLinesDoNot() {
        assertEquals(List.of(), report(200, game -> 24, game -> 0, 30).warnings());
    }

    @Test
    void aHandfulOfShortGamesIsNoSign() {
        assertEquals(List.of(), report(20, game -> 4, game -> 0, 8).warnings());
    }

    @Test
    void moreCellsThanFitWithoutFullRowsPointToTheClearing() {
        assertWarned("line clearing", report(1, game -> 68, game -> 0, 30).warnings());
    }

    @Test
    void asManyCellsAsFitDoNot() {
        assertEquals(List.of(), report(1, game -> 67, game -> 0, 30).warnings());
    }

    @Test
    void peaksInSurvivalPointToRowsLeftOver() {
        IntUnaryOperator spiky = game -> 10 + (game % 3 == 0 ? game % 50 / 10 * 10 : game * 7 % 50);
        assertWarned("peaks every 10 pieces", report(6000, spiky, game -> 1, 30).warnings());
    }

    @Test
    void aTowerInTheMiddleIsTooShort() {
        var rules = Rulesets.guideline().withSize(BoardSize.of(10, 20)).untimed();
        assertWarned(
                "where pieces enter",
                SelfPlay.of(rules, IDLE).withGames(200).run().warnings());
    }

    @Test
    void tenThousandRandomGamesAreFine() {
        assertEquals(
                List.of(),
                SelfPlay.of(Rulesets.basic().untimed(), Players.random()).run().warnings());
    }
}
