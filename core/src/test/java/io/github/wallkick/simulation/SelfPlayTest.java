package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.board.LineClear;
import io.github.wallkick.game.ClearRule;
import io.github.wallkick.game.GameView;
import io.github.wallkick.game.HoldRule;
import io.github.wallkick.game.RandomizerFactories;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.game.TopOut;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.scoring.Scorer;
import io.github.wallkick.search.PlacementSearch;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SelfPlayTest {
    private static final Ruleset BASIC = Rulesets.basic().untimed();
    private static final Ruleset SQUARES =
            BASIC.withRandomizers(RandomizerFactories.named("squares", seed -> AnyTypes.of(seed, Tetromino.O)));
    private static final Player IDLE = (game, random) -> Move.none();
    private static final SelfPlay RUN =
            SelfPlay.of(BASIC, Players.random()).withGames(300).withSeed(5);

    private static List<GameResult> results(SelfPlay run) {
        var results = new ArrayList<GameResult>();
        run.run(results::add);
        return results;
    }

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
    void theReportDoesNotDependOnWhetherResultsAreHandedOn() {
        assertEquals(RUN.run(), RUN.run(result -> {}));
    }

    @Test
    void resultsAreHandedOnInTheOrderOfTheGames() {
        var numbers = new ArrayList<Integer>();
        RUN.withGames(5_000).withThreads(5).run(result -> numbers.add(result.game()));
        assertEquals(IntStream.range(0, 5_000).boxed().toList(), numbers);
    }

    @Test
    void moreGamesBeginWithTheSameOnes() {
        assertEquals(results(RUN).subList(0, 20), results(RUN.withGames(20)));
    }

    @Test
    void aGameAloneIsTheGameOfTheRun() {
        assertEquals(results(RUN).get(123), RUN.result(123));
    }

    @Test
    void everyGameHasASeedOfItsOwn() {
        assertNotEquals(RUN.result(0).seed(), RUN.result(1).seed());
    }

    @Test
    void aBlockedEntryEndsTheGame() {
        var result = SelfPlay.of(SQUARES, IDLE).withGames(1).result(0);
        assertEquals(15, result.pieces());
        assertEquals(Optional.of(TopOut.BLOCK_OUT), result.topOut());
        assertEquals(30, result.stackHeight());
    }

    @Test
    void theLimitOfPiecesCutsAGameShort() {
        var result = RUN.withMaxPieces(3).result(0);
        assertEquals(3, result.pieces());
        assertEquals(Optional.empty(), result.topOut());
    }

    @Test
    void aPlayerMayNamePlacesInsteadOfInputs() {
        Player filler = (game, random) -> Move.to(new Piece(
                game.piece().orElseThrow().shape(),
                Orientation.SPAWN,
                2 * (game.board().filledCells() / 4),
                0));
        var result = SelfPlay.of(SQUARES, filler)
                .withMaxPieces(50)
                .withGames(1)
                .withChecked(true)
                .result(0);
        assertEquals(20, result.lines());
        assertEquals(10, result.clears().count(2));
    }

    @Test
    void aPlaceThatCannotBeReachedFailsTheGame() {
        Player wild = (game, random) -> Move.to(game.piece().orElseThrow().moved(0, -2));
        var run = SelfPlay.of(BASIC, wild).withGames(1);
        var failure = assertThrows(SelfPlayException.class, run::run);
        assertTrue(failure.toString().contains("a piece must be placed where it can go and rest"), failure::toString);
    }

    @Test
    void aHardDropAtTheEndMayBeLeftOut() {
        Player long1 = (game, random) -> Move.of(Input.LEFT, Input.HARD_DROP);
        Player short1 = (game, random) -> Move.of(Input.LEFT);
        assertEquals(RUN.withPlayer(long1).run(), RUN.withPlayer(short1).run());
    }

    @Test
    void whatFollowsTheLockIsForgotten() {
        Player eager = (game, random) -> Move.of(Input.HARD_DROP, Input.LEFT_TO_WALL, Input.HARD_DROP);
        assertEquals(RUN.withPlayer(IDLE).run(), RUN.withPlayer(eager).run());
    }

    @Test
    void aPlayerSeesHoldPreviewScoreAndRules() {
        var holding = Rulesets.guideline().untimed();
        Player looker = (game, random) -> {
            assertEquals(holding, game.ruleset());
            assertEquals(6, game.preview().size());
            assertEquals(game.board().isEmpty(), game.held().isEmpty());
            assertTrue(game.canHold() && game.score().level() > 0);
            return Move.of(Input.HOLD);
        };
        assertEquals(
                10,
                RUN.withRuleset(holding)
                        .withMaxPieces(10)
                        .withPlayer(looker)
                        .result(0)
                        .pieces());
    }

    @Test
    void pointsComeFromTheScorer() {
        var rules = BASIC.withScoring(BASIC.scoring()
                .withStartLevel(0)
                .withScorer((before, after, lock) -> lock.drops().sonicRows() > 0 ? 10 : 0));
        assertEquals(20, SelfPlay.of(rules, IDLE).withMaxPieces(2).result(0).points());
    }

    @Test
    void theFailureOfTheFirstGameIsReported() {
        Player faulty = (game, random) -> {
            if (game.board().stackHeight() > 10) {
                throw new IllegalStateException("no idea");
            }
            return Move.none();
        };
        var run = RUN.withPlayer(faulty).withThreads(4);
        var failure = assertThrows(SelfPlayException.class, run::run);
        assertEquals(0, failure.game());
        assertTrue(failure.piece() > 0);
        assertTrue(failure.toString().contains("seed 5") && failure.toString().contains("no idea"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void ofSeveralFailuresThatOfTheLowestGameIsReported(int threads) {
        var run = RUN.withGames(2_000);
        var seeds = List.of(
                run.result(777).seed(),
                run.result(778).seed(),
                run.result(1_500).seed());
        var rules = BASIC.withRandomizers(RandomizerFactories.named("faulty", seed -> {
            if (seeds.contains(seed)) {
                throw new IllegalArgumentException("no such bag");
            }
            return BASIC.randomizers().start(seed);
        }));
        var faulty = run.withRuleset(rules).withThreads(threads);
        assertEquals(777, assertThrows(SelfPlayException.class, faulty::run).game());
    }

    @Test
    void aRandomizerThatCannotBeMadeFailsAtTheFirstPiece() {
        var asked = new AtomicInteger();
        var rules = BASIC.withRandomizers(RandomizerFactories.named("faulty", seed -> {
            if (asked.getAndIncrement() > 0) {
                throw new IllegalArgumentException("no such bag");
            }
            return BASIC.randomizers().start(seed);
        }));
        var run = RUN.withRuleset(rules);
        assertEquals(0, assertThrows(SelfPlayException.class, run::run).piece());
    }

    @Test
    void anErrorOfAPlayerNamesGameAndSeed() {
        Player faulty = (game, random) -> {
            throw new AssertionError("on purpose");
        };
        var failure = assertThrows(SelfPlayException.class, RUN.withPlayer(faulty)::run);
        assertEquals(List.of(0L, 5L), List.of((long) failure.game(), failure.seed()));
        assertInstanceOf(AssertionError.class, failure.getCause());
    }

    @Test
    void aCheckedExceptionOfAPlayerNamesGameAndSeed() {
        Player faulty = (game, random) -> {
            throw SelfPlayTest.<RuntimeException>unchecked(new IOException("no such file"));
        };
        var failure = assertThrows(SelfPlayException.class, RUN.withPlayer(faulty)::run);
        assertInstanceOf(IOException.class, failure.getCause());
        assertTrue(failure.toString().contains("no such file"), failure::toString);
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> T unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    @Test
    @SuppressWarnings("NullAway") // what is tested
    void aPlayerThatGivesNoMoveIsToldSo() {
        Player silent = (game, random) -> null;
        for (var rules : List.of(BASIC, Rulesets.guideline())) {
            var run = RUN.withRuleset(rules).withPlayer(silent);
            var failure = assertThrows(SelfPlayException.class, run::run);
            assertTrue(failure.toString().contains("a player must give a move: null"), failure::toString);
        }
    }

    @Test
    void theCheckFindsWhatIsOtherwiseOverlooked() {
        ClearRule forgetful = locked -> new LineClear(locked, 0);
        var run = SelfPlay.of(BASIC.withSize(new BoardSize(4, 30, 20)).withClears(forgetful), Players.random())
                .withGames(50);
        run.run();
        var failure = assertThrows(SelfPlayException.class, run.withChecked(true)::run);
        assertTrue(failure.toString().contains("no full row must remain"), failure::toString);
    }

    @Test
    void theCheckFindsAStrategyThatAnswersOtherwiseTheSecondTime() {
        var asked = new AtomicInteger();
        Scorer moody = (before, after, lock) -> asked.incrementAndGet();
        var rules = BASIC.withScoring(BASIC.scoring().withScorer(moody)).untimed();
        var run = SelfPlay.of(rules, Players.random())
                .withGames(1)
                .withMaxPieces(10)
                .withThreads(1);
        assertEquals(1, run.run().games());
        var failure = assertThrows(SelfPlayException.class, run.withChecked(true)::run);
        assertTrue(failure.toString().contains("a game played in place must come to the same"), failure::toString);
    }

    @Test
    void onePlayerWithASearchPlaysOnAllThreads() {
        var search = PlacementSearch.of(BASIC.rotation());
        Player lowest = (game, random) -> {
            var type = game.piece().orElseThrow().type();
            var places = search.hardDrops(game.board(), type);
            return Move.to(places.iterator().next());
        };
        var run = RUN.withPlayer(lowest).withGames(40).withMaxPieces(30);
        assertEquals(run.withThreads(1).run(), run.withThreads(4).run());
    }

    @Test
    void aPlayerWithWorkingMemoryIsMadeForEachGame() {
        var made = new AtomicInteger();
        Player counting = new Player() {
            @Override
            public Move play(GameView game, long random) {
                throw new IllegalStateException("only the player of a game plays");
            }

            @Override
            public Player newGame(Ruleset ruleset) {
                made.incrementAndGet();
                var pieces = new int[1];
                return (game, random) -> {
                    pieces[0]++;
                    return Move.of(pieces[0] % 2 == 0 ? Input.LEFT_TO_WALL : Input.RIGHT_TO_WALL);
                };
            }
        };
        var run = RUN.withPlayer(counting);
        assertEquals(run.withThreads(1).run(), run.withThreads(4).run());
        assertEquals(2 * RUN.games(), made.get());
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
        assertNoThreadIsLeft();
    }

    /** Games that do not end by themselves, many more than can be played. */
    private static SelfPlay endless() {
        return SelfPlay.of(BASIC, Players.dellacherie())
                .withMaxPieces(Integer.MAX_VALUE)
                .withThreads(3);
    }

    @Test
    void anInterruptEndsGamesThatDoNotEnd() {
        var caller = Thread.currentThread();
        var run = endless().withProgress((played, games) -> caller.interrupt());
        assertThrows(CancellationException.class, run::run);
        assertTrue(Thread.interrupted());
        assertNoThreadIsLeft();
    }

    @Test
    void aProgressListenerThatThrowsEndsTheThreads() {
        var run = endless().withProgress((played, games) -> {
            throw new IllegalStateException("no more");
        });
        assertEquals(
                "no more", assertThrows(IllegalStateException.class, run::run).getMessage());
        assertNoThreadIsLeft();
    }

    @Test
    void aTakerOfResultsThatThrowsEndsTheThreads() {
        var run = RUN.withGames(Integer.MAX_VALUE).withThreads(3);
        var thrown = assertThrows(
                IllegalStateException.class,
                () -> run.run(result -> {
                    throw new IllegalStateException("enough of " + result.game());
                }));
        assertEquals("enough of 0", thrown.getMessage());
        assertNoThreadIsLeft();
    }

    @Test
    void aFailureEndsTheThreads() {
        var first = new AtomicInteger();
        var dellacherie = Players.dellacherie();
        Player faulty = new Player() {
            @Override
            public Move play(GameView game, long random) {
                return dellacherie.play(game, random);
            }

            @Override
            public Player newGame(Ruleset ruleset) {
                if (first.getAndIncrement() == 0) {
                    throw new IllegalStateException("not this one");
                }
                return this;
            }
        };
        var run = endless().withThreads(1).withPlayer(faulty);
        assertThrows(SelfPlayException.class, run::run);
        assertNoThreadIsLeft();
    }

    private static void assertNoThreadIsLeft() {
        assertEquals(
                List.of(),
                Thread.getAllStackTraces().keySet().stream()
                        .map(Thread::getName)
                        .filter(name -> name.startsWith("self-play-"))
                        .toList());
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
    void aGameHasAtLeastOnePiece() {
        assertThrows(IllegalArgumentException.class, () -> RUN.withMaxPieces(0));
    }

    @Test
    void aGameBeyondTheRunIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> RUN.game(300));
        assertThrows(IllegalArgumentException.class, () -> RUN.result(-1));
    }

    @Test
    void runsAreEqualIfAllTheirPartsAre() {
        assertEquals(RUN, SelfPlay.of(BASIC, Players.random()).withGames(300).withSeed(5));
        var others = List.of(
                RUN.withRuleset(SQUARES),
                RUN.withPlayer(Players.dellacherie()),
                RUN.withMaxPieces(1),
                RUN.withGames(1),
                RUN.withSeed(1),
                RUN.withThreads(99),
                RUN.withChecked(true),
                RUN.withProgress((played, games) -> {}));
        others.forEach(other -> assertNotEquals(RUN, other));
    }

    @Test
    void aFrameShowsTheNextPieces() {
        var rules = Rulesets.guideline().withHold(HoldRule.OFF);
        for (var played : List.of(rules, rules.untimed())) {
            var spawned = SelfPlay.of(played, Players.random())
                    .game(3)
                    .filter(frame -> frame.kind() == Frame.Kind.SPAWN)
                    .limit(12)
                    .toList();
            for (var i = 0; i + 1 < spawned.size(); i++) {
                assertEquals(played.spawning().preview(), spawned.get(i).next().size());
                assertEquals(
                        spawned.get(i).next().get(0),
                        spawned.get(i + 1).piece().orElseThrow().type());
            }
        }
    }

    @Test
    void aFrameShowsThePieceOnHold() {
        var held = SelfPlay.of(Rulesets.guideline(), Players.random())
                .withGames(5)
                .game(1)
                .filter(frame -> frame.input().equals(Optional.of(Input.HOLD)))
                .map(Frame::held)
                .toList();
        assertFalse(held.isEmpty());
        assertTrue(held.stream().allMatch(Optional::isPresent), held::toString);
    }

    @Test
    void threadsOutOfTheirRangeAreRefused() {
        for (var number : List.of(0, SelfPlay.MAX_THREADS + 1, 1_000_000_000)) {
            assertEquals(
                    "number of threads must be 1 to 4096: " + number,
                    assertThrows(IllegalArgumentException.class, () -> RUN.withThreads(number))
                            .getMessage());
        }
    }
}
