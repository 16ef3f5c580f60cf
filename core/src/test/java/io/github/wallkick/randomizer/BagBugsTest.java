package io.github.wallkick.randomizer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.BugCase;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Public reports about randomizers, each with the right outcome; what is to be done and expected comes from the case. */
class BagBugsTest {
    private static final Map<String, Consumer<BugCase>> CHECKS = Map.of(
            "bag-01", BagBugsTest::aSavedBagGoesOn,
            "bag-03", BagBugsTest::waitsAreBounded,
            "bag-04", BagBugsTest::anEasyStartIsStillABag,
            "bag-06", BagBugsTest::repeatsHaveTheirChance,
            "bag-07", BagBugsTest::seedsHaveGamesOfTheirOwn,
            "bag-09", BagBugsTest::goingBackGivesTheSamePieces,
            "bag-10", BagBugsTest::everyOrderIsAsLikely);

    private static List<BugCase> cases() {
        return BugCase.ofKinds("bag");
    }

    @Test
    void everyReportHasItsCheck() {
        assertEquals(CHECKS.keySet(), cases().stream().map(BugCase::id).collect(Collectors.toSet()));
    }

    @TestFactory
    Stream<DynamicTest> theOutcomeIsTheRightOne() {
        return cases().stream()
                .map(bug -> DynamicTest.dynamicTest(
                        bug.id(),
                        () -> Objects.requireNonNull(CHECKS.get(bug.id()), bug::id)
                                .accept(bug)));
    }

    /** The numbers in the text of a step. */
    private static List<Integer> numbers(BugCase bug, int step) {
        var numbers = new ArrayList<Integer>();
        var matcher = Pattern.compile("\\d+")
                .matcher(bug.inputs().get(step).path("op").asText());
        while (matcher.find()) {
            numbers.add(Integer.parseInt(matcher.group()));
        }
        return numbers;
    }

    private static void aSavedBagGoesOn(BugCase bug) {
        var before = numbers(bug, 0).get(0);
        var after = numbers(bug, 2).get(0);
        for (var seed = 0; seed < 100; seed++) {
            var bag = Randomizers.sevenBag(seed);
            var saved = Sequences.after(bag, before).toString();
            var dealt = Sequences.letters(bag, before) + Sequences.letters(Randomizers.parse(saved), after);
            assertEquals(Sequences.letters(bag, before + after), dealt);
            for (var i = 0; i < dealt.length(); i += 7) {
                assertEquals(7, dealt.substring(i, i + 7).chars().distinct().count());
            }
        }
    }

    private static void waitsAreBounded(BugCase bug) {
        var pieces = Sequences.pieces(Randomizers.sevenBag(1), numbers(bug, 0).get(0));
        var expected = bug.expected();
        var most = expected.path("max_other_pieces_between_two_I").asInt();
        assertTrue(RandomizerStatistics.of(pieces).longestDrought(Tetromino.I) <= most);
        assertTrue(longestRun(pieces) <= expected.path("max_run_of_same_piece").asInt());
    }

    private static int longestRun(List<PieceType> pieces) {
        var longest = 1;
        var run = 1;
        for (var i = 1; i < pieces.size(); i++) {
            run = pieces.get(i) == pieces.get(i - 1) ? run + 1 : 1;
            longest = Math.max(longest, run);
        }
        return longest;
    }

    private static void anEasyStartIsStillABag(BugCase bug) {
        var asked = numbers(bug, 0);
        for (var seed = 0; seed < asked.get(1); seed++) {
            for (var bag : List.of(Randomizers.sevenBagNoSzoStart(seed), NullpominoRandomizers.bagNoSzo(seed))) {
                var pieces = Sequences.pieces(bag, asked.get(0));
                assertTrue(Set.of(Tetromino.I, Tetromino.T, Tetromino.L, Tetromino.J)
                        .contains(pieces.get(0)));
                assertEquals(7, new HashSet<>(pieces).size());
            }
        }
    }

    private static void repeatsHaveTheirChance(BugCase bug) {
        var statistics =
                RandomizerStatistics.of(Randomizers.classic(1), numbers(bug, 0).get(0));
        var chance = bug.expected().path("p_repeat_expected").asDouble();
        assertEquals(chance, statistics.repeats() / (double) statistics.draws(), 0.001);
        for (var type : Tetromino.values()) {
            assertEquals(1 / 7.0, statistics.count(type) / (double) statistics.draws(), 0.002);
        }
    }

    private static void seedsHaveGamesOfTheirOwn(BugCase bug) {
        var asked = numbers(bug, 0);
        var starts = new HashSet<String>();
        for (var seed = asked.get(0); seed <= asked.get(1); seed++) {
            var start = Sequences.letters(Randomizers.sevenBag(seed), asked.get(2));
            starts.add(start);
            assertEquals(start, Sequences.letters(Randomizers.sevenBag(seed), asked.get(2)));
        }
        var least = bug.expected().path("distinct_first14_at_least").asInt();
        assertTrue(starts.size() >= least, "different starts: " + starts.size());
    }

    private static void goingBackGivesTheSamePieces(BugCase bug) {
        var counts = numbers(bug, 0);
        for (var seed = 0; seed < 100; seed++) {
            var snapshot = Sequences.after(Randomizers.sevenBag(seed), counts.get(0));
            var once = Sequences.pieces(snapshot, counts.get(1));
            var again = Sequences.pieces(snapshot, counts.get(2));
            assertEquals(once, again);
            assertTrue(longestRun(Sequences.pieces(Randomizers.sevenBag(seed), counts.get(0) + counts.get(1))) < 3);
        }
    }

    private static void everyOrderIsAsLikely(BugCase bug) {
        var seeds = numbers(bug, 0).get(0);
        var counts = new int[7][7];
        var orders = new HashSet<String>();
        for (var seed = 0; seed < seeds; seed++) {
            var pieces = Sequences.pieces(Randomizers.sevenBag(seed), 7);
            for (var place = 0; place < 7; place++) {
                counts[place][((Tetromino) pieces.get(place)).ordinal()]++;
            }
            orders.add(pieces.toString());
        }
        for (var place : counts) {
            for (var count : place) {
                assertEquals(seeds / 7.0, count, 500);
            }
        }
        assertEquals(5040, orders.size());
    }
}
