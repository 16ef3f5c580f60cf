package io.github.wallkick.scoring;

import io.github.wallkick.internal.Check;

/**
 * What a player has reached: points, lines and level, and the running combo and back-to-back chain.
 *
 * <p>The two counters follow one law, whatever the scorer pays for them, so that attack tables can rely on them: a lock
 * that clears lines raises the combo by one and a lock that clears none ends it; a difficult clear (four lines or more,
 * or by a spin) raises the chain by one, any other clear ends it, and a lock that clears none leaves it as it was. Both
 * are counted as the field does, from −1: the first clear makes the combo 0, the second makes it 1.
 *
 * @param points points paid so far, 0 or more
 * @param lines lines cleared so far, 0 or more
 * @param level the level as the game counts it, 0 or more
 * @param combo locks in a row that cleared lines, less one; −1 if the last lock cleared none
 * @param backToBack difficult clears in a row, less one; −1 if there is no chain
 * @param carry what the rules remember besides
 * @since 0.1.0
 */
public record Score(long points, int lines, int level, int combo, int backToBack, ScorerMemory carry) {
    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if one is out of its range
     */
    public Score {
        Check.atLeast("points", points, 0);
        Check.atLeast("lines", lines, 0);
        Check.atLeast("level", level, 0);
        Check.atLeast("combo", combo, -1);
        Check.atLeast("back-to-back", backToBack, -1);
    }

    /**
     * The score at the start of a game.
     *
     * @param level the level to begin with, 0 or more; most rules of today begin with 1, the older ones with 0
     * @return no points, no lines, no combo and no chain
     * @throws IllegalArgumentException if the level is negative
     */
    public static Score start(int level) {
        return new Score(0, 0, level, -1, -1, ScorerMemory.NONE);
    }

    /**
     * This score with the combo and the back-to-back chain as they are after a lock.
     *
     * @param lock what the lock did
     * @return the changed score
     */
    public Score chained(LockResult lock) {
        if (lock.lines() == 0) {
            return combo < 0 ? this : new Score(points, lines, level, -1, backToBack, carry);
        }
        return new Score(points, lines, level, nextCombo(), lock.isDifficult() ? nextBackToBack() : -1, carry);
    }

    /** The combo after a clear. */
    int nextCombo() {
        return plus(combo, 1);
    }

    /** The back-to-back chain after a difficult clear. */
    int nextBackToBack() {
        return plus(backToBack, 1);
    }

    /** A sum that stays at the greatest number. */
    private static int plus(int number, int more) {
        return (int) Math.min((long) number + more, Integer.MAX_VALUE);
    }

    /**
     * This score with points added.
     *
     * @param more the points to add, 0 or more
     * @return the changed score; its points stay at {@link Long#MAX_VALUE} if the sum is larger
     */
    public Score plusPoints(long more) {
        Check.atLeast("points to add", more, 0);
        return withPoints(more > Long.MAX_VALUE - points ? Long.MAX_VALUE : points + more);
    }

    /**
     * This score with other points.
     *
     * @param total the points, 0 or more
     * @return the changed score
     */
    public Score withPoints(long total) {
        return total == points ? this : new Score(total, lines, level, combo, backToBack, carry);
    }

    /**
     * This score with lines added; the level stays.
     *
     * @param more the lines to add, 0 or more
     * @return the changed score; its lines stay at {@link Integer#MAX_VALUE} if the sum is larger
     */
    public Score plusLines(int more) {
        Check.atLeast("lines to add", more, 0);
        return more == 0 ? this : new Score(points, plus(lines, more), level, combo, backToBack, carry);
    }

    /**
     * This score at another level.
     *
     * @param other the level, 0 or more
     * @return the changed score
     */
    public Score withLevel(int other) {
        return other == level ? this : new Score(points, lines, other, combo, backToBack, carry);
    }

    /**
     * This score with something else carried.
     *
     * @param other what the rules remember
     * @return the changed score
     */
    public Score withCarry(ScorerMemory other) {
        return other.equals(carry) ? this : new Score(points, lines, level, combo, backToBack, other);
    }
}
