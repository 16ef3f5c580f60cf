package io.github.wallkick.game;

import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.TurnResult;
import io.github.wallkick.scoring.LastTurn;

/** How pieces come under control. */
final class Entry {
    private Entry() {}

    /** The next piece of the queue enters, or the one on hold if initial hold asks for it. */
    static Game next(Game game, Happenings happenings) {
        var type = game.table().queue().first();
        var taken = levelled(taken(game), happenings);
        var hold = game.table().hold();
        if (game.table().keys().asksFor(Input.HOLD, game.ruleset().spawning().initialHold())
                && hold.allows(game.ruleset().hold())) {
            return swapped(taken, type, happenings);
        }
        return enter(taken, type, happenings);
    }

    /** A piece goes on hold, and the one that was there enters, or else the next one of the queue. */
    static Game swapped(Game game, PieceType piece, Happenings happenings) {
        var hold = game.table().hold();
        happenings.add(new Event.Held(piece));
        var type = hold.type().orElseGet(game.table().queue()::first);
        var taken = hold.type().isPresent() ? game : taken(game);
        return enter(taken.with(taken.table().withHold(hold.swapped(piece))), type, happenings);
    }

    private static Game taken(Game game) {
        var table = game.table();
        return game.with(table.withQueue(table.queue().next())
                .withHistory(table.history().afterEntry()));
    }

    private static Game levelled(Game game, Happenings happenings) {
        return game.table().history().pieces() == 1
                ? game
                : Scoring.with(game, game.ruleset().scoring().afterSpawn(game.score()), happenings);
    }

    private static Game enter(Game game, PieceType type, Happenings happenings) {
        var rules = game.ruleset();
        var board = game.board();
        var spawned = rules.rotation().spawn(type, rules.size());
        var turned = turned(game, spawned);
        var rotation = turned.isTurned() ? rules.rotation().afterTurn(spawned, turned) : rules.rotation();
        var piece = clutched(game, turned.piece());
        var cause = TopOuts.find(rules, new Danger.Entry(board, piece));
        var now = game.with(game.table().withKeys(game.table().keys().withoutTaps()));
        if (cause.isPresent()) {
            return TopOuts.end(now, cause.get(), happenings);
        }
        happenings.add(new Event.Spawned(piece));
        return controlled(now, piece, rotation, happenings);
    }

    /** An initial turn that does not fit is left out. */
    private static TurnResult turned(Game game, Piece spawned) {
        var rule = game.ruleset().spawning();
        var turn = game.table().keys().initialTurn(rule.initialTurn());
        if (turn.isEmpty()) {
            return TurnResult.blocked(spawned);
        }
        var result = game.ruleset()
                .rotation()
                .rotate(game.board(), spawned, turn.get(), game.table().keys()::isHeld);
        return result.isKicked() && !rule.initialKicks() ? TurnResult.blocked(spawned) : result;
    }

    private static Piece clutched(Game game, Piece piece) {
        if (!game.ruleset().spawning().clutch() || !game.table().history().clearedLast()) {
            return piece;
        }
        var board = game.board();
        for (var up = 0; piece.y() + up < board.height(); up++) {
            if (!board.collides(piece.moved(0, up))) {
                return piece.moved(0, up);
            }
        }
        return piece;
    }

    private static Game controlled(Game game, Piece piece, RotationSystem rotation, Happenings happenings) {
        var timing = game.ruleset().timing();
        var gravity = game.times().gravity().restarted();
        var soft = game.table().keys().isHeld(Input.SOFT_DROP)
                ? Soft.NONE.started(timing.softDrop().firstNanos(gravity, game.level()))
                : Soft.NONE;
        var active = active(game, piece, rotation, soft);
        var now = game.with(active, game.times().withGravity(gravity));
        if (active.resting()) {
            happenings.add(new Event.TouchedGround(piece));
            return now;
        }
        return game.ruleset().spawning().dropsAtOnce() ? Falling.fallen(now, active, 1, happenings) : now;
    }

    /** A piece that has just come under control. */
    static Stage.Active active(Game game, Piece piece, RotationSystem rotation, Soft soft) {
        var resting = Falling.rests(game.board(), piece);
        var lock = game.ruleset().timing().lockDelay().start(game.level(), Falling.contact(piece, resting));
        return new Stage.Active(piece, rotation, lock, LastTurn.NONE, soft, resting);
    }
}
