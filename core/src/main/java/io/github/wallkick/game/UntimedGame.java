package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.internal.CanIgnoreReturnValue;
import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.internal.WorkingMemory;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.TurnResult;
import io.github.wallkick.scoring.Drop;
import io.github.wallkick.scoring.DropSummary;
import io.github.wallkick.scoring.LastTurn;
import io.github.wallkick.scoring.Score;
import io.github.wallkick.scoring.Spin;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A game without time that changes in place: the fast way for bots and self-play, which play millions of pieces and need no
 * events and no earlier positions.
 *
 * <p>It plays by the same rules as a {@link Game} under {@link Ruleset#untimed()}: the same inputs give the same game, which
 * {@link #toGame()} returns as a value. A piece locks by a hard drop alone; then the next one spawns at once.
 *
 * <pre>{@code
 * UntimedGame game = UntimedGame.start(Rulesets.guideline(), 42);
 * while (!game.isOver()) {
 *     game.apply(Input.LEFT_TO_WALL);
 *     game.apply(Input.HARD_DROP);
 * }
 * game.score().points();
 * }</pre>
 *
 * <p>Unlike the rest of the library it is no value: it is for one thread, and equal to itself alone.
 *
 * @since 0.1.0
 */
@WorkingMemory
@CheckReturnValue
public final class UntimedGame implements GameView {
    private static final Predicate<Input> NOTHING_HELD = Set.<Input>of()::contains;

    private final Step step;
    private final FallingPiece piece;
    /** The inputs that are allowed as bits, none once the game is over. */
    private int inputs;

    private int softRows;
    private int longestSonicDrop;
    private int locks;

    private UntimedGame(Step step, Piece piece, RotationSystem rotation, LastTurn lastTurn) {
        var rules = step.rules();
        this.step = step;
        this.piece = new FallingPiece(rules.scoring().spins(), step.board(), piece, rotation, lastTurn);
        this.inputs = bits(rules.inputs());
    }

    private static int bits(Set<Input> inputs) {
        var bits = 0;
        for (var input : inputs) {
            bits |= bit(input);
        }
        return bits;
    }

    private static int bit(Input input) {
        return 1 << input.ordinal();
    }

    /**
     * A new game, its first piece under control unless that piece tops out.
     *
     * <p>To start many games, give it the result of {@link Ruleset#untimed()}, which is then not made for each.
     *
     * @param ruleset the rules, of which those about time do not matter
     * @param seed the seed of its pieces and garbage
     * @return the game
     */
    public static UntimedGame start(Ruleset ruleset, long seed) {
        var rules = ruleset.untimed();
        return goingOn(step(rules, GameState.start(rules, seed), Spawning.NOW));
    }

    /**
     * A game that goes on from a position. What the position waits for happens at once, and no input is held.
     *
     * @param game the position; it stays as it is
     * @return the game
     */
    public static UntimedGame of(Game game) {
        var rules = game.ruleset().untimed();
        var state = game.state();
        var garbage = state.garbage().withoutDelays();
        var step = step(rules, state.withHeld(GameState.HeldInputs.NONE).withGarbage(garbage), game.phaseState());
        if (!(game.phaseState() instanceof Falling falling)) {
            return goingOn(step);
        }
        var going = new UntimedGame(step, falling.piece(), falling.rotation(), falling.lastTurn());
        going.softRows = falling.soft().rows();
        going.longestSonicDrop = falling.soft().sonicRows();
        return going;
    }

    private static Step step(Ruleset rules, GameState state, PhaseState phase) {
        return Step.untold(new Game(rules, state, phase, Times.start(rules.timing())));
    }

    private static UntimedGame goingOn(Step step) {
        var rotation = step.rules().rotation();
        // stands for no piece until one spawns
        var any = rotation.spawn(rotation.types().get(0), step.rules().size());
        var going = new UntimedGame(step, any, rotation, LastTurn.NONE);
        going.spawnNext();
        return going;
    }

    /**
     * This game as a value.
     *
     * @return the game under {@link Ruleset#untimed() untimed} rules, as it stands
     */
    @Override
    public Game toGame() {
        if (!isOver()) {
            var soft = new Falling.SoftDropState(false, 0, softRows, longestSonicDrop, 0);
            step.enter(Falling.of(step.rules(), step.board(), step.level(), piece.piece(), piece.rotation(), soft)
                    .withLastTurn(piece.lastTurn()));
        }
        return step.game();
    }

    /**
     * One stroke of an input, as {@link Game#apply(Input)} has it.
     *
     * @param input what the player does
     * @return whether it had an effect; false if it is blocked or not allowed
     */
    @CanIgnoreReturnValue
    public boolean apply(Input input) {
        if ((inputs & bit(input)) == 0) {
            return false;
        }
        return switch (input) {
            // one case for both sides, since which one comes is hard to predict
            case LEFT, RIGHT -> piece.shift(input == Input.LEFT ? -1 : 1);
            case LEFT_TO_WALL, RIGHT_TO_WALL -> shiftToWall(input == Input.LEFT_TO_WALL ? -1 : 1);
            case CLOCKWISE -> turn(Turn.CLOCKWISE);
            case COUNTERCLOCKWISE -> turn(Turn.COUNTERCLOCKWISE);
            case HALF_TURN -> turn(Turn.HALF);
            case SOFT_DROP -> softDrop();
            case SONIC_DROP -> sonicDrop();
            case HARD_DROP -> hardDrop();
            case HOLD -> hold();
        };
    }

    private boolean shiftToWall(int columns) {
        var shifted = piece.shift(columns);
        while (piece.shift(columns)) {
            // the shift is all there is to do
        }
        return shifted;
    }

    private boolean turn(Turn turn) {
        return piece.turn(turn, NOTHING_HELD) != TurnResult.BLOCKED;
    }

    private boolean softDrop() {
        var rows = piece.fall(1);
        if (rows > 0) {
            softRows += rows;
            step.pay(Drop.soft(rows));
        }
        return rows > 0;
    }

    private boolean sonicDrop() {
        var rows = piece.fall(Integer.MAX_VALUE);
        if (rows > 0) {
            longestSonicDrop = Math.max(longestSonicDrop, rows);
            step.pay(Drop.sonic(rows));
        }
        return rows > 0;
    }

    private boolean hardDrop() {
        var rows = piece.fall(Integer.MAX_VALUE);
        longestSonicDrop = Math.max(longestSonicDrop, rows);
        step.pay(Drop.hard(rows));
        lock();
        return true;
    }

    private boolean hold() {
        if (!step.hold().isAllowed(step.rules().hold())) {
            return false;
        }
        take(Spawning.swap(step, piece.piece().type()));
        return true;
    }

    /**
     * Locks the piece at a place, however it gets there. Whether it can get there is for the caller to know; no drop is paid.
     *
     * @param placed the piece where it is to lock
     * @param lastTurn its last movement on the way, if that was a turn; else {@link LastTurn#NONE}
     * @throws IllegalArgumentException if it is not the piece under control, or if it does not fit or does not rest there
     */
    public void place(Piece placed, LastTurn lastTurn) {
        var type = piece().map(Piece::type);
        if (!type.equals(Optional.of(placed.type()))) {
            throw new IllegalArgumentException("the piece placed must be the one under control, "
                    + type.map(PieceType::symbol).map(String::valueOf).orElse("none") + ": " + placed);
        }
        Check.that(
                placed.shape().equals(piece.piece().shape()),
                "a piece must have the shape of its ruleset's rotation system",
                placed);
        Check.that(
                !board().collides(placed) && board().collides(placed.moved(0, -1)),
                "a piece must be placed where it fits and rests",
                placed);
        piece.put(placed, lastTurn);
        lock();
    }

    private void lock() {
        var dropped = longestSonicDrop == 0 ? DropSummary.NONE : DropSummary.sonic(longestSonicDrop);
        step.lock(piece.piece(), piece.lastTurn(), dropped);
        locks++;
        spawnNext();
    }

    /** What there is to wait for in a game with time happens at once. */
    private void spawnNext() {
        if (step.phase() instanceof Clearing clearing) {
            clearing.occur(step, 0);
        }
        take(isOver() ? null : Spawning.next(step));
    }

    private void take(@Nullable Piece spawned) {
        if (spawned == null) {
            inputs = 0;
            return;
        }
        softRows = 0;
        longestSonicDrop = 0;
        piece.take(step.board(), spawned, step.rotation());
        if (step.rules().spawning().dropsAtOnce()) {
            piece.fall(1);
        }
    }

    /**
     * Garbage from an opponent, as {@link Game#receive(int)} has it.
     *
     * @param lines rows, 0 to {@link Game#MAX_GARBAGE}
     * @throws IllegalArgumentException if the rows are out of their range
     */
    public void receive(int lines) {
        Check.within("rows of garbage", lines, 0, Game.MAX_GARBAGE);
        if (lines > 0 && !isOver()) {
            var rules = step.rules();
            step.receive(
                    step.garbage().received(lines, rules.garbage(), rules.size().width()));
        }
    }

    /**
     * How far the last lock was a spin.
     *
     * @return its spin, {@link Spin#NONE} before the first lock
     */
    public Spin lastSpin() {
        return step.lastSpin();
    }

    /**
     * The lines of the last lock.
     *
     * @return 0 or more
     */
    public int lastLines() {
        return step.lastLines();
    }

    /**
     * The cells of the piece that locked last.
     *
     * @return 0 or more, 0 before the first lock
     */
    public int lastCells() {
        return step.lastCells();
    }

    /**
     * The type that has come under control last, or could not.
     *
     * @return the type, or empty for a game that goes on from a position in which a piece is under control
     */
    public Optional<PieceType> lastSpawn() {
        return Optional.ofNullable(step.lastSpawn());
    }

    /**
     * The pieces that have locked since this game was made.
     *
     * @return 0 or more
     */
    public int locks() {
        return locks;
    }

    /**
     * The rows that the last lock sent to an opponent, without those that it cancelled.
     *
     * @return 0 or more
     */
    public int sentGarbage() {
        return step.sentGarbage();
    }

    /**
     * How the piece under control turns from now on.
     *
     * @return the rotation system, which some rules change after a turn
     */
    public RotationSystem rotation() {
        return piece.rotation();
    }

    /**
     * What the spin rule remembers of the piece's movements.
     *
     * @return the last turn, or {@link LastTurn#NONE}
     */
    public LastTurn lastTurn() {
        return piece.lastTurn();
    }

    @Override
    public Ruleset ruleset() {
        return step.rules();
    }

    @Override
    public boolean isOver() {
        return step.isOver();
    }

    @Override
    public Optional<TopOutRule> topOut() {
        return step.phase() instanceof PhaseState.ToppedOut end ? Optional.of(end.cause()) : Optional.empty();
    }

    @Override
    public Optional<Goal> reachedGoal() {
        return step.phase() instanceof PhaseState.Finished end ? Optional.of(end.goal()) : Optional.empty();
    }

    @Override
    public Board board() {
        return step.board();
    }

    @Override
    public Optional<Piece> piece() {
        return isOver() ? Optional.empty() : Optional.of(piece.piece());
    }

    @Override
    public Optional<Piece> ghost() {
        return isOver() ? Optional.empty() : Optional.of(piece.ghost());
    }

    @Override
    public List<PieceType> preview() {
        return step.preview();
    }

    @Override
    public Optional<PieceType> held() {
        return step.hold().type();
    }

    @Override
    public boolean canHold() {
        return (inputs & bit(Input.HOLD)) != 0
                && step.hold().isAllowed(step.rules().hold());
    }

    @Override
    public Score score() {
        return step.score();
    }

    @Override
    public int pendingGarbage() {
        return step.garbage().lines();
    }
}
