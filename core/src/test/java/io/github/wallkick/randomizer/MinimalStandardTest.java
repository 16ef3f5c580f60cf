package io.github.wallkick.randomizer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MinimalStandardTest {
    @Test
    void theTenThousandthValueIsThePublishedOne() {
        // Source: S. Park, K. Miller, "Random number generators: good ones are hard to find", 1988
        var rng = Rng.MinimalStandard.ofSeed(1);
        for (var i = 0; i < 10_000; i++) {
            rng = rng.next(7);
        }
        assertEquals(1043618065, rng.state());
    }

    @Test
    void theFirstValuesAreThePublishedOnes() {
        var values = new ArrayList<Long>();
        var rng = Rng.MinimalStandard.ofSeed(1);
        for (var i = 0; i < 5; i++) {
            rng = rng.next(7);
            values.add(rng.state());
        }
        assertEquals(List.of(16807L, 282475249L, 1622650073L, 984943658L, 1144108930L), values);
    }

    @ParameterizedTest
    @CsvSource({"0,2147483646", "2147483647,2147483646", "-1,2147483645", "2147483648,1", "42,42"})
    void everySeedIsBroughtIntoTheRange(long seed, long state) {
        assertEquals(state, Rng.MinimalStandard.ofSeed(seed).state());
    }

    /** The corners are where a face begins: there rounding could tell. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21})
    void facesAreThoseOfTheGamesFloatingPoint(int bound) {
        for (var face = 0L; face < bound; face++) {
            var corner = face * (Rng.MinimalStandard.MODULUS - 1) / bound + 1;
            for (var state = Math.max(1, corner - 1); state <= corner + 2; state++) {
                var inTheGame = (int) Math.floor((state - 1) / 2147483646.0 * bound);
                assertEquals(inTheGame, new Rng.MinimalStandard(state).value(bound));
            }
        }
    }
}
