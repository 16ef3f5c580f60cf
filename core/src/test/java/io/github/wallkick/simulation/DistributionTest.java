package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

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
}
