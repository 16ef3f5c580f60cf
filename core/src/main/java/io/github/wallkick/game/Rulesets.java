package io.github.wallkick.game;

/**
 * The rules of known games.
 *
 * @since 0.1.0
 */
public final class Rulesets {
    private Rulesets() {}
}
