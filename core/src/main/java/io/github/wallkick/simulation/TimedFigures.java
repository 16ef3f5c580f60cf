package io.github.wallkick.simulation;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a run of full games has shown besides the figures of any other run.
 *
 * <p>Equality: figures are equal when the results of all games are.
 *
 * @since 0.1.0
 */
public final class TimedFigures {
    private static final long NANOS_PER_SECOND = 1_000_000_000;

    private final List<TimedResult> results;
    private final Distribution nanos;
    private final Distribution levels;
    private final Distribution inputs;

    TimedFigures(List<TimedResult> results) {
        this.results = List.copyOf(results);
        this.nanos = Distribution.of(results.stream().mapToLong(TimedResult::nanos));
        this.levels = Distribution.of(results.stream().mapToLong(TimedResult::level));
        this.inputs = Distribution.of(results.stream().mapToLong(TimedResult::inputs));
    }

    /**
     * Time in the game per game.
     *
     * @return its distribution, in nanoseconds
     */
    public Distribution nanos() {
        return nanos;
    }

    /**
     * Time in the game per game, in whole seconds.
     *
     * @return its distribution; parts of a second are dropped
     */
    public Distribution seconds() {
        return Distribution.of(results.stream().mapToLong(result -> result.nanos() / NANOS_PER_SECOND));
    }

    /**
     * Levels reached.
     *
     * @return their distribution
     */
    public Distribution levels() {
        return levels;
    }

    /**
     * Inputs per game, those without effect among them.
     *
     * @return their distribution
     */
    public Distribution inputs() {
        return inputs;
    }

    /**
     * Lost games by the rule that ended them.
     *
     * @return the number of games for the text of each rule, ordered by text; immutable
     */
    public SortedMap<String, Integer> topOuts() {
        var games = new TreeMap<String, Integer>();
        for (var result : results) {
            result.topOut().ifPresent(rule -> games.merge(rule.toString(), 1, Integer::sum));
        }
        return Collections.unmodifiableSortedMap(games);
    }

    @Override
    public boolean equals(Object other) {
        return other == this || (other instanceof TimedFigures that && results.equals(that.results));
    }

    @Override
    public int hashCode() {
        return results.hashCode();
    }

    /** Returns the main figures. */
    @Override
    public String toString() {
        return "time [ns]: " + nanos + "; inputs: " + inputs + "; levels: " + levels;
    }
}
