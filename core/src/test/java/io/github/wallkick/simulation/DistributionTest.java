package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class DistributionTest {
    private static final Distribution EIGHT = Distribution.of(5, 2, 4, 4, 9, 4, 5, 7);

    @Test
    void theMeanIsTheSumByTheSize() {
        assertEquals(5.0, EIGHT.mean());
    }

    @Test
    void theDeviationIsThatOfASample() {
        assertEquals(Math.sqrt(32.0 / 7), EIGHT.deviation());
    }

    @Test
    void aSingleValueDoesNotDeviate() {
        assertEquals(0.0, Distribution.of(3).deviation());
    }

    @Test
    void theMedianOfAnEvenNumberIsBetweenTheMiddleOnes() {
        assertEquals(4.5, EIGHT.median());
    }

    @Test
    void theMedianOfAnOddNumberIsTheMiddleOne() {
        assertEquals(2.0, Distribution.of(9, 1, 2).median());
    }

    @Test
    void aQuantileIsTheNearestRank() {
        assertEquals(4, EIGHT.quantile(0.5));
        assertEquals(7, EIGHT.quantile(0.8));
    }

    @Test
    void theQuantilesReachFromMinimumToMaximum() {
        assertEquals(EIGHT.min(), EIGHT.quantile(0));
        assertEquals(EIGHT.max(), EIGHT.quantile(1));
    }

    @Test
    void aShareAboveOneIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> EIGHT.quantile(1.01));
    }

    @Test
    void aShareThatIsNoNumberIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> EIGHT.quantile(Double.NaN));
    }

    @Test
    void anIntervalIncludesItsBeginningOnly() {
        assertEquals(3, EIGHT.count(4, 5));
        assertEquals(5, EIGHT.count(4, 6));
        assertEquals(0, EIGHT.count(6, 6));
    }

    @Test
    void theOrderOfTheValuesPlaysNoPart() {
        assertEquals(Distribution.of(1, 2, 3), Distribution.of(3, 1, 2));
    }

    @Test
    void nothingHasNoDistribution() {
        assertThrows(IllegalArgumentException.class, () -> Distribution.of(LongStream.empty()));
    }

    @Test
    void sumsBeyondALongEndThereAndMeansDoNot() {
        var largest = Distribution.of(Long.MAX_VALUE, Long.MAX_VALUE);
        assertEquals(Long.MAX_VALUE, largest.sum());
        assertEquals((double) Long.MAX_VALUE, largest.mean());
        assertEquals((double) Long.MAX_VALUE, largest.median());
        assertEquals(0.0, largest.deviation());
        var smallest = Distribution.of(Long.MIN_VALUE, Long.MIN_VALUE, -1);
        assertEquals(Long.MIN_VALUE, smallest.sum());
        assertEquals(-Math.pow(2, 64) / 3, smallest.mean(), 1e4);
    }

    @Test
    void theEndsOfTheRangeAreFarApart() {
        var both = Distribution.of(Long.MIN_VALUE, Long.MAX_VALUE);
        assertEquals(-0.5, both.mean());
        assertEquals(Math.pow(2, 63) * Math.sqrt(2), both.deviation());
        assertEquals(1, both.count(Long.MIN_VALUE, 0));
        assertEquals(2, both.count(Long.MIN_VALUE, Long.MAX_VALUE) + 1);
    }

    @Test
    void manyDifferentNumbersShareCells() {
        var numbers = 4 * Distribution.MAX_CELLS;
        var wide = Distribution.of(LongStream.range(0, numbers));
        assertEquals(4, wide.cellWidth());
        assertEquals(numbers, wide.size());
        assertEquals((numbers - 1) / 2.0, wide.mean());
        assertEquals(List.of(0L, numbers - 1L), List.of(wide.min(), wide.max()));
        assertEquals(numbers / 2.0, (double) wide.quantile(0.5), 4.0);
        assertEquals(400, wide.count(800, 1200));
    }

    @Test
    void asManyNumbersAsThereAreCellsAreCountedOneByOne() {
        assertEquals(
                1, Distribution.of(LongStream.range(0, Distribution.MAX_CELLS)).cellWidth());
        assertEquals(
                2,
                Distribution.of(LongStream.rangeClosed(0, Distribution.MAX_CELLS))
                        .cellWidth());
    }

    @Test
    void distributionsThatDifferInOneNumberAreUnequal() {
        assertNotEquals(Distribution.of(1, 2, 3), Distribution.of(1, 2, 4));
        assertNotEquals(Distribution.of(1, 2, 3), Distribution.of(1, 2, 2));
        assertNotEquals(Distribution.of(1, 2), Distribution.of(1, 2, 2));
        assertEquals(Distribution.of(1, 2).hashCode(), Distribution.of(2, 1).hashCode());
    }

    @Test
    void countsFromANumberOnAreThoseOfEach() {
        assertArrayEquals(new long[] {0, 3, 2, 0, 1}, EIGHT.countsFrom(3, 5));
    }
}
