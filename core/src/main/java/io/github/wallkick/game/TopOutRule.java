package io.github.wallkick.game;

/**
 * A way to lose. A ruleset lists the ones that apply; without a rule for a case, play goes on: a piece enters over filled
 * cells, or cells are pushed out at the top.
 *
 * <p>The usual ones are {@link TopOut}; a rule of your own can be a lambda, but a record or an enum constant reads better
 * in the {@link Event.ToppedOut} event and gives the ruleset a stable text.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface TopOutRule {
    /**
     * Whether the game ends here.
     *
     * @param danger what is about to happen
     * @return true to end the game
     */
    boolean ends(Danger danger);
}
