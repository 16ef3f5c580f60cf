package io.github.wallkick.game;

import io.github.wallkick.game.Stage.Active;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.scoring.Drop;
import io.github.wallkick.scoring.LastTurn;
import java.util.List;

/** What a player can do to a piece under control. */
final class Moves {
    private Moves() {}

    static Transition apply(Game game, Active active, Input input) {
        return switch (input) {
            case LEFT -> shift(game, active, -1);
            case RIGHT -> shift(game, active, 1);
            case LEFT_TO_WALL -> shiftToWall(game, -1);
            case RIGHT_TO_WALL -> shiftToWall(game, 1);
            case CLOCKWISE -> turn(game, active, Turn.CLOCKWISE);
            case COUNTERCLOCKWISE -> turn(game, active, Turn.COUNTERCLOCKWISE);
            case HALF_TURN -> turn(game, active, Turn.HALF);
            case SOFT_DROP -> softDrop(game, active);
            case SONIC_DROP -> sonicDrop(game, active);
            case HARD_DROP -> hardDrop(game, active);
            case HOLD -> hold(game, active);
        };
    }

    private static Transition shift(Game game, Active active, int columns) {
        var piece = active.piece().moved(columns, 0);
        if (!active.lock().mayShift() || game.board().collides(piece)) {
            return game.unchanged();
        }
        var resting = Falling.rests(game.board(), piece);
        var lock = active.lock().shifted(Falling.contact(piece, resting));
        var last = game.ruleset().scoring().spins().afterMove(active.lastTurn());
        var now = new Active(piece, active.rotation(), lock, last, active.soft(), resting);
        return moved(game, active, now, new Event.Moved(piece, columns));
    }

    private static Transition turn(Game game, Active active, Turn turn) {
        if (!active.lock().mayTurn()) {
            return game.unchanged();
        }
        var result = active.rotation()
                .rotate(game.board(), active.piece(), turn, game.table().keys()::isHeld);
        if (!result.isTurned()) {
            return game.unchanged();
        }
        var piece = result.piece();
        var resting = Falling.rests(game.board(), piece);
        var lock = active.lock().turned(Falling.contact(piece, resting));
        var spins = game.ruleset().scoring().spins();
        var turned = LastTurn.of(active.piece(), piece, result.kick(), result.makesFullSpin());
        var last = spins.afterTurn(active.lastTurn(), turned, game.board(), piece);
        var now = new Active(
                piece, active.rotation().afterTurn(active.piece(), result), lock, last, active.soft(), resting);
        return moved(game, active, now, new Event.Turned(piece, turn, result.kick()));
    }

    private static Transition moved(Game game, Active was, Active active, Event event) {
        var now = was.resting() && !active.resting() ? leftGround(game, active) : game.with(active);
        var touched = active.resting() && !was.resting();
        if (!touched && Due.next(now) != 0) {
            return new Transition(now, List.of(event));
        }
        var happenings = new Happenings();
        happenings.add(event);
        if (touched) {
            happenings.add(new Event.TouchedGround(active.piece()));
        }
        return happenings.to(Clockwork.settle(now, happenings));
    }

    /** A piece that begins to fall anew begins a row anew, unless gravity counted on the ground too. */
    private static Game leftGround(Game game, Active active) {
        var timing = game.ruleset().timing();
        var gravity = active.lock().locksWhenFallIsBlocked()
                ? game.times().gravity()
                : game.times().gravity().restarted();
        var soft = active.soft().on() && !Due.softDropLocks(active)
                ? active.soft().waiting(timing.softDrop().everyNanos(gravity, game.level()))
                : active.soft();
        return game.with(active.withSoft(soft), game.times().withGravity(gravity));
    }

    /** Gravity acts between the single shifts if it is instant; a soft drop waits for the wall. */
    @SuppressWarnings("ReferenceEquality") // a blocked shift is the same instance
    private static Transition shiftToWall(Game game, int columns) {
        var happenings = new Happenings();
        var now = game;
        while (now.stage() instanceof Active active && samePiece(now, game)) {
            var hovering = active.withSoft(active.soft().on() ? active.soft().stopped() : active.soft());
            var step = shift(now.with(hovering), hovering, columns);
            if (step.events().isEmpty()) {
                break;
            }
            step.events().forEach(happenings::add);
            now = step.game();
        }
        return happenings.isEmpty()
                ? game.unchanged()
                : happenings.to(Clockwork.settle(resumed(now, game), happenings));
    }

    private static boolean samePiece(Game now, Game before) {
        return now.table().history().equals(before.table().history());
    }

    /** The soft drop goes on where it was before the shifts, unless they took the piece off the ground. */
    private static Game resumed(Game now, Game before) {
        if (!(now.stage() instanceof Active active)
                || !(before.stage() instanceof Active was)
                || !was.soft().on()
                || !samePiece(now, before)) {
            return now;
        }
        var resumed = active.withSoft(was.soft());
        return was.resting() && !active.resting() ? leftGround(now, resumed) : now.with(resumed);
    }

    private static Transition softDrop(Game game, Active active) {
        var happenings = new Happenings();
        if (!active.resting()) {
            return happenings.to(Clockwork.settle(Falling.softDropped(game, active, 1, happenings), happenings));
        }
        if (!Due.softDropLocks(active)) {
            return game.unchanged();
        }
        return happenings.to(Clockwork.settle(Locking.lock(game, active, true, happenings), happenings));
    }

    private static Transition sonicDrop(Game game, Active active) {
        if (active.resting()) {
            return game.unchanged();
        }
        var happenings = new Happenings();
        var rows = Falling.distance(game.board(), active.piece());
        return happenings.to(Clockwork.settle(Falling.sonicDropped(game, active, rows, happenings), happenings));
    }

    private static Transition hardDrop(Game game, Active active) {
        var happenings = new Happenings();
        var rows = Falling.distance(game.board(), active.piece());
        var lower = (rows == 0 ? active : Falling.lowered(game, active, rows))
                .withSoft(active.soft().sonicDropped(rows));
        happenings.add(new Event.Dropped(lower.piece(), Drop.Kind.HARD, rows));
        var paid = Scoring.drop(game, Drop.hard(rows), happenings);
        return happenings.to(Clockwork.settle(Locking.lock(paid, lower, false, happenings), happenings));
    }

    private static Transition hold(Game game, Active active) {
        if (!game.table().hold().allows(game.ruleset().hold())) {
            return game.unchanged();
        }
        var happenings = new Happenings();
        return happenings.to(Clockwork.settle(Entry.swapped(game, active.piece().type(), happenings), happenings));
    }
}
