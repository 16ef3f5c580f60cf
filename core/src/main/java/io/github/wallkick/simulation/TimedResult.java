package io.github.wallkick.simulation;

import io.github.wallkick.game.TopOutRule;
import java.util.Optional;

/**
 * What a full game has besides the figures of any other: time, levels, and a rule that ended it.
 *
 * @param nanos time in the game from the first piece to the player's look that found it over, in nanoseconds
 * @param level the level reached
 * @param inputs inputs given, those without effect among them
 * @param topOut the rule that ended the game; none if it was cut short
 * @since 0.1.0
 */
public record TimedResult(long nanos, int level, long inputs, Optional<TopOutRule> topOut) {}
