package io.github.wallkick.game;

import io.github.wallkick.scoring.Drop;
import io.github.wallkick.scoring.Score;

/** Points and levels with the events that tell of them. */
final class Scoring {
    private Scoring() {}

    static Game drop(Game game, Drop drop, Happenings happenings) {
        return with(game, game.ruleset().scoring().afterDrop(game.score(), drop), happenings);
    }

    static Game with(Game game, Score after, Happenings happenings) {
        var before = game.score();
        if (after.points() != before.points()) {
            happenings.add(new Event.Scored(after.points() - before.points(), after));
        }
        if (after.level() != before.level()) {
            happenings.add(new Event.LevelReached(after.level()));
        }
        return game.with(game.table().withScore(after));
    }
}
