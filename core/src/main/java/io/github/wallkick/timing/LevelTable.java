package io.github.wallkick.timing;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.StrategyText;
import java.util.Arrays;
import java.util.function.LongUnaryOperator;

/** A number for each level; levels beyond the ends have the number of the end. Equal when the numbers are. */
final class LevelTable {
    private static final int MAX_LEVELS = 10_000;
    private static final String FIRST_LEVEL = "first-level";

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
        Check.within("number of levels in a table", values.length, 1, MAX_LEVELS);
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

    boolean contains(long value) {
        return Arrays.stream(values).anyMatch(other -> other == value);
    }

    /** A strategy's text with this table as two more fields, the second of which is {@code key}. */
    StrategyText in(StrategyText text, String key) {
        return text.with(FIRST_LEVEL, firstLevel).with(key, StrategyText.numbers(values));
    }

    /** The table that {@link #in} wrote, if every number is at least {@code min}. */
    static LevelTable read(StrategyText.Fields fields, String key, long min) {
        var first = (int) fields.number(FIRST_LEVEL, Integer.MIN_VALUE, Integer.MAX_VALUE);
        var numbers = fields.value(key);
        var values = numbers.numbers(MAX_LEVELS, min, Long.MAX_VALUE);
        if (values.length == 0) {
            throw numbers.failure("expected a number for at least one level");
        }
        return of(first, values);
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
