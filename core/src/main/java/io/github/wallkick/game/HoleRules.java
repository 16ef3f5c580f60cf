package io.github.wallkick.game;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.SplitMix;
import java.util.ArrayList;
import java.util.List;

/**
 * The usual messiness of garbage.
 *
 * @since 0.1.0
 */
public final class HoleRules {
    private static final int PER_CENT = 100;

    private HoleRules() {}

    /**
     * One column for all rows of an attack, another one by chance for the next.
     *
     * @return the rule
     */
    public static HoleRule straight() {
        return new Messy(0);
    }

    /**
     * A new column by chance with each row of an attack, as likely as said; the new one is never the old one.
     *
     * @param percent chance in per cent that the hole moves from one row to the next, 0 to 100
     * @return the rule
     * @throws IllegalArgumentException if the chance is out of its range
     */
    public static HoleRule messy(int percent) {
        Check.within("messiness in per cent", percent, 0, PER_CENT);
        return new Messy(percent);
    }

    /** Holes that move from row to row with some chance. */
    private record Messy(int percent) implements HoleRule {
        @Override
        public List<Integer> holes(long random, int lines, int width) {
            var holes = new ArrayList<Integer>(lines);
            var column = SplitMix.below(random, width);
            for (var row = 0; row < lines; row++) {
                if (row > 0 && SplitMix.below(SplitMix.at(random, 2L * row), PER_CENT) < percent) {
                    column = (column + 1 + SplitMix.below(SplitMix.at(random, 2L * row + 1), width - 1)) % width;
                }
                holes.add(column);
            }
            return holes;
        }
    }
}
