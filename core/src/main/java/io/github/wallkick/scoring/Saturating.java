package io.github.wallkick.scoring;

/** Sums and products of numbers from 0 on that stay at the largest number instead of overflowing. */
final class Saturating {
    private Saturating() {}

    static int plus(int number, int more) {
        return (int) Math.min((long) number + more, Integer.MAX_VALUE);
    }

    static long plus(long number, long more) {
        return number > Long.MAX_VALUE - more ? Long.MAX_VALUE : number + more;
    }

    static long times(long number, long factor) {
        return factor > 0 && number > Long.MAX_VALUE / factor ? Long.MAX_VALUE : number * factor;
    }
}
