package io.github.wallkick.timing;

import java.math.BigInteger;

/** Quotients of products of longs, exact: a product that does not fit 64 bits is computed with {@link BigInteger}. */
final class MulDiv {
    private static final BigInteger LONGEST = BigInteger.valueOf(Long.MAX_VALUE);

    private MulDiv() {}

    /** {@code (factor * times + plus) / divisor}, rounded down; at most {@link Long#MAX_VALUE}. Nothing is negative. */
    static long floorDiv(long factor, long times, long plus, long divisor) {
        var sum = factor * times + plus;
        return isNarrow(factor, times) && sum >= 0
                ? sum / divisor
                : fitted(wide(factor, times, plus).divide(BigInteger.valueOf(divisor)));
    }

    /** The remainder of {@link #floorDiv}. */
    static long floorMod(long factor, long times, long plus, long divisor) {
        var sum = factor * times + plus;
        return isNarrow(factor, times) && sum >= 0
                ? sum % divisor
                : wide(factor, times, plus).mod(BigInteger.valueOf(divisor)).longValue();
    }

    /**
     * {@code (factor * times - minus) / divisor}, rounded up; at most {@link Long#MAX_VALUE}. {@code minus} is at most the
     * product.
     */
    static long ceilDiv(long factor, long times, long minus, long divisor) {
        if (isNarrow(factor, times)) {
            var difference = factor * times - minus;
            return difference / divisor + (difference % divisor == 0 ? 0 : 1);
        }
        var parts = wide(factor, times, -minus).divideAndRemainder(BigInteger.valueOf(divisor));
        return fitted(parts[0].add(BigInteger.valueOf(parts[1].signum())));
    }

    private static boolean isNarrow(long factor, long times) {
        return Math.multiplyHigh(factor, times) == 0 && factor * times >= 0;
    }

    private static BigInteger wide(long factor, long times, long plus) {
        return BigInteger.valueOf(factor).multiply(BigInteger.valueOf(times)).add(BigInteger.valueOf(plus));
    }

    private static long fitted(BigInteger number) {
        return number.min(LONGEST).longValue();
    }
}
