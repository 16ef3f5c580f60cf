package io.github.wallkick.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

/** The arithmetic of longs against that of integers without bounds. */
class MulDivProperties {
    private static final BigInteger LONGEST = BigInteger.valueOf(Long.MAX_VALUE);

    @Property
    void quotientsRoundDown(
            @ForAll @LongRange(min = 0) long factor,
            @ForAll @LongRange(min = 0) long times,
            @ForAll @LongRange(min = 0) long plus,
            @ForAll @LongRange(min = 1) long divisor) {
        var exact =
                product(factor, times).add(BigInteger.valueOf(plus)).divideAndRemainder(BigInteger.valueOf(divisor));
        assertEquals(exact[0].min(LONGEST).longValue(), MulDiv.floorDiv(factor, times, plus, divisor));
        assertEquals(exact[1].longValue(), MulDiv.floorMod(factor, times, plus, divisor));
    }

    @Property
    void quotientsRoundUp(
            @ForAll @LongRange(min = 0) long factor,
            @ForAll @LongRange(min = 0) long times,
            @ForAll @LongRange(min = 0) long minus,
            @ForAll @LongRange(min = 1) long divisor) {
        var difference = product(factor, times).subtract(BigInteger.valueOf(minus));
        Assume.that(difference.signum() >= 0);
        var up = difference
                .add(BigInteger.valueOf(divisor - 1))
                .divide(BigInteger.valueOf(divisor))
                .min(LONGEST);
        assertEquals(up.longValue(), MulDiv.ceilDiv(factor, times, minus, divisor));
    }

    private static BigInteger product(long factor, long times) {
        return BigInteger.valueOf(factor).multiply(BigInteger.valueOf(times));
    }
}
