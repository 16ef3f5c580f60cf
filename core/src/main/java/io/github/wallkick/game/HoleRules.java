package io.github.wallkick.game;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.internal.NamedStrategy;
import io.github.wallkick.internal.Presets;
import io.github.wallkick.internal.SplitMix;
import io.github.wallkick.internal.StrategyText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The usual messiness of garbage.
 *
 * @since 0.1.0
 */
@CheckReturnValue
public final class HoleRules {
    private static final int PER_CENT = 100;

    private static final Presets<HoleRule> PRESETS =
            Presets.of("hole rule", list -> list.with("straight", HoleRules::straight));

    private HoleRules() {}

    /**
     * The names that {@link #named(String)} knows.
     *
     * @return the names; immutable
     */
    public static List<String> names() {
        return PRESETS.names();
    }

    /**
     * The preset with a given name.
     *
     * @param name one of {@link #names()}
     * @return the rule
     * @throws IllegalArgumentException if there is no such preset
     */
    public static HoleRule named(String name) {
        return PRESETS.named(name);
    }

    /**
     * A hole rule of one's own under a name, so that recordings can name it. It equals every other one of its name.
     *
     * @param name the name; not blank, without quotation marks and control characters
     * @param rule the rule; one name must always stand for the same
     * @return the named rule, whose text is the name in quotation marks
     * @throws IllegalArgumentException if the name is none
     */
    public static HoleRule named(String name, HoleRule rule) {
        return new Named(StrategyText.named(name).toString(), rule);
    }

    /**
     * The rule that a text tells: the inverse of {@link HoleRule#text} for all that this library ships.
     *
     * @param text the text
     * @return the rule
     * @throws io.github.wallkick.NotationException if the text tells no such rule
     */
    public static HoleRule parse(String text) {
        return PRESETS.parse(
                text, Map.of(Messy.KIND, fields -> messy((int) fields.number(Messy.PERCENT, 0, PER_CENT))));
    }

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
        private static final String KIND = "messy";
        private static final String PERCENT = "percent";

        @Override
        public String text() {
            return PRESETS.nameOf(this)
                    .orElseGet(
                            () -> StrategyText.of(KIND).with(PERCENT, percent).toString());
        }

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

    /** A rule of one's own, known by its name. */
    private static final class Named extends NamedStrategy implements HoleRule {
        private final HoleRule rule;

        Named(String text, HoleRule rule) {
            super(text);
            this.rule = rule;
        }

        @Override
        public List<Integer> holes(long random, int lines, int width) {
            return rule.holes(random, lines, width);
        }
    }
}
