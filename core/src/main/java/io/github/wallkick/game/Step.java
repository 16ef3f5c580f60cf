package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.LineClear;
import io.github.wallkick.game.GameState.History;
import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.WorkingMemory;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.scoring.Drop;
import io.github.wallkick.scoring.DropSummary;
import io.github.wallkick.scoring.LastTurn;
import io.github.wallkick.scoring.LockResult;
import io.github.wallkick.scoring.Score;
import io.github.wallkick.scoring.Spin;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game while one call works on it: the parts of a {@link Game}, changed in place, and the events on the way.
 *
 * <p>It holds what is the same with and without time: how a piece locks, what that pays, sends and lets in, and which piece
 * comes next. When each of these happens is for the {@link PhaseState} to say. A call makes one and takes the result out of
 * it; {@link UntimedGame} alone keeps one, which gathers no events.
 */
@WorkingMemory
@SuppressWarnings("ReferenceEquality") // identity only saves an allocation
final class Step {
    /** A frame is rounded up inside the game, so that there a span may be more than twice as long. */
    private static final long LONGEST = Long.MAX_VALUE / 4;

    /** What can happen at one moment: a few events per piece, and no game ends later than its board is full. */
    private static final int MAX_AT_ONCE = 10_000;

    /** Events of a lock and what follows, seldom more. */
    private static final int MOST_EVENTS = 6;

    private final Ruleset rules;
    private final boolean told;
    private List<Event> events = List.of();
    private GameState state;
    private Board board;
    private final GameState.Queue.Ring queue;
    private GameState.Hold hold;
    private Score score;
    private GarbageQueue garbage;
    private GameState.HeldInputs held;
    private int pieces;
    private int locksAtSpawn;
    private boolean clearedLast;
    private GameState.Dig dig;
    private PhaseState phase;
    private Times times;
    /** The times from which this step counts, and what has passed since inside the game. */
    private Times begun;

    private long passedNanos;
    /** Whether the rules let a piece spawn over filled cells; all other ones fit wherever they are. */
    private final boolean mayOverlap;

    private final boolean hasGoal;

    private RotationSystem rotation;
    private boolean knowsSpawn;
    private int spawnX;
    private int spawnY;
    private Spin lastSpin = Spin.NONE;
    private int lastLines;
    private int lastCells;
    private @Nullable PieceType lastSpawn;
    private int sentGarbage;

    private Step(Ruleset rules, GameState state, PhaseState phase, Times times, boolean told) {
        this.rules = rules;
        this.state = state;
        this.board = state.board();
        this.queue = new GameState.Queue.Ring(state.queue());
        this.hold = state.hold();
        this.score = state.score();
        this.garbage = state.garbage();
        this.held = state.held();
        this.pieces = state.history().pieces();
        this.locksAtSpawn = state.history().locksAtSpawn();
        this.clearedLast = state.history().clearedLast();
        this.dig = state.history().dig();
        this.phase = phase;
        this.times = times;
        this.begun = times;
        this.mayOverlap = !rules.topOuts().contains(TopOut.BLOCK_OUT);
        this.hasGoal = rules.goal() != Goals.none();
        this.rotation = rules.rotation();
        this.told = told;
    }

    /** A step from a game on, whose events are gathered. */
    static Step of(Game game) {
        return new Step(game.ruleset(), game.state(), game.phaseState(), game.times(), true);
    }

    /** A step from a game on, whose events nobody asks for. */
    static Step untold(Game game) {
        return new Step(game.ruleset(), game.state(), game.phaseState(), game.times(), false);
    }

    Game game() {
        var history = new History(pieces, locksAtSpawn, clearedLast, dig);
        if (history.equals(state.history())) {
            history = state.history();
        }
        state = state.with(board, queue.toQueue(), hold, score, garbage, held, history);
        return new Game(rules, state, phase, times);
    }

    Transition transition() {
        return new Transition(game(), events);
    }

    // What the phases ask

    Ruleset rules() {
        return rules;
    }

    Board board() {
        return board;
    }

    GameState.Hold hold() {
        return hold;
    }

    List<PieceType> preview() {
        return queue.shown();
    }

    Score score() {
        return score;
    }

    GarbageQueue garbage() {
        return garbage;
    }

    int level() {
        return score.level();
    }

    GameState.HeldInputs held() {
        return held;
    }

    boolean clearedLast() {
        return clearedLast;
    }

    PhaseState phase() {
        return phase;
    }

    Times times() {
        return times;
    }

    /** How the piece turns that spawned last in this step. */
    RotationSystem rotation() {
        return rotation;
    }

    void turnBy(RotationSystem system) {
        rotation = system;
    }

    /** The spin of the last lock in this step. */
    Spin lastSpin() {
        return lastSpin;
    }

    /** The lines of the last lock in this step. */
    int lastLines() {
        return lastLines;
    }

    /** The cells of the piece that locked last in this step. */
    int lastCells() {
        return lastCells;
    }

    /** The type that has spawned last in this step, or could not spawn. */
    @Nullable PieceType lastSpawn() {
        return lastSpawn;
    }

    int sentGarbage() {
        return sentGarbage;
    }

    boolean isOver() {
        return phase instanceof PhaseState.Ended;
    }

    // What the phases change

    /** Whether events are gathered; asked before one is made. */
    boolean isTold() {
        return told;
    }

    void add(Event event) {
        if (told) {
            // most spans of time have no event
            if (events.isEmpty()) {
                events = new ArrayList<>(MOST_EVENTS);
            }
            events.add(event);
        }
    }

    void enter(PhaseState next) {
        phase = next;
    }

    void enter(PhaseState next, Times at) {
        phase = next;
        times = at;
    }

    void hold(GameState.HeldInputs inputs) {
        held = inputs;
    }

    void receive(GarbageQueue queued) {
        garbage = queued;
    }

    // Time

    /** All that is due at this very moment. */
    void settle() {
        var atOnce = 0;
        while (phase.isDue(this)) {
            if (++atOnce > MAX_AT_ONCE) {
                throw rules.timing().endlessAt(level());
            }
            phase.occur(this, 0);
        }
    }

    /** Lets real time pass, with all that comes due in it, until the goal's time is over. */
    void advance(long elapsedNanos) {
        var left = times.nanosUntil(rules.goal().timeNanos());
        var rest = Math.min(elapsedNanos, left);
        while (rest > LONGEST) {
            advanceFrames(LONGEST);
            rest -= LONGEST;
        }
        advanceFrames(rest);
        if (elapsedNanos >= left && !isOver() && reachesGoal(board)) {
            finish();
        }
    }

    /** The time of the game at this moment: an effect of a frame happens at the end of that frame. */
    long now() {
        return begun.gameNanosAfter(passedNanos, rules.timing().frames());
    }

    private boolean reachesGoal(Board landed) {
        return rules.goal().isReached(new Goal.Moment(score, landed, dig.cleared(), now()));
    }

    private void finish() {
        if (isTold()) {
            add(new Event.GoalReached(now(), rules.goal()));
        }
        enter(new PhaseState.Finished(rules.goal()), times.endedAt(now()));
    }

    private void advanceFrames(long realNanos) {
        if (isOver()) {
            return;
        }
        var rate = rules.timing().frames();
        var frame = Times.frameNanos(rate);
        var rest = times.framesWithin(realNanos, rate) * frame;
        begun = times;
        passedNanos = 0;
        times = times.afterReal(realNanos, rate);
        while (rest > 0 && !isOver()) {
            var due = Times.wholeFrames(phase.nanosToNext(this), frame);
            var span = Math.min(due, Times.wholeFrames(garbage.nanosToNext(rules), frame));
            if (span > rest) {
                phase.pass(this, rest);
                break;
            }
            rest -= span;
            passedNanos += span;
            if (span < due) {
                phase.pass(this, span);
            } else {
                phase.occur(this, span);
                settle();
            }
            GarbageQueue.receiveByTime(this);
        }
        begun = times;
        passedNanos = 0;
    }

    /** Real nanoseconds until something happens by itself. */
    long nanosToNextEvent() {
        return isOver()
                ? PhaseState.NEVER
                : Math.min(
                        times.nanosUntil(rules.goal().timeNanos()),
                        times.nanosToFrameOf(
                                Math.min(phase.nanosToNext(this), garbage.nanosToNext(rules)),
                                rules.timing().frames()));
    }

    /** What a span of time does whatever the phase. */
    void pass(long nanos, Times after) {
        times = after;
        garbage = garbage.advanced(nanos, rules);
    }

    /** What a span of time does while no piece is under control. */
    void passWithoutPiece(long nanos) {
        if (nanos > 0) {
            pass(nanos, times.afterWaiting(nanos, score.level(), rules.timing()));
        }
    }

    // Points

    /** Pays for a drop at once, if the scorer does that. */
    void pay(Drop drop) {
        score(rules.scoring().afterDrop(score, drop));
    }

    /** The level may go up as a piece other than the first one spawns. */
    void levelUp() {
        if (pieces != 1) {
            score(rules.scoring().afterSpawn(score));
        }
    }

    private void score(Score after) {
        var before = score;
        score = after;
        if (!told) {
            return;
        }
        if (after.points() != before.points()) {
            add(new Event.Scored(now(), after.points() - before.points(), after));
        }
        if (after.level() != before.level()) {
            add(new Event.LevelReached(now(), after.level()));
        }
    }

    // The next piece

    /** Takes the next piece out of the queue. */
    PieceType take() {
        pieces++;
        if (pieces > 1) {
            times = times.withoutOpening();
        }
        return queue.take();
    }

    /** A new piece where pieces of its type spawn. */
    Piece spawn(PieceType type) {
        lastSpawn = type;
        var spawned = Check.answer(rules.rotation().spawn(type, rules.size()), "a spawned piece", rules.rotation());
        knowsSpawn = true;
        spawnX = spawned.x();
        spawnY = spawned.y();
        return spawned;
    }

    /** Puts a piece on hold and returns the type that was there. */
    Optional<PieceType> hold(PieceType piece) {
        if (isTold()) {
            add(new Event.Held(now(), piece));
        }
        var before = hold.type();
        hold = hold.swapped(piece);
        return before;
    }

    // The lock

    /** Makes a piece part of the board. The game goes on with the clear or with the wait for the next piece, or ends. */
    void lock(Piece piece, LastTurn lastTurn, DropSummary dropped) {
        var overlaps = mayOverlap && board.collides(piece);
        var spin = overlaps ? Spin.NONE : rules.scoring().spin(board, piece, lastTurn);
        lastSpin = spin;
        lastLines = 0;
        lastCells = piece.shape().size();
        if (isTold()) {
            add(new Event.Locked(now(), piece, spin));
        }
        var locked = overlaps ? Clearing.overwritten(board, piece) : board.lock(piece);
        var clear = Clearing.clear(rules, locked);
        var atSpawn = locksAtSpawn + (isAtSpawn(piece) ? 1 : 0);
        var ends = overlaps
                ? endsAt(new TopOutRule.Moment.Lock(board, piece, new LineClear(board, 0), atSpawn))
                : endsAt(new TopOutRule.Moment.Lock(board, piece, clear, atSpawn));
        if (ends) {
            board = overlaps ? board : locked;
            return;
        }
        var lines = clear.count();
        var perfect = lines > 0 && clear.board().isEmpty();
        locksAtSpawn = atSpawn;
        clearedLast = lines > 0;
        hold = hold.afterLock();
        // without full rows a clear rule may still have taken cells away
        var before = board;
        board = lines > 0 ? locked : clear.board();
        Clearing.tellLost(this, before, lastCells);
        settleLock(
                new LockResult(piece, lines, spin, lastTurn, perfect, dropped, times.pace()),
                clear.board(),
                clear.rowMask());
    }

    /** Pays for a lock, answers it with garbage, and begins the wait for what comes next. */
    private void settleLock(LockResult result, Board cleared, long rowMask) {
        lastLines = result.lines();
        if (rules.timing().softDrop().needsFreshPress()) {
            held = held.released(Input.SOFT_DROP);
        }
        var before = score;
        var after = rules.scoring().afterLock(before, result);
        if (isTold() && result.lines() > 0) {
            add(new Event.RowsCleared(now(), rowMask, result, after.combo(), after.backToBack()));
        }
        score(after);
        sentGarbage = GarbageQueue.answer(
                this, rules.scoring().attack(before, after, result).total());
        var rule = rules.timing().delays();
        var delays = Check.answer(rule.after(result, after.level(), times.frame()), "the delays after a lock", rule);
        times = times.afterLock();
        dig = dig.afterClear(rowMask);
        if (hasGoal && reachesGoal(cleared)) {
            if (isTold() && result.lines() > 0) {
                add(new Event.RowsRemoved(now(), rowMask));
            }
            board = cleared;
            finish();
        } else if (result.lines() > 0) {
            phase = new Clearing(new LineClear(cleared, rowMask), delays.clearNanos(), delays.entryNanos());
        } else {
            phase = Spawning.in(delays.entryNanos());
            GarbageQueue.enter(this, false);
        }
    }

    private boolean isAtSpawn(Piece piece) {
        if (!knowsSpawn) {
            spawn(piece.type());
        }
        return spawnX == piece.x() && spawnY == piece.y();
    }

    /** Goes on with another board. */
    void put(Board changed) {
        board = changed;
    }

    /** Garbage rows push the board up. */
    void raise(int... rows) {
        board = board.raiseRows(rows);
        dig = dig.raised(rows.length, board.height());
    }

    /** Whether a rule ends the game at this moment; then it has ended. */
    boolean endsAt(TopOutRule.Moment moment) {
        var rulesOfEnd = rules.topOuts();
        for (var i = 0; i < rulesOfEnd.size(); i++) {
            var rule = rulesOfEnd.get(i);
            if (rule.ends(moment)) {
                if (isTold()) {
                    add(new Event.ToppedOut(now(), rule));
                }
                enter(new PhaseState.ToppedOut(rule), times.endedAt(now()));
                return true;
            }
        }
        return false;
    }
}
