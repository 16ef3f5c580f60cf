package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.internal.Nanos;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.randomizer.Randomizer;
import io.github.wallkick.scoring.Score;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A game at one moment, as an immutable value.
 *
 * <p>Nothing happens to a game: an input or the passing of time gives the next game and tells what happened on the way.
 *
 * <pre>{@code
 * Game game = Game.start(Rulesets.guideline(), 42);
 * game = game.apply(Input.LEFT).game();
 * game = game.advance(Duration.ofMillis(500)).game();
 * game.apply(Input.HARD_DROP).events(); // Dropped, Scored, Locked, Spawned, Fell
 * }</pre>
 *
 * <p>It is total: every method is defined in every phase, also after the end. Letting {@code a} and then {@code b} nanoseconds
 * pass gives the same as {@code a + b} at once. The order of effects within one moment is on the package's page.
 *
 * <p>Equality: games are equal when all that decides their future is, and their time, so that a game can be a map's key.
 *
 * @since 0.1.0
 */
@CheckReturnValue
public final class Game implements GameView {
    /** The most rows of garbage that one attack may have. */
    public static final int MAX_GARBAGE = 10_000;

    private final Ruleset ruleset;
    private final GameState state;
    private final PhaseState phase;
    private final Times times;

    Game(Ruleset ruleset, GameState state, PhaseState phase, Times times) {
        this.ruleset = ruleset;
        this.state = state;
        this.phase = phase;
        this.times = times;
    }

    /**
     * A new game. Its first piece is under control, or has ended the game if it tops out at once.
     *
     * @param ruleset the rules
     * @param seed the seed of its pieces and garbage; equal seeds give equal games
     * @return the game
     */
    public static Game start(Ruleset ruleset, long seed) {
        return opening(ruleset, seed).game();
    }

    /**
     * The opening of a new game, with the events of the first spawn.
     *
     * @param ruleset the rules
     * @param seed the seed of its pieces and garbage
     * @return the game that {@link #start} gives, and its events
     */
    public static Transition opening(Ruleset ruleset, long seed) {
        var unborn = new Game(ruleset, GameState.start(ruleset, seed), Spawning.NOW, Times.start(ruleset.timing()));
        var step = Step.of(unborn);
        step.settle();
        return step.transition();
    }

    /**
     * One stroke of an input: what a press that is released at once does.
     *
     * @param input what the player does
     * @return the game after it; this very game if nothing comes of it, blocked ({@link Event.Blocked}) or not allowed
     */
    public Transition apply(Input input) {
        return GameState.HeldInputs.tap(this, input);
    }

    /**
     * An input pressed and held. It does what {@link #apply} does, and where the rules care for held keys it goes on until
     * {@link #release}: a soft drop falls row after row as time passes (its first row not before the soft drop's rule
     * says), a turn or a hold may act on the next piece as it spawns.
     *
     * @param input what the player presses; pressing a held soft drop or hard drop again does nothing
     * @return the game after it
     */
    public Transition press(Input input) {
        return GameState.HeldInputs.press(this, input);
    }

    /**
     * An input released.
     *
     * @param input what the player lets go
     * @return the game after it, without events; this very game if the rules do not care
     */
    public Transition release(Input input) {
        return GameState.HeldInputs.release(this, input);
    }

    /**
     * Any action from outside: an input tapped, pressed or released, or garbage received.
     *
     * @param action what is done
     * @return the game after it
     * @throws IllegalArgumentException if a hole of garbage is not on the board
     */
    public Transition apply(Action action) {
        return action.applyTo(this);
    }

    /**
     * Actions at their times, and the time between them. The game ends up at the time of the last action.
     *
     * <pre>{@code
     * game.applyAll(List.of(
     *         new Action.Timed(0, new Action.Tap(Input.LEFT)),
     *         new Action.Timed(250_000_000, new Action.Tap(Input.HARD_DROP))));
     * }</pre>
     *
     * @param actions actions in the order of their times, counted from now
     * @return the game after all of them, and all that happened
     * @throws IllegalArgumentException if the times go back, or a hole of garbage is not on the board
     */
    public Transition applyAll(List<Action.Timed> actions) {
        return Action.Timed.applyAll(this, actions);
    }

    /**
     * The passing of time.
     *
     * @param elapsedNanos nanoseconds that have passed, 0 or more
     * @return the game after it, with all that came due on the way, that moment included
     * @throws IllegalArgumentException if the time is negative
     */
    public Transition advance(long elapsedNanos) {
        Check.elapsed(elapsedNanos);
        if (elapsedNanos == 0 || isOver()) {
            return unchanged();
        }
        var step = Step.of(this);
        step.advance(elapsedNanos);
        return step.transition();
    }

    /**
     * The passing of time.
     *
     * @param elapsed time that has passed, 0 or more and at most 292 years
     * @return the game after it
     * @throws IllegalArgumentException if the time is negative
     * @throws ArithmeticException if the time is too long for a {@code long} of nanoseconds
     */
    public Transition advance(Duration elapsed) {
        return advance(elapsed.toNanos());
    }

    /**
     * The time until something happens by itself: the shortest time that {@link #advance(long)} needs to give an event.
     *
     * @return nanoseconds, 1 or more; {@link Long#MAX_VALUE} if nothing ever happens without an input
     */
    public long nanosToNextEvent() {
        return Step.untold(this).nanosToNextEvent();
    }

    /**
     * The time until something happens by itself, {@link #nanosToNextEvent()}.
     *
     * @return time; empty if nothing ever happens without an input
     */
    public Optional<Duration> timeToNextEvent() {
        return Nanos.orNever(nanosToNextEvent());
    }

    /**
     * The time that the game has taken so far.
     *
     * @return nanoseconds since its start, up to its end if it has one; at most {@link Long#MAX_VALUE}
     */
    public long elapsedNanos() {
        return times.gameNanos();
    }

    /**
     * The time that the game has taken so far.
     *
     * @return time since its start, up to its end if it has one
     */
    public Duration elapsed() {
        return Duration.ofNanos(elapsedNanos());
    }

    /**
     * Garbage from an opponent, its holes where this game's rule puts them.
     *
     * @param lines rows, 0 to {@link #MAX_GARBAGE}
     * @return the game with the rows on their way
     * @throws IllegalArgumentException if the rows are out of their range
     */
    public Transition receive(int lines) {
        return GarbageQueue.receive(this, lines);
    }

    /**
     * Garbage whose holes are known, one attack of it.
     *
     * @param holes the hole's column of each row, in the order of their arrival; at most {@link #MAX_GARBAGE} rows
     * @return the game with the rows on their way
     * @throws IllegalArgumentException if a column is not on the board, or the rows are too many
     */
    public Transition receiveHoles(int... holes) {
        return GarbageQueue.receive(this, holes);
    }

    /**
     * Why a turn of the piece goes as it does.
     *
     * @param turn the turn to look into
     * @return every test with the cell that blocked it, and what makes the result a spin or none; empty if there is no
     *     piece under control
     */
    public Optional<TurnExplanation> explain(Turn turn) {
        return phase instanceof Falling falling
                ? Optional.of(TurnExplanation.of(this, falling, turn))
                : Optional.empty();
    }

    @Override
    public Ruleset ruleset() {
        return ruleset;
    }

    /**
     * What the game is waiting for.
     *
     * @return the phase
     */
    public Phase phase() {
        return phase.phase();
    }

    @Override
    public boolean isOver() {
        return phase instanceof PhaseState.Ended;
    }

    @Override
    public Board board() {
        return state.board();
    }

    @Override
    public Optional<Piece> piece() {
        return phase instanceof Falling falling ? Optional.of(falling.piece()) : Optional.empty();
    }

    @Override
    public Optional<Piece> ghost() {
        return phase instanceof Falling falling ? Optional.of(falling.ghost(ruleset, state.board())) : Optional.empty();
    }

    @Override
    public List<PieceType> preview() {
        return state.queue().shown();
    }

    @Override
    public Optional<PieceType> held() {
        return state.hold().type();
    }

    @Override
    public boolean canHold() {
        return phase instanceof Falling
                && ruleset.inputs().contains(Input.HOLD)
                && state.hold().isAllowed(ruleset.hold());
    }

    @Override
    public Score score() {
        return state.score();
    }

    @Override
    public int pendingGarbage() {
        return state.garbage().lines();
    }

    @Override
    public Optional<TopOutRule> topOut() {
        return phase instanceof PhaseState.ToppedOut end ? Optional.of(end.cause()) : Optional.empty();
    }

    @Override
    public Optional<Goal> reachedGoal() {
        return phase instanceof PhaseState.Finished end ? Optional.of(end.goal()) : Optional.empty();
    }

    /**
     * This game with other landed cells, the piece where it was: for training, puzzles and tests.
     *
     * @param board the landed cells
     * @return the changed game
     * @throws IllegalArgumentException if the board's size is not the ruleset's, or if the piece under control is
     *     where these rules let none spawn
     */
    public Game withBoard(Board board) {
        RulesetCheck.board(board, piece(), ruleset);
        return new Game(ruleset, state.withBoard(board), phase.onBoard(ruleset, board), times);
    }

    /**
     * This game with garbage rows under its board from now on, the piece where it was: for cheese races, which
     * {@link Goals#dig} ends.
     *
     * @param holes the hole's column of each row, in the order of their arrival
     * @return the changed game
     * @throws IllegalArgumentException if a column is not on the board, or if the piece under control is in the way
     */
    public Game withGarbage(int... holes) {
        var raised = state.raised(ruleset.garbage().holes(), GarbageQueue.checked(this, holes));
        return withBoard(raised.board()).with(raised);
    }

    /**
     * This game with another piece under control, as if it had just spawned where it is.
     *
     * @param piece the piece, of a type that the ruleset's rotation system knows: it must be able to spawn again after a hold
     * @return the changed game
     * @throws IllegalArgumentException if the piece does not fit, or has not the shape that the rotation system gives its type
     */
    public Game withPiece(Piece piece) {
        RulesetCheck.piece(piece, ruleset);
        Check.that(!state.board().collides(piece), "a piece under control must fit the board", piece);
        var falling = Falling.of(
                ruleset, state.board(), state.score().level(), piece, ruleset.rotation(), Falling.SoftDropState.NONE);
        return with(falling, times.withRowRestarted());
    }

    /**
     * This game with another score.
     *
     * @param score points, lines, level and chains
     * @return the changed game
     */
    public Game withScore(Score score) {
        return with(state.withScore(score));
    }

    /**
     * This game with other pieces to come, in place of those that are shown; the randomizer goes on after them.
     *
     * @param next the next pieces, next one first, more or fewer than the ruleset shows
     * @return the changed game
     * @throws IllegalArgumentException if the rotation system cannot spawn one of them
     */
    public Game withQueue(List<? extends PieceType> next) {
        return with(state.withQueue(state.queue().beginning(next, ruleset)));
    }

    /**
     * This game with another randomizer, which deals all pieces to come, the shown ones first.
     *
     * @param randomizer the randomizer, in the state from which it goes on
     * @return the changed game
     * @throws IllegalArgumentException if the rotation system cannot spawn a piece that is shown
     */
    public Game withRandomizer(Randomizer randomizer) {
        return with(state.withQueue(GameState.Queue.checked(randomizer, ruleset)));
    }

    /**
     * This game with another piece on hold, or none; whether a hold is allowed now stays as it is.
     *
     * @param type the type to put on hold
     * @return the changed game
     * @throws IllegalArgumentException if the rules have no hold, or the rotation system cannot spawn the type
     */
    public Game withHeld(Optional<PieceType> type) {
        return with(state.withHeld(type, ruleset));
    }

    /**
     * The game of a text: the inverse of {@link #text} and {@link #prettyText}, also as people write it, for example
     * {@code wallkick position 1; rules: guideline; board: 4X.5X/4X.5X; piece: I; next: TSZ}. The grammar is on the package's page.
     *
     * @param text the text
     * @return the game
     * @throws io.github.wallkick.NotationException if it tells no position of its rules, or they have parts of one's own
     */
    public static Game parse(String text) {
        return PositionReader.read(text);
    }

    /**
     * The game of a text under given rules: for rules with strategies of one's own, and for {@link #textWithoutRules}.
     *
     * @param text the text
     * @param rules its rules
     * @return the game
     * @throws io.github.wallkick.NotationException if the text tells no position of these rules, or names other ones
     */
    public static Game parse(String text, Ruleset rules) {
        return PositionReader.read(text, rules);
    }

    /**
     * The whole position as one line of text, for saved games and puzzles: {@link #parse(String)} gives an equal game.
     *
     * @return the text, equal for equal games
     * @throws IllegalStateException if a strategy has no stable text; the message tells how to name it
     */
    public String text() {
        return PositionWriter.line(this, true);
    }

    /**
     * The {@link #text} without its rules, which the reader must know.
     *
     * @return the text, for {@link #parse(String, Ruleset)}
     * @throws IllegalStateException if what a strategy deals, counts or remembers has no stable text
     */
    public String textWithoutRules() {
        return PositionWriter.line(this, false);
    }

    /**
     * The {@link #text} for people.
     *
     * @return a line for each part, and a picture of the board
     * @throws IllegalStateException if a strategy has no stable text
     */
    public String prettyText() {
        return PositionWriter.lines(this);
    }

    GameState state() {
        return state;
    }

    PhaseState phaseState() {
        return phase;
    }

    Times times() {
        return times;
    }

    Game with(GameState other) {
        return new Game(ruleset, other, phase, times);
    }

    Game with(PhaseState other) {
        return other == phase ? this : new Game(ruleset, state, other, times);
    }

    Game with(PhaseState other, Times at) {
        return new Game(ruleset, state, other, at);
    }

    Transition unchanged() {
        return new Transition(this, List.of());
    }

    @Override
    public Game toGame() {
        return this;
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || (other instanceof Game that
                        && phase.equals(that.phase)
                        && state.equals(that.state)
                        && times.equals(that.times)
                        && ruleset.equals(that.ruleset));
    }

    @Override
    public int hashCode() {
        return 31 * (31 * state.hashCode() + phase.hashCode()) + times.hashCode();
    }

    /** Returns a drawing for people: the piece by its letter, its ghost as {@code :}, landed cells as {@code X}. */
    @Override
    public String toString() {
        return state.drawing(phase(), piece(), ghost());
    }
}
