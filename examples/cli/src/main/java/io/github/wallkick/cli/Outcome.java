package io.github.wallkick.cli;

import io.github.wallkick.simulation.GameResult;
import io.github.wallkick.simulation.SelfPlay;
import io.github.wallkick.simulation.SelfPlayReport;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What came of the games of one player.
 *
 * @param player the player's name
 * @param run what was played
 * @param report what it has shown
 */
record Outcome(String player, SelfPlay run, SelfPlayReport report) {
    /** Up to so many games that are worth a look: the shortest, the longest, the one with most lines, then from the first on. */
    Set<Integer> notable(int limit) {
        var numbers = new LinkedHashSet<Integer>();
        var bySurvival = Comparator.comparingLong(GameResult::pieces);
        var results = report.results();
        for (var notable : List.of(
                results.stream().min(bySurvival),
                results.stream().max(bySurvival),
                results.stream().max(Comparator.comparingLong(GameResult::lines)))) {
            if (numbers.size() < limit && notable.isPresent()) {
                numbers.add(notable.get().game());
            }
        }
        for (var number = 0; numbers.size() < Math.min(limit, results.size()); number++) {
            numbers.add(number);
        }
        return numbers;
    }
}
