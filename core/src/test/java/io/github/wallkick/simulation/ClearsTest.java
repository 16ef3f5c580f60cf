package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.scoring.Spin;
import org.junit.jupiter.api.Test;

class ClearsTest {
    private static Clears clears() {
        var tally = new Clears.Tally();
        tally.add(Spin.NONE, 0);
        tally.add(Spin.NONE, 4);
        tally.add(Spin.FULL, 2);
        tally.add(Spin.FULL, 2);
        tally.add(Spin.FULL, 0);
        tally.add(Spin.MINI, 1);
        return tally.toClears();
    }

    @Test
    void locksAreCountedByLinesAndSpin() {
        assertEquals(2, clears().count(Spin.FULL, 2));
    }

    @Test
    void locksAreCountedByLines() {
        assertEquals(2, clears().count(0));
    }

    @Test
    void locksAreCountedBySpin() {
        assertEquals(3, clears().count(Spin.FULL));
    }

    @Test
    void whatNeverHappenedCountsZero() {
        assertEquals(0, clears().count(Clears.MAX_LINES));
    }

    @Test
    void everyLockCounts() {
        assertEquals(6, clears().locks());
    }

    @Test
    void linesAreSummedUp() {
        assertEquals(4 + 2 + 2 + 1, clears().lines());
    }

    @Test
    void talliesAddUp() {
        var tally = new Clears.Tally();
        tally.addAll(clears());
        tally.addAll(clears());
        assertEquals(2 * clears().count(Spin.FULL, 2), tally.toClears().count(Spin.FULL, 2));
    }

    @Test
    void moreLinesThanABoxHasAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> clears().count(Clears.MAX_LINES + 1));
    }

    @Test
    void sumsOfCountsHaveAllLocks() {
        var sum = clears().plus(clears());
        assertEquals(2 * clears().locks(), sum.locks());
        assertEquals(4, sum.count(Spin.FULL, 2));
    }

    @Test
    void equalCountsAreEqual() {
        assertEquals(clears(), clears());
        assertEquals(clears().hashCode(), clears().hashCode());
    }

    @Test
    void countsThatDifferByOneLockAreUnequal() {
        var more = new Clears.Tally();
        more.addAll(clears());
        more.add(Spin.MINI, 3);
        assertNotEquals(clears(), more.toClears());
        var none = new Clears.Tally();
        none.add(Spin.NONE, 0);
        var mini = new Clears.Tally();
        mini.add(Spin.MINI, 0);
        assertNotEquals(none.toClears(), mini.toClears());
    }
}
