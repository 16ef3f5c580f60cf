package io.github.wallkick.timing;

import java.util.Arrays;
import java.util.function.LongUnaryOperator;

/** A number for each level; levels beyond the ends have the number of the end. Equal when the numbers are. */
final class LevelTable {
    private final int firstLevel;
    private final long[] values;
    private final int hash;

    private LevelTable(int firstLevel, long[] values) {
        this.firstLevel = firstLevel;
        this.values = values;
        // clocks are parts of positions, and those are keys of maps
        this.hash = 31 * firstLevel + Arrays.hashCode(values);
    }

    /** The numbers of the levels from the first on. */
    static LevelTable of(int firstLevel, long... values) {
        if (values.length == 0) {
            throw new IllegalArgumentException("a table of levels needs at least one entry, got none");
        }
        return new LevelTable(firstLevel, values.clone());
    }

    /** Pairs of a level from 0 on and the number that holds from it on; the first level is 0. */
    static LevelTable steps(int... levelsAndValues) {
        var last = levelsAndValues.length - 2;
        var values = new long[levelsAndValues[last] + 1];
        for (var i = 0; i <= last; i += 2) {
            Arrays.fill(values, levelsAndValues[i], values.length, levelsAndValues[i + 1]);
        }
        return new LevelTable(0, values);
    }

    /** The table with every number changed. */
    LevelTable map(LongUnaryOperator change) {
        return new LevelTable(firstLevel, Arrays.stream(values).map(change).toArray());
    }

    long at(int level) {
        var i = (long) level - firstLevel;
        return values[(int) Math.max(0, Math.min(i, values.length - 1))];
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof LevelTable table
                        && firstLevel == table.firstLevel
                        && Arrays.equals(values, table.values));
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return "from " + firstLevel + ": " + Arrays.toString(values);
    }
}
