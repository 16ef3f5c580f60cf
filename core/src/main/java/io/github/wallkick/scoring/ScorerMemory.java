package io.github.wallkick.scoring;

import io.github.wallkick.internal.Check;

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
        Check.atLeast("lines towards the next level", goalLines, 0);
        Check.atLeast("nanoseconds in the level", levelNanos, 0);
        Check.atLeast("combo weight", comboWeight, 0);
        Check.atLeast("unpaid points", unpaid, 0);
    }

    /**
     * This memory with other progress towards the next level.
     *
     * @param lines lines that count towards the next level, 0 or more
     * @param nanos nanoseconds played in this level, 0 or more
     * @return the changed memory
     */
    public ScorerMemory withGoal(int lines, long nanos) {
        return lines == goalLines && nanos == levelNanos ? this : new ScorerMemory(lines, nanos, comboWeight, unpaid);
    }

    /**
     * This memory with another combo weight.
     *
     * @param weight the sum over the running combo, 0 or more
     * @return the changed memory
     */
    public ScorerMemory withComboWeight(int weight) {
        return weight == comboWeight ? this : new ScorerMemory(goalLines, levelNanos, weight, unpaid);
    }

    /**
     * This memory with other points to be paid later.
     *
     * @param points points not yet paid, 0 or more
     * @return the changed memory
     */
    public ScorerMemory withUnpaid(long points) {
        return points == unpaid ? this : new ScorerMemory(goalLines, levelNanos, comboWeight, points);
    }
}
