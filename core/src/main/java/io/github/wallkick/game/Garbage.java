package io.github.wallkick.game;

/** Garbage between games: received, cancelled, sent, and pushed in from below. */
final class Garbage {
    private Garbage() {}

    static Transition receive(Game game, GarbageQueue queue, int lines) {
        if (game.isOver()) {
            return game.unchanged();
        }
        var happenings = new Happenings();
        happenings.add(new Event.GarbageQueued(lines));
        return happenings.to(game.with(game.table().withGarbage(queue)));
    }

    /** An attack first cancels what is on its way, if the rule says so; the rest is sent. */
    static Game attack(Game game, int lines, Happenings happenings) {
        var queue = game.table().garbage();
        var cancelled = game.ruleset().garbage().cancels() ? Math.min(lines, queue.lines()) : 0;
        if (cancelled > 0) {
            happenings.add(new Event.GarbageCancelled(cancelled));
        }
        if (lines > cancelled) {
            happenings.add(new Event.GarbageSent(lines - cancelled));
        }
        return cancelled == 0 ? game : game.with(game.table().withGarbage(queue.cancelled(cancelled)));
    }

    /** Garbage that is due enters after a lock, with or without a clear. */
    static Game enter(Game game, boolean cleared, Happenings happenings) {
        var rule = game.ruleset().garbage();
        if (cleared && rule.heldBackByClears()) {
            return game;
        }
        var taken = game.table().garbage().due(rule.cap());
        if (taken.holes().isEmpty()) {
            return game;
        }
        var board = game.board();
        var holes = taken.holes().stream().mapToInt(Integer::intValue).toArray();
        var cause = TopOuts.find(game.ruleset(), new Danger.Garbage(board, holes.length));
        happenings.add(new Event.GarbageEntered(taken.holes()));
        var raised = game.with(game.table().withBoard(board.raise(holes)).withGarbage(taken.rest()));
        return cause.isEmpty() ? raised : TopOuts.end(raised, cause.get(), happenings);
    }
}
