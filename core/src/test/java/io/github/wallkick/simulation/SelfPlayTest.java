package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.scoring.Score;
import java.util.ArrayList;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class SelfPlayTest {
    private static final Player IDLE = (view, random) -> Inputs.of();
    private static final SelfPlay RUN =
            SelfPlay.of(PlayRules.basic(), Players.random()).withGames(300).withSeed(5);

    @Test
    void theSameSeedGivesTheSameReport() {
        assertEquals(RUN.run(), RUN.run());
    }

    @Test
    void anotherSeedGivesAnotherReport() {
        assertNotEquals(RUN.run(), RUN.withSeed(6).run());
    }

    @Test
    void theReportDoesNotDependOnTheThreads() {
        assertEquals(RUN.withThreads(1).run(), RUN.withThreads(7).run());
    }

    @Test
    void theReportDoesNotDependOnTheChecks() {
        assertEquals(RUN.run(), RUN.withChecked(true).run());
    }

    @Test
    void moreGamesBeginWithTheSameOnes() {
        assertEquals(RUN.run().results().subList(0, 20), RUN.withGames(20).run().results());
    }

    @Test
    void aGameAloneIsTheGameOfTheRun() {
        assertEquals(RUN.run().results().get(123), RUN.result(123));
    }

    @Test
    void everyGameHasASeedOfItsOwn() {
        assertNotEquals(RUN.result(0).seed(), RUN.result(1).seed());
    }

    @Test
    void aBlockedEntryEndsTheGame() {
        var squares = PlayRules.basic().withRandomizers(seed -> AnyTypes.of(seed, Tetromino.O));
        var result = SelfPlay.of(squares, IDLE).withGames(1).result(0);
        assertEquals(15, result.pieces());
        assertEquals(GameEnd.BLOCKED_SPAWN, result.end());
        assertEquals(30, result.stackHeight());
    }

    @Test
    void theLimitOfPiecesCutsAGameShort() {
        var result = RUN.withContest(new PieceContest(PlayRules.basic().withMaxPieces(3), Players.random()))
                .result(0);
        assertEquals(3, result.pieces());
        assertEquals(GameEnd.PIECE_LIMIT, result.end());
    }

    @Test
    void aPlayerMayNamePlacesInsteadOfInputs() {
        Player filler = (view, random) -> Placement.of(new Piece(
                view.piece().shape(), Orientation.SPAWN, 2 * (view.board().filledCells() / 4), 0));
        var squares = PlayRules.basic()
                .withRandomizers(seed -> AnyTypes.of(seed, Tetromino.O))
                .withMaxPieces(50);
        var result = SelfPlay.of(squares, filler).withGames(1).withChecked(true).result(0);
        assertEquals(20, result.lines());
        assertEquals(10, result.clears().count(2));
    }

    @Test
    void pointsComeFromTheScorer() {
        var rules = PlayRules.basic()
                .withScorer((before, after, lock) -> lock.drops().sonicRows() > 0 ? 10 : 0)
                .withStart(Score.start(0).withPoints(1))
                .withMaxPieces(2);
        assertEquals(21, SelfPlay.of(rules, IDLE).result(0).points());
    }

    @Test
    void theFailureOfTheFirstGameIsReported() {
        Player faulty = (view, random) -> {
            if (view.board().stackHeight() > 10) {
                throw new IllegalStateException("no idea");
            }
            return Inputs.of();
        };
        var run = RUN.withContest(new PieceContest(PlayRules.basic(), faulty)).withThreads(4);
        var failure = assertThrows(SelfPlayException.class, run::run);
        assertEquals(0, failure.game());
        assertTrue(failure.piece() > 0);
        assertTrue(failure.toString().contains("seed 5") && failure.toString().contains("no idea"));
    }

    @Test
    void aRandomizerThatCannotBeMadeFailsAtTheFirstPiece() {
        var rules = PlayRules.basic().withRandomizers(seed -> {
            throw new IllegalArgumentException("no such bag");
        });
        var run = RUN.withContest(new PieceContest(rules, Players.random()));
        assertEquals(0, assertThrows(SelfPlayException.class, run::run).piece());
    }

    @Test
    void anErrorOfAStrategyComesThrough() {
        Player faulty = (view, random) -> {
            throw new AssertionError("on purpose");
        };
        var run = RUN.withContest(new PieceContest(PlayRules.basic(), faulty));
        assertThrows(AssertionError.class, run::run);
    }

    @Test
    void progressEndsWithAllGames() {
        var news = new ArrayList<Integer>();
        RUN.withProgress((played, games) -> news.add(played)).run();
        assertEquals(RUN.games(), news.get(news.size() - 1));
    }

    @Test
    void progressIsToldOnTheCallersThread() {
        var threads = new ArrayList<Thread>();
        RUN.withProgress((played, games) -> threads.add(Thread.currentThread())).run();
        assertTrue(threads.stream().allMatch(Thread.currentThread()::equals));
    }

    @Test
    void anInterruptStopsTheRun() {
        var endless = RUN.withGames(Integer.MAX_VALUE / 1000);
        Thread.currentThread().interrupt();
        assertThrows(CancellationException.class, endless::run);
        assertTrue(Thread.interrupted());
    }

    @Test
    void aRunHasAtLeastOneGame() {
        assertThrows(IllegalArgumentException.class, () -> RUN.withGames(0));
    }

    @Test
    void aRunHasAtLeastOneThread() {
        assertThrows(IllegalArgumentException.class, () -> RUN.withThreads(0));
    }

    @Test
    void aGameBeyondTheRunIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> RUN.game(300));
    }

    @Test
    void holdIsNoInputOfSelfPlay() {
        var run = SelfPlay.of(PlayRules.basic(), (view, random) -> Inputs.of(Input.HOLD));
        assertThrows(SelfPlayException.class, run::run);
    }
}
