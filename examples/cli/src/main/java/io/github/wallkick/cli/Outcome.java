package io.github.wallkick.cli;

import io.github.wallkick.simulation.GameResult;
import io.github.wallkick.simulation.SelfPlay;
import io.github.wallkick.simulation.SelfPlayReport;
import java.util.List;

/**
 * What came of the games of one player.
 *
 * @param player the player's name
 * @param run what was played
 * @param report what it has shown
 * @param notable games that are worth a look
 */
record Outcome(String player, SelfPlay run, SelfPlayReport report, List<GameResult> notable) {
    /** Whether games take time. */
    boolean isTimed() {
        return !run.ruleset().isUntimed();
    }
}
