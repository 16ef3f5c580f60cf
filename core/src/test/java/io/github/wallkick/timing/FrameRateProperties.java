package io.github.wallkick.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.LongRange;

class FrameRateProperties {
    @Property
    void aFrameIsTheFrameAtItsBeginning(
            @ForAll("rates") FrameRate rate, @ForAll @LongRange(min = 0, max = 300_000_000_000L) long frame) {
        assertEquals(frame, rate.framesAt(rate.nanosAt(frame)));
    }

    @Property
    void theNanosecondBeforeAFrameIsInTheFrameBefore(
            @ForAll("rates") FrameRate rate, @ForAll @LongRange(min = 1, max = 300_000_000_000L) long frame) {
        assertEquals(frame - 1, rate.framesAt(rate.nanosAt(frame) - 1));
    }

    @Property
    void framesAreTheRatioRoundedDown(@ForAll("rates") FrameRate rate, @ForAll @LongRange(min = 0) long nanos) {
        var exact = BigInteger.valueOf(nanos)
                .multiply(BigInteger.valueOf(rate.frames()))
                .divide(BigInteger.valueOf(rate.nanos()));
        assertEquals(exact, BigInteger.valueOf(rate.framesAt(nanos)));
    }

    @Provide
    Arbitrary<FrameRate> rates() {
        return Arbitraries.of(FrameRate.HZ_60, FrameRate.NES_NTSC, FrameRate.NES_PAL, FrameRate.GAME_BOY);
    }
}
