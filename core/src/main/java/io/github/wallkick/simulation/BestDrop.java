package io.github.wallkick.simulation;

/**
 * The best of the drops offered so far. Of equally rated ones it is the one that Colin Fahey's publication of Dellacherie's
 * algorithm prefers: 100 for each column away from the entrance, 10 more to the left, 1 less for each turn.
 */
final class BestDrop {
    private static final int FOR_A_COLUMN = 100;
    private static final int FOR_THE_LEFT = 10;

    private long worth = Long.MIN_VALUE;
    private int quarters;
    private int shift;

    /**
     * Takes a drop if it is better.
     *
     * @param rating its rating
     * @param quarters quarter turns before it, 0 to 3
     * @param columns columns of its shift, negative to the left
     */
    void offer(int rating, int quarters, int columns) {
        var preference = FOR_A_COLUMN * Math.abs(columns) + (columns < 0 ? FOR_THE_LEFT : 0) - quarters;
        var offered = ((long) rating << Integer.SIZE) + preference;
        if (offered > worth) {
            worth = offered;
            this.quarters = quarters;
            shift = columns;
        }
    }

    int quarters() {
        return quarters;
    }

    int shift() {
        return shift;
    }
}
