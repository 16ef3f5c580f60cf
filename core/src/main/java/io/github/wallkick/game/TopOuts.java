package io.github.wallkick.game;

import java.util.Optional;

/** The end of a game. */
final class TopOuts {
    private TopOuts() {}

    static Optional<TopOutRule> find(Ruleset rules, Danger danger) {
        for (var rule : rules.topOuts()) {
            if (rule.ends(danger)) {
                return Optional.of(rule);
            }
        }
        return Optional.empty();
    }

    static Game end(Game game, TopOutRule cause, Happenings happenings) {
        happenings.add(new Event.ToppedOut(cause));
        return game.with(new Stage.Over(cause), game.times().atEnd());
    }
}
