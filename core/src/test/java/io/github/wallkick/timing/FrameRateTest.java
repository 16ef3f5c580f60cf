package io.github.wallkick.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FrameRateTest {
    @Test
    void thirtyFramesOf60HertzAreHalfASecond() {
        assertEquals(500_000_000, FrameRate.HZ_60.nanosAt(30));
    }

    // Source: nesdev wiki, Cycle reference chart; Pan Docs, Rendering
    @ParameterizedTest
    @CsvSource({"60.0000, 60, 1", "60.0988, 39375000, 655171", "50.0070, 3546895, 70928", "59.7275, 4194304, 70224"})
    void tenThousandSecondsHoldTenThousandTimesTheHertz(double hertz, long numerator, long denominator) {
        var frames = FrameRate.ofHertz(numerator, denominator).framesAt(10_000_000_000_000L);
        assertEquals(hertz, frames / 10_000.0, 0.00011);
    }

    @ParameterizedTest
    @CsvSource({"60, 1, HZ_60", "39375000, 655171, NES_NTSC", "3546895, 70928, NES_PAL", "4194304, 70224, GAME_BOY"})
    void namedRatesAreTheirRatios(long numerator, long denominator, String name) throws ReflectiveOperationException {
        assertEquals(FrameRate.class.getField(name).get(null), FrameRate.ofHertz(numerator, denominator));
    }

    @Test
    void equalRatiosAreEqual() {
        assertEquals(new FrameRate(60, 1_000_000_000), new FrameRate(120, 2_000_000_000));
    }

    @Test
    void aFrameThatHasNotBegunDoesNotCount() {
        assertEquals(59, FrameRate.HZ_60.framesAt(999_999_999));
        assertEquals(60, FrameRate.HZ_60.framesAt(Duration.ofSeconds(1)));
    }

    @Test
    void theLongestTimeIsCounted() {
        assertEquals(553_402_322_211L, FrameRate.HZ_60.framesAt(Long.MAX_VALUE));
    }

    @Test
    void aFrameBeyondTheLongestTimeIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> FrameRate.HZ_60.nanosAt(553_402_322_212L));
    }

    @Test
    void negativeNumbersAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> FrameRate.HZ_60.framesAt(-1));
        assertThrows(IllegalArgumentException.class, () -> FrameRate.HZ_60.nanosAt(-1));
        assertThrows(IllegalArgumentException.class, () -> FrameRate.ofHertz(0, 1));
        assertThrows(IllegalArgumentException.class, () -> FrameRate.ofHertz(60, 0));
        assertThrows(IllegalArgumentException.class, () -> FrameRate.ofHertz(60, Long.MAX_VALUE));
    }

    /** A negative denominator of this size times a second is positive again. */
    @Test
    void denominatorsThatWouldOverflowAreRefused() {
        for (var seconds : List.of(Long.MIN_VALUE, -9_223_372_037L, -18_446_744_073L, -1L, 0L, 9_223_372_037L)) {
            assertThrows(IllegalArgumentException.class, () -> FrameRate.ofHertz(60, seconds), "" + seconds);
        }
        assertEquals(
                9_223_372_036_000_000_000L, FrameRate.ofHertz(1, 9_223_372_036L).nanos());
    }

    @Test
    void durationsAreTheNanosecondsOfTheOtherMethods() {
        assertEquals(Duration.ofMillis(500), FrameRate.HZ_60.timeAt(30));
        assertEquals(FrameRate.HZ_60, FrameRate.of(60, Duration.ofSeconds(1)));
        assertEquals(Duration.ofMillis(50), FrameRate.HZ_60.span());
        assertEquals(3, FrameRate.HZ_60.frames());
    }

    @Test
    void ratesAreUnequalInEitherNumber() {
        assertNotEquals(new FrameRate(1, 3), new FrameRate(2, 3));
        assertNotEquals(new FrameRate(1, 3), new FrameRate(1, 4));
    }

    @Test
    void anUnknownNameIsRefusedWithTheKnownOnes() {
        var refusal = assertThrows(IllegalArgumentException.class, () -> FrameRate.named("vga"));
        assertEquals(
                "frame rate must be one of continuous, 60hz, nes-ntsc, nes-pal, game-boy: vga", refusal.getMessage());
    }
}
