package io.github.wallkick.cli;

import io.github.wallkick.simulation.GameResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/** The games of a run that are worth a look: the shortest, the longest, the one with most lines, then from the first on. */
final class NotableGames {
    private final int count;
    private final List<GameResult> first = new ArrayList<>();
    private Optional<GameResult> shortest = Optional.empty();
    private Optional<GameResult> longest = Optional.empty();
    private Optional<GameResult> mostLines = Optional.empty();

    NotableGames(int count) {
        this.count = count;
    }

    /** Takes the result of the next game. */
    void add(GameResult result) {
        if (first.size() < count) {
            first.add(result);
        }
        if (shortest.isEmpty() || result.pieces() < shortest.get().pieces()) {
            shortest = Optional.of(result);
        }
        if (longest.isEmpty() || result.pieces() > longest.get().pieces()) {
            longest = Optional.of(result);
        }
        if (mostLines.isEmpty() || result.lines() > mostLines.get().lines()) {
            mostLines = Optional.of(result);
        }
    }

    /** The games, as many as were asked for if there are so many. */
    List<GameResult> results() {
        var games = new LinkedHashMap<Integer, GameResult>();
        List.of(shortest, longest, mostLines)
                .forEach(notable -> notable.ifPresent(result -> games.put(result.game(), result)));
        first.forEach(result -> games.putIfAbsent(result.game(), result));
        return games.values().stream().limit(count).toList();
    }
}
