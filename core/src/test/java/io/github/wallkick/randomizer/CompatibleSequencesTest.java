package io.github.wallkick.randomizer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.TestData;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The sequences of other programs, seed by seed. */
class CompatibleSequencesTest {
    private static final Map<String, String> TETRIO = Map.of(
            "7-bag", "tetrio-7-bag",
            "14-bag", "tetrio-14-bag",
            "7+1-bag", "tetrio-7+1-bag",
            "7+2-bag", "tetrio-7+2-bag",
            "7+x-bag", "tetrio-7+x-bag",
            "classic", "tetrio-classic",
            "pairs", "tetrio-pairs",
            "total mayhem", "tetrio-total-mayhem");

    private static final Map<String, String> NULLPOMINO = Map.of(
            "MemorylessRandomizer", "nullpomino-memoryless",
            "BagRandomizer", "nullpomino-bag",
            "DoubleBagRandomizer", "nullpomino-double-bag",
            "BagNoSZORandomizer", "nullpomino-bag-no-szo",
            "BagBonusRandomizer", "nullpomino-bag-bonus",
            "History4RollsRandomizer", "nullpomino-history-4-rolls",
            "History6RollsRandomizer", "nullpomino-history-6-rolls",
            "NintendoRandomizer", "nullpomino-nintendo",
            "StrictHistoryRandomizer", "nullpomino-strict-history");

    @TestFactory
    List<DynamicTest> queuesAreThoseOfTetrio() {
        var tests = new ArrayList<DynamicTest>();
        var kinds = TestData.json(CompatibleSequencesTest.class, "tetrio-sequences.json");
        kinds.properties()
                .forEach(kind -> kind.getValue()
                        .properties()
                        .forEach(seed -> tests.add(sequence(
                                named(TETRIO, kind.getKey()),
                                Long.parseLong(seed.getKey()),
                                seed.getValue().asText()))));
        assertEquals(8 * 5, tests.size());
        return tests;
    }

    @TestFactory
    List<DynamicTest> sequencesAreThoseOfNullpomino() {
        var tests = new ArrayList<DynamicTest>();
        for (var line : TestData.lines(CompatibleSequencesTest.class, "nullpomino-sequences.txt")) {
            var fields = line.split(" ", -1);
            tests.add(sequence(named(NULLPOMINO, fields[1]), Long.parseLong(fields[0]), fields[2]));
        }
        assertEquals(9 * 2, tests.size());
        return tests;
    }

    private static String named(Map<String, String> names, String theirs) {
        return Objects.requireNonNull(names.get(theirs), theirs);
    }

    private static DynamicTest sequence(String name, long seed, String letters) {
        return DynamicTest.dynamicTest(
                name + " by seed " + seed,
                () -> assertEquals(letters, Sequences.letters(Randomizers.named(name, seed), letters.length())));
    }
}
