package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.LineClear;
import io.github.wallkick.game.GameState.History;
import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.WorkingMemory;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.randomizer.Randomizer;
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
    /** The preview as a ring, whose first piece is at {@code head}. */
    private PieceType[] shown;

    private int head;
    private boolean ownsShown;
    private Randomizer rest;
    private GameState.Hold hold;
    private Score score;
    private GarbageQueue garbage;
    private HeldInputs held;
    private int pieces;
    private int locksAtSpawn;
    private boolean clearedLast;
    private PhaseState phase;
    private Times times;
    /** Whether the rules let a piece spawn over filled cells; all other ones fit wherever they are. */
    private final boolean mayOverlap;

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
        this.shown = state.queue().shownArray();
        this.rest = state.queue().rest();
        this.hold = state.hold();
        this.score = state.score();
        this.garbage = state.garbage();
        this.held = state.held();
        this.pieces = state.history().pieces();
        this.locksAtSpawn = state.history().locksAtSpawn();
        this.clearedLast = state.history().clearedLast();
        this.phase = phase;
        this.times = times;
        this.mayOverlap = !rules.topOuts().contains(TopOut.BLOCK_OUT);
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
        var queue = state.queue();
        if (pieces != state.history().pieces()) {
            queue = new Queue(inOrder(), rest);
        }
        var history = new History(pieces, locksAtSpawn, clearedLast);
        if (history.equals(state.history())) {
            history = state.history();
        }
        state = state.with(board, queue, hold, score, garbage, held, history);
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
        return List.of(inOrder());
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

    HeldInputs held() {
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
        return phase instanceof PhaseState.Over;
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

    void hold(HeldInputs inputs) {
        held = inputs;
    }

    void forgetTaps() {
        held = held.withoutTaps();
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
                throw endless();
            }
            phase.occur(this, 0);
        }
    }

    private IllegalStateException endless() {
        var timing = rules.timing();
        return new IllegalStateException("pieces must not follow each other in no time: at level " + level()
                + " instant gravity needs a lock delay longer than that of " + timing.lockDelay() + " under "
                + timing.gravity());
    }

    /** Lets real time pass, with all that comes due in it. */
    void advance(long elapsedNanos) {
        var rest = elapsedNanos;
        while (rest > LONGEST) {
            advanceFrames(LONGEST);
            rest -= LONGEST;
        }
        advanceFrames(rest);
    }

    private void advanceFrames(long realNanos) {
        if (isOver()) {
            return;
        }
        var rate = rules.timing().frames();
        var frame = Times.frameNanos(rate);
        var rest = times.framesWithin(realNanos, rate) * frame;
        times = times.afterReal(realNanos, rate);
        while (rest > 0 && !isOver()) {
            var due = Times.wholeFrames(phase.nanosToNext(this), frame);
            if (due > rest) {
                phase.pass(this, rest);
                return;
            }
            rest -= due;
            phase.occur(this, due);
            settle();
        }
    }

    /** Real nanoseconds until something happens by itself. */
    long nanosToNextEvent() {
        return times.nanosToFrameOf(phase.nanosToNext(this), rules.timing().frames());
    }

    /** What a span of time does whatever the phase. */
    void pass(long nanos, Times after) {
        times = after;
        garbage = garbage.advanced(nanos);
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
            add(new Event.Scored(after.points() - before.points(), after));
        }
        if (after.level() != before.level()) {
            add(new Event.LevelReached(after.level()));
        }
    }

    // The next piece

    /** Takes the next piece out of the queue. */
    PieceType take() {
        var draw = Queue.draw(rest);
        rest = draw.next();
        pieces++;
        if (pieces > 1) {
            times = times.withoutOpening();
        }
        return shown.length == 0 ? draw.piece() : shift(draw.piece());
    }

    private PieceType shift(PieceType last) {
        if (!ownsShown) {
            // a game's own array stays as it is
            shown = shown.clone();
            ownsShown = true;
        }
        var first = shown[head];
        shown[head] = last;
        head = head + 1 == shown.length ? 0 : head + 1;
        return first;
    }

    /** The preview in its order. */
    private PieceType[] inOrder() {
        var types = new PieceType[shown.length];
        System.arraycopy(shown, head, types, 0, shown.length - head);
        System.arraycopy(shown, 0, types, shown.length - head, head);
        return types;
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
            add(new Event.Held(piece));
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
            add(new Event.Locked(piece, spin));
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
        board = lines > 0 ? locked : clear.board();
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
            add(new Event.RowsCleared(rowMask, result, after.combo(), after.backToBack()));
        }
        score(after);
        sentGarbage = GarbageQueue.answer(
                this, rules.scoring().attack(before, after, result).total());
        var rule = rules.timing().delays();
        var delays = Check.answer(rule.after(result, after.level(), times.frame()), "the delays after a lock", rule);
        times = times.afterLock();
        if (result.lines() > 0) {
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

    /** Whether a rule ends the game at this moment; then it has ended. */
    boolean endsAt(TopOutRule.Moment moment) {
        var rulesOfEnd = rules.topOuts();
        for (var i = 0; i < rulesOfEnd.size(); i++) {
            var rule = rulesOfEnd.get(i);
            if (rule.ends(moment)) {
                if (isTold()) {
                    add(new Event.ToppedOut(rule));
                }
                enter(new PhaseState.Over(rule), times.atEnd());
                return true;
            }
        }
        return false;
    }
}
