package io.github.wallkick.scoring;

import io.github.wallkick.NotationException;
import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.NamedStrategy;
import io.github.wallkick.internal.Presets;
import io.github.wallkick.internal.StrategyText;
import java.util.List;
import java.util.Map;

/**
 * The rules of back-to-back chains.
 *
 * @since 0.1.0
 */
public final class ChainRules {
    private static final String PERFECT_CLEARS = "perfect-clears";

    private static final Presets<ChainRule> PRESETS = Presets.of(
            "chain rule",
            list -> list.with("difficult-clears", ChainRules::difficultClears)
                    .with("tetrio-league", () -> perfectClears(1)));

    /** Difficult clears, and perfect clears that count for so many of them; 0 if they count as their lines do. */
    private record DifficultClears(int perfectClear) implements ChainRule {
        DifficultClears {
            Check.within("steps of a perfect clear", perfectClear, 0, Attack.MAX_LINES);
        }

        @Override
        public int backToBack(Score before, LockResult lock) {
            var chain = before.backToBack();
            if (lock.lines() == 0) {
                return chain;
            }
            if (lock.perfectClear() && perfectClear > 0) {
                return Saturating.plus(chain, perfectClear);
            }
            return lock.isDifficult() ? Saturating.plus(chain, 1) : -1;
        }

        @Override
        public String text() {
            return PRESETS.nameOf(this)
                    .orElseGet(() -> StrategyText.of(PERFECT_CLEARS)
                            .with("steps", perfectClear)
                            .toString());
        }
    }

    /** A rule of the caller's own, known by its name. */
    private static final class Named extends NamedStrategy implements ChainRule {
        private final ChainRule rule;

        Named(String text, ChainRule rule) {
            super(text);
            this.rule = rule;
        }

        @Override
        public int backToBack(Score before, LockResult lock) {
            return rule.backToBack(before, lock);
        }
    }

    private ChainRules() {}

    /**
     * The rule of the guideline: a clear of four lines or more, or of any lines by a spin, raises the chain by one, any
     * other clear ends it, and a lock that clears none leaves it as it was.
     *
     * @return the rule
     */
    public static ChainRule difficultClears() {
        return new DifficultClears(0);
    }

    /**
     * The rule of TETR.IO where perfect clears continue a chain whatever their lines are: as {@link #difficultClears()}, but
     * a perfect clear raises the chain by so many steps and never ends it.
     *
     * <p>Source: the engine of halp1/triangle, which follows the client, {@code allclear_b2b}; TETRA LEAGUE has 1.
     *
     * @param steps steps of a perfect clear, 1 to 10,000
     * @return the rule
     * @throws IllegalArgumentException if the steps are out of their range
     */
    public static ChainRule perfectClears(int steps) {
        Check.atLeast("steps of a perfect clear", steps, 1);
        return new DifficultClears(steps);
    }

    /**
     * The names of all presets.
     *
     * @return names for {@link #named(String)}, such as {@code difficult-clears}; immutable
     */
    public static List<String> names() {
        return PRESETS.names();
    }

    /**
     * The preset of a name.
     *
     * @param name one of {@link #names()}
     * @return the rule
     * @throws IllegalArgumentException if no preset is called so; the message lists the names
     */
    public static ChainRule named(String name) {
        return PRESETS.named(name);
    }

    /**
     * A rule of one's own under a name, so that recordings and rulesets as text can name it.
     *
     * @param name the name, without quotation marks or control characters; not blank
     * @param own the rule; different rules must have different names
     * @return the rule with a text; equal to every rule of that name
     * @throws IllegalArgumentException if the name is not allowed
     */
    public static ChainRule named(String name, ChainRule own) {
        return new Named(StrategyText.named(name).toString(), own);
    }

    /**
     * The rule of a text: the inverse of {@link ChainRule#text()}.
     *
     * <p>{@link #perfectClears(int)} is written as {@code perfect-clears(steps=2)}.
     *
     * @param text a preset's name, or a kind with its numbers
     * @return the rule
     * @throws NotationException if the text is neither; the message lists what is allowed. The name of a rule of one's own
     *     is not enough: the rule itself must be handed in
     */
    public static ChainRule parse(String text) {
        return PRESETS.parse(
                text,
                Map.of(PERFECT_CLEARS, fields -> perfectClears((int) fields.number("steps", 1, Attack.MAX_LINES))));
    }

    /**
     * Checks the laws of a chain rule of one's own, for a test: it answers −1 or more, also at the limits of
     * all numbers, and the same when it is asked again.
     *
     * @param own the rule
     * @throws IllegalArgumentException if one does not hold; the message has a counter-example
     */
    public static void check(ChainRule own) {
        ScoringChecks.chains(own);
    }
}
