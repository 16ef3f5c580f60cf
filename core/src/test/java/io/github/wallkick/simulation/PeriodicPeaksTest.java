package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class PeriodicPeaksTest {
    private static final int GAMES = 10_000;

    /** A hump of games like those of random play, some of them moved down to a multiple of a period. */
    private static Distribution hump(long seed, int period, double moved) {
        var random = new SplittableRandom(seed);
        return Distribution.of(LongStream.generate(() -> {
                    var length = random.nextLong(40) + random.nextLong(40) + random.nextLong(40);
                    return random.nextDouble() < moved ? length / period * period : length;
                })
                .limit(GAMES));
    }

    @Test
    void aSmoothHumpHasNone() {
        for (var seed = 0; seed < 20; seed++) {
            assertEquals(OptionalInt.empty(), PeriodicPeaks.period(hump(seed, 1, 0)));
        }
    }

    @Test
    void peaksAreFoundAtTheirDistance() {
        for (var period = 2; period <= 12; period++) {
            assertEquals(OptionalInt.of(period), PeriodicPeaks.period(hump(period, period, 0.3)));
        }
    }

    @Test
    void tooFewGamesShowNothing() {
        assertEquals(OptionalInt.empty(), PeriodicPeaks.period(Distribution.of(1, 11, 21, 31, 41, 51)));
    }

    @Test
    void oneSinglePeakIsNoPeriod() {
        var values = LongStream.concat(
                LongStream.range(0, GAMES).map(i -> i % 60),
                LongStream.generate(() -> 30).limit(GAMES / 10));
        assertEquals(OptionalInt.empty(), PeriodicPeaks.period(Distribution.of(values)));
    }
}
