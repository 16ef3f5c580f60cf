package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.internal.Check;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.TurnResult;
import io.github.wallkick.scoring.Drop;
import io.github.wallkick.scoring.DropSummary;
import io.github.wallkick.scoring.LastTurn;
import io.github.wallkick.timing.Fall;
import io.github.wallkick.timing.LockTimer;
import io.github.wallkick.timing.LockTimer.Contact;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The phase with a piece under control: how it falls, comes to rest and locks as time passes, and what a player can do to it.
 *
 * @param piece the piece
 * @param rotation how it turns from now on
 * @param lock its lock timer
 * @param lastTurn what the spin rule remembers of its movements
 * @param soft how it has been dropped so far
 * @param resting whether it cannot fall
 */
@SuppressWarnings("ReferenceEquality") // identity only saves an allocation
record Falling(
        Piece piece, RotationSystem rotation, LockTimer lock, LastTurn lastTurn, SoftDropState soft, boolean resting)
        implements PhaseState {

    // How it begins

    /** A piece that has just spawned comes under control; null if none spawned. */
    static void begin(Step step, @Nullable Piece spawned) {
        if (spawned == null) {
            return;
        }
        var rules = step.rules();
        var times = step.times().withRowRestarted();
        var soft = step.held().isHeld(Input.SOFT_DROP)
                ? SoftDropState.NONE.started(rules.timing().softDrop().firstNanos(times.gravity(), step.level()))
                : SoftDropState.NONE;
        var falling = of(rules, step.board(), step.level(), spawned, step.rotation(), soft);
        step.enter(falling, times);
        if (falling.resting) {
            step.add(new Event.TouchedGround(step.now(), falling.piece));
        } else if (rules.spawning().dropsAtOnce()) {
            falling.fall(step, 1);
        }
    }

    /** A piece that has just come under control. */
    static Falling of(Ruleset rules, Board board, int level, Piece piece, RotationSystem rotation, SoftDropState soft) {
        var resting = board.isResting(piece);
        var lock = Check.answer(
                rules.timing().lockDelay().start(level, contact(piece, resting)),
                "a lock timer",
                rules.timing().lockDelay());
        return new Falling(piece, rotation, lock, LastTurn.NONE, soft, resting);
    }

    private static Contact contact(Piece piece, boolean resting) {
        return new Contact(piece.y(), piece.bottom(), resting);
    }

    @Override
    public Phase phase() {
        return resting ? Phase.LOCKING : Phase.FALLING;
    }

    private Falling withSoft(SoftDropState other) {
        return other == soft ? this : new Falling(piece, rotation, lock, lastTurn, other, resting);
    }

    Falling withLastTurn(LastTurn turn) {
        return new Falling(piece, rotation, lock, turn, soft, resting);
    }

    // How long it is until something happens

    @Override
    public long nanosToNext(Step step) {
        var timing = step.rules().timing();
        var gravity = gravityCounts(timing) ? step.times().nanosToRow(step.level()) : NEVER;
        // where a row that gravity cannot fall locks the piece, each piece takes some time, so that time moves on
        var row = resting ? Math.min(Math.max(1, gravity), lock.nanosToLock()) : gravity;
        return Math.min(row, softDropNanos());
    }

    @Override
    public boolean isDue(Step step) {
        return isDue(step.rules().timing(), step.times(), step.level());
    }

    boolean isDue(TimingSettings timing, Times times, int level) {
        return softDropNanos() == 0
                || (resting ? lock.nanosToLock() == 0 : gravityCounts(timing) && times.isRowDue(level));
    }

    private long softDropNanos() {
        return soft.on() && (!resting || softDropLocks()) ? soft.dueNanos() : NEVER;
    }

    private boolean softDropLocks() {
        return lock.locksOnSoftDrop() || lock.locksWhenFallIsBlocked();
    }

    /** Whether rows of gravity mean anything to the piece as it is. */
    private boolean gravityCounts(TimingSettings timing) {
        return (!resting || lock.locksWhenFallIsBlocked())
                && (!soft.on() || timing.softDrop().gravity() == SoftDrop.Gravity.GOES_ON);
    }

    // What passes

    @Override
    public void pass(Step step, long nanos) {
        passed(step, nanos, gravityAfter(step, nanos));
    }

    /** Gravity after a span of time, with the rows due in it. */
    private Fall gravityAfter(Step step, long nanos) {
        return soft.on() && step.rules().timing().softDrop().gravity() == SoftDrop.Gravity.STANDS_STILL
                ? new Fall(0, step.times().gravity())
                : step.times().fall(nanos, step.level());
    }

    private Falling passed(Step step, long nanos, Fall gravity) {
        if (nanos == 0) {
            return this;
        }
        var later = new Falling(
                piece, rotation, timer(lock.advance(nanos)), lastTurn, soft.advanced(nanos, resting), resting);
        step.pass(
                nanos,
                step.times()
                        .afterControl(
                                nanos, resting, gravity.next(), step.rules().timing()));
        step.enter(later);
        return later;
    }

    // What occurs

    /** A row of the soft drop, rows of gravity, or the lock. */
    @Override
    public void occur(Step step, long nanos) {
        var dropped = softDropNanos() <= nanos;
        var gravity = gravityAfter(step, nanos);
        var rows = gravityCounts(step.rules().timing()) ? gravity.rows() : 0;
        var now = passed(step, nanos, gravity);
        if (rows == 0 && !dropped && !(resting && now.lock.nanosToLock() == 0)) {
            throw new IllegalStateException("a gravity clock must give a row when it says that one is due: after "
                    + nanos + " ns there is none from " + step.times().gravity());
        }
        now.occur(step, dropped ? Math.max(rows, softDropRows(step)) : rows, dropped);
    }

    private void occur(Step step, long rows, boolean dropped) {
        if (resting) {
            if (rows == 0 ? lock.nanosToLock() == 0 : dropped || lock.locksWhenFallIsBlocked()) {
                lock(step, dropped);
            }
        } else if (rows > 0 && dropped) {
            softDrop(step, rows);
        } else if (rows > 0) {
            fall(step, rows);
        }
    }

    private static long softDropRows(Step step) {
        var rule = step.rules().timing().softDrop();
        return rule.everyNanos(step.times().gravity(), step.level()) == 0 ? Fall.TO_THE_GROUND : 1;
    }

    /** A fall by gravity, as far as the piece can. */
    private void fall(Step step, long most) {
        var moving = moving(step.rules(), step.board());
        var rows = moving.fall((int) Math.min(most, Integer.MAX_VALUE));
        var lower = fallen(moving);
        step.add(new Event.Fell(step.now(), lower.piece, rows));
        step.enter(lower);
        lower.touch(step);
    }

    /** A soft drop, as far as the piece can. */
    private void softDrop(Step step, long most) {
        var timing = step.rules().timing();
        var moving = moving(step.rules(), step.board());
        var rows = moving.fall((int) Math.min(most, Integer.MAX_VALUE));
        var times = timing.softDrop().gravity() == SoftDrop.Gravity.STANDS_STILL
                ? step.times()
                : step.times().withRowRestarted();
        var wait = soft.on() ? timing.softDrop().everyNanos(times.gravity(), step.level()) : 0;
        var lower = fallen(moving).withSoft(soft.softDropped(rows).waiting(wait));
        step.add(new Event.Dropped(step.now(), lower.piece, Drop.Kind.SOFT, rows));
        step.pay(Drop.soft(rows));
        step.enter(lower, times);
        lower.touch(step);
    }

    private void touch(Step step) {
        if (resting) {
            step.add(new Event.TouchedGround(step.now(), piece));
        }
    }

    private void lock(Step step, boolean bySoftDrop) {
        step.lock(piece, lastTurn, soft.summary(bySoftDrop));
    }

    // What a player can do

    /** The piece, to be moved by the rules of all games. */
    private FallingPiece moving(Ruleset rules, Board board) {
        return new FallingPiece(rules.scoring().spins(), board, piece, rotation, lastTurn);
    }

    /** This phase after a fall. */
    private Falling fallen(FallingPiece moved) {
        var now = moved.piece();
        var rests = moved.isResting();
        return new Falling(now, moved.rotation(), timer(lock.fell(contact(now, rests))), moved.lastTurn(), soft, rests);
    }

    Transition apply(Game game, Input input) {
        var done = act(game, input);
        // a drop on the ground bumps against nothing
        return done.events().isEmpty() && input != Input.SOFT_DROP && input != Input.SONIC_DROP
                ? new Transition(game, List.of(new Event.Blocked(game.elapsedNanos(), piece, input)))
                : done;
    }

    private Transition act(Game game, Input input) {
        return switch (input) {
            case LEFT -> shift(game, -1);
            case RIGHT -> shift(game, 1);
            case LEFT_TO_WALL -> shiftToWall(game, -1);
            case RIGHT_TO_WALL -> shiftToWall(game, 1);
            case CLOCKWISE -> turn(game, Turn.CLOCKWISE);
            case COUNTERCLOCKWISE -> turn(game, Turn.COUNTERCLOCKWISE);
            case HALF_TURN -> turn(game, Turn.HALF);
            case SOFT_DROP -> softDrop(game);
            case SONIC_DROP -> sonicDrop(game);
            case HARD_DROP -> hardDrop(game);
            case HOLD -> hold(game);
        };
    }

    private Transition shift(Game game, int columns) {
        var moving = moving(game.ruleset(), game.board());
        if (!lock.mayShift() || !moving.shift(columns)) {
            return game.unchanged();
        }
        var now = moving.piece();
        var rests = moving.isResting();
        var after =
                new Falling(now, rotation, timer(lock.shifted(contact(now, rests))), moving.lastTurn(), soft, rests);
        return moved(game, after, new Event.Moved(game.elapsedNanos(), now, columns));
    }

    private Transition turn(Game game, Turn turn) {
        if (!lock.mayTurn()) {
            return game.unchanged();
        }
        var moving = moving(game.ruleset(), game.board());
        var kick = moving.turn(turn, game.state().held()::isHeld);
        if (kick == TurnResult.BLOCKED) {
            return turnFailed(game, turn);
        }
        var now = checked(moving.piece(), game.board());
        var rests = moving.isResting();
        var after = new Falling(
                now, moving.rotation(), timer(lock.turned(contact(now, rests))), moving.lastTurn(), soft, rests);
        return moved(game, after, new Event.Turned(game.elapsedNanos(), now, turn, kick));
    }

    /** Blocked, but a lock delay may count the try. */
    private Transition turnFailed(Game game, Turn turn) {
        var after = timer(lock.turnFailed(contact(piece, resting)));
        if (after.equals(lock)) {
            return game.unchanged();
        }
        var step = Step.of(game.with(new Falling(piece, rotation, after, lastTurn, soft, resting)));
        step.add(new Event.Blocked(step.now(), piece, Input.of(turn)));
        step.settle();
        return step.transition();
    }

    /** A turned piece, if it is one that the rotation system may answer. */
    private Piece checked(Piece turned, Board board) {
        return Check.answer(
                turned.type().equals(piece.type()) && !board.collides(turned),
                "a turned piece must fit the board and keep its type",
                turned,
                rotation);
    }

    private LockTimer timer(LockTimer next) {
        return Check.answer(next, "a lock timer", lock);
    }

    private Transition moved(Game game, Falling after, Event event) {
        var touched = after.resting && !resting;
        var now = resting && !after.resting ? after.offGround(game) : game.with(after);
        if (!touched
                && !after.isDue(
                        game.ruleset().timing(), now.times(), now.score().level())) {
            return new Transition(now, List.of(event));
        }
        var step = Step.of(now);
        step.add(event);
        if (touched) {
            after.touch(step);
        }
        step.settle();
        return step.transition();
    }

    /** A piece that begins to fall again begins a new row, unless gravity counted on the ground too. */
    private Game offGround(Game game) {
        var timing = game.ruleset().timing();
        var times = lock.locksWhenFallIsBlocked() ? game.times() : game.times().withRowRestarted();
        var waiting = soft.on() && !softDropLocks()
                ? soft.waiting(timing.softDrop()
                        .everyNanos(times.gravity(), game.score().level()))
                : soft;
        return game.with(withSoft(waiting), times);
    }

    /** Gravity acts between the single shifts if it is instant; a soft drop waits for the wall. */
    private Transition shiftToWall(Game game, int columns) {
        var events = new ArrayList<Event>();
        var now = game;
        while (now.phaseState() instanceof Falling falling && isSamePiece(now, game)) {
            var hovering = falling.soft.on() ? falling.withSoft(falling.soft.stopped()) : falling;
            var shifted = hovering.shift(now.with(hovering), columns);
            if (shifted.events().isEmpty()) {
                break;
            }
            events.addAll(shifted.events());
            now = shifted.game();
        }
        if (events.isEmpty()) {
            return game.unchanged();
        }
        var step = Step.of(resumed(now, game));
        events.forEach(step::add);
        step.settle();
        return step.transition();
    }

    private static boolean isSamePiece(Game now, Game before) {
        return now.state().history().equals(before.state().history());
    }

    /** The soft drop goes on where it was before the shifts, unless they took the piece off the ground. */
    private Game resumed(Game now, Game before) {
        if (!soft.on() || !(now.phaseState() instanceof Falling falling) || !isSamePiece(now, before)) {
            return now;
        }
        var resumed = falling.withSoft(soft);
        return resting && !falling.resting ? resumed.offGround(now) : now.with(resumed);
    }

    private Transition softDrop(Game game) {
        if (resting && !softDropLocks()) {
            return game.unchanged();
        }
        var step = Step.of(game);
        if (resting) {
            lock(step, true);
        } else {
            softDrop(step, 1);
        }
        step.settle();
        return step.transition();
    }

    private Transition sonicDrop(Game game) {
        if (resting) {
            return game.unchanged();
        }
        var step = Step.of(game);
        var moving = moving(game.ruleset(), game.board());
        var rows = moving.fall(Integer.MAX_VALUE);
        var lower = fallen(moving).withSoft(soft.sonicDropped(rows));
        step.add(new Event.Dropped(step.now(), lower.piece, Drop.Kind.SONIC, rows));
        step.pay(Drop.sonic(rows));
        step.enter(lower);
        lower.touch(step);
        step.settle();
        return step.transition();
    }

    private Transition hardDrop(Game game) {
        var step = Step.of(game);
        var moving = moving(game.ruleset(), game.board());
        var rows = moving.fall(Integer.MAX_VALUE);
        var lower = (rows == 0 ? this : fallen(moving)).withSoft(soft.sonicDropped(rows));
        step.add(new Event.Dropped(step.now(), lower.piece, Drop.Kind.HARD, rows));
        step.pay(Drop.hard(rows));
        lower.lock(step, false);
        step.settle();
        return step.transition();
    }

    private Transition hold(Game game) {
        if (!game.state().hold().isAllowed(game.ruleset().hold())) {
            return game.unchanged();
        }
        var step = Step.of(game);
        begin(step, Spawning.swap(step, piece.type()));
        step.settle();
        return step.transition();
    }

    /** The soft drop pressed and held. */
    Transition pressSoftDrop(Game game) {
        var times = game.times().withOpeningCut(game.ruleset().timing().frames());
        var first = game.ruleset()
                .timing()
                .softDrop()
                .firstNanos(times.gravity(), game.score().level());
        var step = Step.of(game.with(withSoft(soft.started(first)), times));
        step.settle();
        return step.transition();
    }

    /** The soft drop released. */
    Falling releaseSoftDrop() {
        return withSoft(soft.stopped());
    }

    @Override
    public Falling onBoard(Ruleset rules, Board board) {
        var rests = board.isResting(piece);
        return new Falling(piece, rotation, timer(lock.groundChanged(contact(piece, rests))), lastTurn, soft, rests);
    }

    /** The piece as it would land if it were dropped now. */
    Piece ghost(Ruleset rules, Board board) {
        return moving(rules, board).ghost();
    }

    /**
     * How a piece has been dropped so far.
     *
     * @param on whether the soft drop is running
     * @param dueNanos nanoseconds to its next row, while it runs
     * @param rows rows of the unbroken soft drop
     * @param sonicRows rows of the largest single sonic or hard drop
     * @param heldNanos nanoseconds that the soft drop ran in the air
     */
    record SoftDropState(boolean on, long dueNanos, int rows, int sonicRows, long heldNanos) {
        static final SoftDropState NONE = new SoftDropState(false, 0, 0, 0, 0);

        SoftDropState started(long firstNanos) {
            return new SoftDropState(true, firstNanos, 0, sonicRows, heldNanos);
        }

        SoftDropState stopped() {
            return new SoftDropState(false, 0, 0, sonicRows, heldNanos);
        }

        SoftDropState waiting(long nanos) {
            return new SoftDropState(on, on ? nanos : 0, rows, sonicRows, heldNanos);
        }

        SoftDropState advanced(long elapsedNanos, boolean resting) {
            if (!on) {
                return this;
            }
            return new SoftDropState(
                    true,
                    Math.max(0, dueNanos - elapsedNanos),
                    rows,
                    sonicRows,
                    resting ? heldNanos : Times.sum(heldNanos, elapsedNanos));
        }

        SoftDropState softDropped(int more) {
            return new SoftDropState(on, dueNanos, rows + more, sonicRows, heldNanos);
        }

        SoftDropState sonicDropped(int drop) {
            return drop <= sonicRows ? this : new SoftDropState(on, dueNanos, rows, drop, heldNanos);
        }

        DropSummary summary(boolean softLock) {
            return equals(NONE) && !softLock
                    ? DropSummary.NONE
                    : new DropSummary(on || softLock ? rows : 0, softLock, sonicRows, heldNanos);
        }
    }
}
