package io.github.wallkick.game;

/**
 * The delays of known games.
 *
 * @since 0.1.0
 */
public final class DelayRules {
    private DelayRules() {}
}
