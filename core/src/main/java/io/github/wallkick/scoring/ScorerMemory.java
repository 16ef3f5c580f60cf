package io.github.wallkick.scoring;

/**
 * What rules remember from lock to lock and players do not see on the score board.
 *
 * @param goalLines lines that count towards the next level, as the level rule counts them, 0 or more
 * @param levelNanos nanoseconds played in this level, as far as the level rule counts them, 0 or more
 * @param comboWeight the sum of what a scorer weighs the clears of the running combo with, 0 without a combo; the TGM
 *     scorers use it, since their combo grows faster by larger clears
 * @param unpaid points earned and not paid before the level ends, 0 or more
 * @since 0.1.0
 */
public record ScorerMemory(int goalLines, long levelNanos, int comboWeight, long unpaid) {
    /** Nothing to remember: the start of a game. */
    public static final ScorerMemory NONE = new ScorerMemory(0, 0, 0, 0);

    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if one is negative
     */
    public ScorerMemory {
        Require.notNegative("lines towards the next level", goalLines);
        Require.notNegative("nanoseconds in the level", levelNanos);
        Require.notNegative("combo weight", comboWeight);
        Require.notNegative("unpaid points", unpaid);
    }

    /**
     * This carry with other progress towards the next level.
     *
     * @param lines lines that count towards the next level, 0 or more
     * @param nanos nanoseconds played in this level, 0 or more
     * @return the changed carry
     */
    public ScorerMemory withGoal(int lines, long nanos) {
        return lines == goalLines && nanos == levelNanos ? this : new ScorerMemory(lines, nanos, comboWeight, unpaid);
    }

    /**
     * This carry with another combo weight.
     *
     * @param weight the sum over the running combo, 0 or more
     * @return the changed carry
     */
    public ScorerMemory withComboWeight(int weight) {
        return weight == comboWeight ? this : new ScorerMemory(goalLines, levelNanos, weight, unpaid);
    }

    /**
     * This carry with other points to be paid later.
     *
     * @param points points not yet paid, 0 or more
     * @return the changed carry
     */
    public ScorerMemory withUnpaid(long points) {
        return points == unpaid ? this : new ScorerMemory(goalLines, levelNanos, comboWeight, points);
    }
}
