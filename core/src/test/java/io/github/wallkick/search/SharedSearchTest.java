package io.github.wallkick.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.ConditionalKicks;
import io.github.wallkick.rotation.KickTable;
import io.github.wallkick.rotation.RotationSystems;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What searches share: threads share a search, searches share what was worked out, and there is an end to what is kept. */
class SharedSearchTest {
    private static final int THREADS = 8;
    private static final int QUESTIONS = 12_000;

    @Test
    void oneSearchAnswersManyThreadsAsItAnswersOne() throws Exception {
        var boards = boards();
        var expected = answers(PlacementSearch.of(RotationSystems.srs()), boards);
        var shared = PlacementSearch.of(RotationSystems.srs());
        var threads = Executors.newFixedThreadPool(THREADS);
        try {
            var answers = new ArrayList<Future<List<Placements>>>();
            for (var i = 0; i < THREADS; i++) {
                answers.add(threads.submit(() -> answers(shared, boards)));
            }
            for (var answer : answers) {
                assertEquals(expected, answer.get());
            }
        } finally {
            threads.shutdownNow();
        }
    }

    /** Boards of several sizes, so that threads make plans and kernels while others search. */
    private static List<Board> boards() {
        var random = new Random(1);
        var sizes = List.of(BoardSize.STANDARD, BoardSize.of(8, 20), BoardSize.of(12, 24), BoardSize.of(20, 30));
        return IntStream.range(0, 60)
                .mapToObj(i -> RandomScenes.stack(random, sizes.get(i % sizes.size()), random.nextInt(18)))
                .toList();
    }

    private static List<Placements> answers(PlacementSearch search, List<Board> boards) {
        var answers = new ArrayList<Placements>();
        var types = Tetromino.values();
        for (var i = 0; i < QUESTIONS; i++) {
            var board = boards.get(i % boards.size());
            var placements = search.reachable(board, types[i % types.length]);
            assertEquals(placements.count(), search.count(board, types[i % types.length]));
            answers.add(placements);
        }
        return answers;
    }

    @Test
    void searchesByEqualRulesShareTheirKernels() {
        assertSame(
                rules(RotationSystems.srs().kickTable().orElseThrow()),
                rules(RotationSystems.of(RotationSystems.srs().kickTable().orElseThrow())
                        .kickTable()
                        .orElseThrow()));
    }

    @Test
    void aProgramThatKeepsAThousandKickTablesMakesABoundedNumberOfKernels() {
        var kept = new ArrayList<PackedRules>();
        for (var i = 0; i < 1_000; i++) {
            var rules = rules(nudging(i));
            rules.kernel(1);
            kept.add(rules);
        }
        assertTrue(PackedRules.kernelsInUse() <= PackedRules.MOST_KERNELS, "kernels: " + PackedRules.kernelsInUse());
        assertNull(kept.get(0).kernelIfHot(1));
        assertNotNull(kept.get(999).kernelIfHot(1));
    }

    @Test
    void rulesThatLostTheirKernelGetAnotherOneWhenTheyAreAskedOftenAgain() {
        var rules = rules(nudging(2_000));
        rules.kernel(1);
        for (var i = 0; i < PackedRules.MOST_KERNELS; i++) {
            rules(nudging(2_001 + i)).kernel(1);
        }
        assertNull(rules.kernelIfHot(1));
        for (var i = 1; i < PackedRules.MANY_QUESTIONS; i++) {
            rules.kernelIfHot(1);
        }
        assertNotNull(rules.kernelIfHot(1));
    }

    @Test
    void aSearchAnswersTheSameBeforeAndAfterItsKernelIsMade() {
        var search = PlacementSearch.of(RotationSystems.of(nudging(5_000)));
        for (var i = 0; i < 2 * PackedRules.MANY_QUESTIONS; i++) {
            assertEquals(34, search.count(Board.empty(), Tetromino.T));
        }
    }

    private static PackedRules rules(KickTable table) {
        var shapes = new CornerShapes(Tetromino.T.shape());
        return PackedRules.of(
                shapes, CornerTurns.of(shapes, ConditionalKicks.always(table), EnumSet.allOf(Turn.class)), 10);
    }

    /** A table unlike that of any other number. */
    private static KickTable nudging(int number) {
        return (type, from, to) -> List.of(
                Offset.ZERO,
                new Offset(number % 5 - 2, number / 5 % 5 - 2),
                new Offset(number / 25 % 5 - 2, number / 125 % 5 - 2),
                new Offset(number / 625 % 5 - 2, number / 3125 % 5 - 2));
    }
}
