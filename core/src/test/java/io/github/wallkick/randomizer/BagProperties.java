package io.github.wallkick.randomizer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongFunction;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** What the bags promise of each window of pieces. */
class BagProperties {
    private static final int BAGS = 12;

    /** The bags of the seven that hold nothing but as many of each, by the number of copies. */
    private static final Map<LongFunction<Randomizer>, Integer> EVEN_BAGS = Map.of(
            Randomizers::sevenBag,
            1,
            Randomizers::sevenBagNoSzoStart,
            1,
            TetrioRandomizers::sevenBag,
            1,
            NullpominoRandomizers::bag,
            1,
            NullpominoRandomizers::bagNoSzo,
            1,
            Randomizers::fourteenBag,
            2,
            TetrioRandomizers::fourteenBag,
            2,
            NullpominoRandomizers::doubleBag,
            2,
            seed -> Randomizers.bag(3, seed),
            3);

    /** The bags of one of each and extras, by the number of extras. */
    private static final Map<LongFunction<Randomizer>, Integer> BAGS_WITH_EXTRAS = Map.of(
            Randomizers::sevenPlusOne, 1,
            TetrioRandomizers::sevenPlusOne, 1,
            NullpominoRandomizers::bagBonus, 1,
            Randomizers::sevenPlusTwo, 2,
            TetrioRandomizers::sevenPlusTwo, 2);

    @Provide
    Arbitrary<Map.Entry<LongFunction<Randomizer>, Integer>> evenBags() {
        return Arbitraries.of(EVEN_BAGS.entrySet());
    }

    @Provide
    Arbitrary<Map.Entry<LongFunction<Randomizer>, Integer>> bagsWithExtras() {
        return Arbitraries.of(BAGS_WITH_EXTRAS.entrySet());
    }

    @Provide
    Arbitrary<LongFunction<Randomizer>> fadingBags() {
        return Arbitraries.of(List.of(Randomizers::sevenPlusX, TetrioRandomizers::sevenPlusX));
    }

    @Provide
    Arbitrary<LongFunction<Randomizer>> pairs() {
        return Arbitraries.of(List.of(Randomizers::pairs, TetrioRandomizers::pairs));
    }

    @Property
    void anEvenBagHoldsAsManyOfEach(
            @ForAll("evenBags") Map.Entry<LongFunction<Randomizer>, Integer> bag, @ForAll long seed) {
        var copies = bag.getValue();
        for (var pieces : windows(bag.getKey().apply(seed), Collections.nCopies(BAGS, 7 * copies))) {
            assertEquals(Set.of(copies), Set.copyOf(counts(pieces).values()), pieces::toString);
            assertEquals(7, counts(pieces).size());
        }
    }

    /** First of one bag, last of the next: all the others lie between. */
    @Property
    void noDroughtIsLongerThanTheBagAllows(
            @ForAll("evenBags") Map.Entry<LongFunction<Randomizer>, Integer> bag, @ForAll long seed) {
        var pieces = Deals.pieces(bag.getKey().apply(seed), 300);
        var most = 2 * 6 * bag.getValue();
        for (var type : Tetromino.values()) {
            var gap = 0;
            for (var piece : pieces) {
                gap = piece == type ? 0 : gap + 1;
                assertTrue(gap <= most, () -> "a drought of " + type + " longer than " + most);
            }
        }
    }

    @Property
    void noRunIsLongerThanTwoBagsAllow(
            @ForAll("evenBags") Map.Entry<LongFunction<Randomizer>, Integer> bag, @ForAll long seed) {
        var pieces = Deals.pieces(bag.getKey().apply(seed), 300);
        var run = 0;
        for (var i = 1; i < pieces.size(); i++) {
            run = pieces.get(i) == pieces.get(i - 1) ? run + 1 : 0;
            assertTrue(run < 2 * bag.getValue());
        }
    }

    @Property
    void aBagWithExtrasHoldsEveryType(
            @ForAll("bagsWithExtras") Map.Entry<LongFunction<Randomizer>, Integer> bag, @ForAll long seed) {
        var size = 7 + bag.getValue();
        for (var pieces : windows(bag.getKey().apply(seed), Collections.nCopies(BAGS, size))) {
            assertEquals(7, counts(pieces).size(), pieces::toString);
        }
    }

    @Property
    void theFadingBagsHoldTenNineEightEightAndThenSeven(
            @ForAll("fadingBags") LongFunction<Randomizer> bag, @ForAll long seed) {
        for (var pieces : windows(bag.apply(seed), List.of(10, 9, 8, 8, 7, 7, 7))) {
            assertEquals(7, counts(pieces).size(), pieces::toString);
        }
    }

    /** They come from one shuffled bag, of which 3 + 2 + 1 + 1 are all. */
    @Property
    void theExtrasOfTheFadingBagsAreOneOfEach(@ForAll("fadingBags") LongFunction<Randomizer> bag, @ForAll long seed) {
        var counts = counts(Deals.pieces(bag.apply(seed), 10 + 9 + 8 + 8));
        assertEquals(Set.of(5), Set.copyOf(counts.values()));
    }

    @Property
    void pairsAreThreeEachOfTwoTypes(@ForAll("pairs") LongFunction<Randomizer> bag, @ForAll long seed) {
        for (var pieces : windows(bag.apply(seed), Collections.nCopies(BAGS, 6))) {
            assertEquals(List.of(3, 3), List.copyOf(counts(pieces).values()), pieces::toString);
        }
    }

    @Property
    void theFirstPieceOfANoSzoBagIsEasy(@ForAll long seed) {
        var easy = Set.of(Tetromino.I, Tetromino.T, Tetromino.J, Tetromino.L);
        assertTrue(easy.contains(Randomizers.sevenBagNoSzoStart(seed).draw().piece()));
    }

    @Property
    void aBagOfOtherTypesHoldsOneOfEach(@ForAll long seed, @ForAll @IntRange(min = 1, max = 64) int size) {
        var types = Presets.types(size);
        for (var pieces : windows(Randomizers.sevenBag(seed, types), List.of(size, size, size))) {
            assertEquals(Set.of(types), new HashSet<>(pieces));
        }
    }

    @Property
    void aBagOfSeveralOfOtherTypesHoldsAsManyOfEach(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 64) int size,
            @ForAll @IntRange(min = 1, max = 8) int copies) {
        var types = Presets.types(size);
        for (var pieces : windows(Randomizers.bag(copies, seed, types), List.of(size * copies, size * copies))) {
            assertEquals(Set.of(copies), Set.copyOf(counts(pieces).values()));
            assertEquals(size, counts(pieces).size());
        }
    }

    @Property
    void aScriptComesFirstAndItsFollowerAfter(@ForAll long seed, @ForAll List<Tetromino> script) {
        var follower = Randomizers.sevenBag(seed);
        var expected = new ArrayList<PieceType>(script);
        expected.addAll(Deals.pieces(follower, 30));
        assertEquals(expected, Deals.pieces(Randomizers.fixedQueue(script, follower), script.size() + 30));
    }

    private static List<List<PieceType>> windows(Randomizer randomizer, List<Integer> sizes) {
        var windows = new ArrayList<List<PieceType>>();
        var rest = randomizer;
        for (var size : sizes) {
            windows.add(Deals.pieces(rest, size));
            rest = Deals.after(rest, size);
        }
        return windows;
    }

    private static Map<PieceType, Integer> counts(List<PieceType> pieces) {
        var counts = new HashMap<PieceType, Integer>();
        for (var piece : pieces) {
            counts.merge(piece, 1, Integer::sum);
        }
        return counts;
    }
}
