package io.github.wallkick.timing;

import java.math.BigInteger;

/** Products and quotients of longs that neither overflow nor round: what is too wide for 64 bits takes the slow road. */
final class Wide {
    private static final BigInteger LONGEST = BigInteger.valueOf(Long.MAX_VALUE);

    private Wide() {}

    /** {@code (factor * times + plus) / divisor}, rounded down; at most {@link Long#MAX_VALUE}. Nothing is negative. */
    static long floorDiv(long factor, long times, long plus, long divisor) {
        var sum = factor * times + plus;
        return Math.multiplyHigh(factor, times) == 0 && factor * times >= 0 && sum >= 0
                ? sum / divisor
                : wide(factor, times, plus)
                        .divide(BigInteger.valueOf(divisor))
                        .min(LONGEST)
                        .longValue();
    }

    /** The remainder of {@link #floorDiv}. */
    static long floorMod(long factor, long times, long plus, long divisor) {
        var sum = factor * times + plus;
        return Math.multiplyHigh(factor, times) == 0 && factor * times >= 0 && sum >= 0
                ? sum % divisor
                : wide(factor, times, plus).mod(BigInteger.valueOf(divisor)).longValue();
    }

    /** {@code (factor * times - minus) / divisor}, rounded up; at most {@link Long#MAX_VALUE}, at least 0. */
    static long ceilDiv(long factor, long times, long minus, long divisor) {
        var least = BigInteger.valueOf(minus);
        var high = Math.multiplyHigh(factor, times);
        if (high == 0 && factor * times >= 0) {
            var difference = factor * times - minus;
            return difference <= 0 ? 0 : (difference - 1) / divisor + 1;
        }
        var difference = wide(factor, times, 0).subtract(least);
        if (difference.signum() <= 0) {
            return 0;
        }
        return difference
                .subtract(BigInteger.ONE)
                .divide(BigInteger.valueOf(divisor))
                .add(BigInteger.ONE)
                .min(LONGEST)
                .longValue();
    }

    private static BigInteger wide(long factor, long times, long plus) {
        return BigInteger.valueOf(factor).multiply(BigInteger.valueOf(times)).add(BigInteger.valueOf(plus));
    }
}
