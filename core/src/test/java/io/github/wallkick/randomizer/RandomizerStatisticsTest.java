package io.github.wallkick.randomizer;

import static io.github.wallkick.piece.Tetromino.I;
import static io.github.wallkick.piece.Tetromino.O;
import static io.github.wallkick.piece.Tetromino.T;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.piece.Tetromino;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RandomizerStatisticsTest {
    private static final List<Tetromino> SEVEN = List.of(Tetromino.values());
    private static final RandomizerStatistics SHORT =
            RandomizerStatistics.of(List.of(T, I, I, O, T, T, O, O, O, I, T, T));

    @Test
    void everyPieceIsCounted() {
        assertEquals(12, SHORT.draws());
        assertEquals(
                List.of(5, 3, 4, 0), List.of(SHORT.count(T), SHORT.count(I), SHORT.count(O), SHORT.count(Tetromino.S)));
    }

    @Test
    void aRepeatIsAPieceLikeTheOneBefore() {
        assertEquals(5, SHORT.repeats());
    }

    @Test
    void droughtsAreThePiecesBetweenTwoOfAType() {
        assertEquals(Map.of(0, 2, 3, 1, 4, 1), SHORT.droughts(T));
        assertEquals(Map.of(0, 1, 6, 1), SHORT.droughts(I));
    }

    @Test
    void theLongestDroughtCountsTheEndsToo() {
        assertEquals(
                List.of(4, 6, 3), List.of(SHORT.longestDrought(T), SHORT.longestDrought(I), SHORT.longestDrought(O)));
        assertEquals(6, SHORT.longestDrought());
    }

    @Test
    void aTypeThatNeverCameHadADroughtAllAlong() {
        assertEquals(12, SHORT.longestDrought(Tetromino.S));
    }

    @Test
    void chiSquareMeasuresTheDistanceFromEqualShares() {
        // (5-4)²/4 + (3-4)²/4 + (4-4)²/4
        assertEquals(0.5, SHORT.chiSquare(List.of(T, I, O)), 1e-12);
    }

    @Test
    void aMissingTypeCountsInChiSquare() {
        // (5-3)²/3 + 0 + (4-3)²/3 + (0-3)²/3
        assertEquals(14 / 3.0, SHORT.chiSquare(List.of(T, I, O, Tetromino.S)), 1e-12);
    }

    @Test
    void noPiecesAreNoSurprise() {
        assertEquals(0, RandomizerStatistics.of(List.of()).chiSquare(SEVEN));
    }

    @Test
    void chanceIsAsUnevenAsChance() {
        for (var seed = 0; seed < 20; seed++) {
            var chiSquare =
                    RandomizerStatistics.of(Randomizers.uniform(seed), 70_000).chiSquare(SEVEN);
            assertTrue(chiSquare > 0.2 && chiSquare < 30, "seed " + seed + ": " + chiSquare);
        }
    }

    @Test
    void aBagIsMoreEvenThanChance() {
        assertEquals(0, RandomizerStatistics.of(Randomizers.sevenBag(1), 70_000).chiSquare(SEVEN));
    }

    @Test
    void negativeNumbersOfDrawsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> RandomizerStatistics.of(Randomizers.sevenBag(1), -1));
    }
}
