package io.github.wallkick.game;

import io.github.wallkick.internal.Check;
import io.github.wallkick.scoring.LockResult;
import io.github.wallkick.timing.FrameRate;
import java.util.ArrayList;
import java.util.List;

/**
 * Delays that change with the level.
 *
 * @param rate the frames in which they are counted
 * @param steps the changes, levels rising, the first one at level 0
 */
record LevelDelays(FrameRate rate, List<Step> steps) implements DelayRule {
    private static final int COLUMNS = 4;

    /**
     * The delays from a level on, in frames.
     *
     * @param level the level
     * @param entry after a lock without a clear
     * @param clearEntry after a clear
     * @param clear of a clear
     */
    record Step(int level, int entry, int clearEntry, int clear) {}

    static LevelDelays of(FrameRate rate, int... table) {
        Check.that(
                table.length > 0 && table.length % COLUMNS == 0,
                "a table of delays must have four columns",
                table.length);
        Check.that(table[0] == 0, "a table of delays must begin with level 0", table[0]);
        var steps = new ArrayList<Step>();
        for (var i = 0; i < table.length; i += COLUMNS) {
            Check.that(i == 0 || table[i] > table[i - COLUMNS], "levels of a table of delays must rise", table[i]);
            for (var j = 1; j < COLUMNS; j++) {
                Check.atLeast("delay in frames", table[i + j], 0);
            }
            steps.add(new Step(table[i], table[i + 1], table[i + 2], table[i + 3]));
        }
        return new LevelDelays(rate, List.copyOf(steps));
    }

    @Override
    public Delays after(LockResult landing, int level, int frame) {
        var step = at(level);
        return landing.lines() == 0
                ? new Delays(0, rate.nanosAt(step.entry()))
                : new Delays(rate.nanosAt(step.clear()), rate.nanosAt(step.clearEntry()));
    }

    private Step at(int level) {
        var now = steps.get(0);
        for (var step : steps) {
            if (step.level() <= level) {
                now = step;
            }
        }
        return now;
    }
}
