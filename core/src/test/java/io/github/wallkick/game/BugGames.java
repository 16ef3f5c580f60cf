package io.github.wallkick.game;

import io.github.wallkick.BugCase;
import io.github.wallkick.board.Board;

/** The positions of reported bugs, as games. */
final class BugGames {
    private BugGames() {}

    static Board board(BugCase bug, Ruleset rules) {
        return bug.board(rules.size());
    }

    /** The position of a case under some rules. */
    static Game game(BugCase bug, Ruleset rules) {
        var game = Game.start(rules, 1).withBoard(Board.empty(rules.size()));
        var placed = bug.setup().path("piece").isObject() ? game.withPiece(bug.piece(rules.rotation())) : game;
        return placed.withBoard(board(bug, rules));
    }

    static PlayedGame play(BugCase bug, Ruleset rules) {
        return new PlayedGame(game(bug, rules));
    }
}
