package io.github.wallkick.notation;

import io.github.wallkick.game.Action;
import io.github.wallkick.game.Event;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.Transition;
import io.github.wallkick.internal.Check;
import io.github.wallkick.notation.Replay.Checkpoint;
import io.github.wallkick.piece.Input;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A game and how it was played so far, as an immutable value: it is played like a {@link Game} and gives its {@link Replay} at
 * any time.
 *
 * <pre>{@code
 * Recording recording = Recording.start(ruleset, 42);
 * recording = recording.apply(Input.LEFT).next();
 * recording = recording.advance(250_000_000).next();
 * recording = recording.apply(Input.HARD_DROP).next();
 * String text = recording.replay().text();
 * }</pre>
 *
 * <p>The replay holds the ruleset's text. A strategy of your own needs a name for it, as
 * {@link io.github.wallkick.game.RandomizerFactories#named} gives one; otherwise read the replay with
 * {@link Replay#parse(String, Ruleset)}.
 *
 * <p>Actions that change nothing are not recorded, nor is the number of steps in which time passes: the same actions at the same
 * times give equal replays.
 *
 * @since 0.1.0
 */
public final class Recording {
    /** The default number of locked pieces from one checkpoint to the next. */
    public static final int PIECES_PER_CHECKPOINT = 10;

    /**
     * A step of a recorded game: what happened, and the recording after it.
     *
     * @param events the events in their order; immutable
     * @param next the recording after the step; the same instance as before when nothing changed
     * @since 0.1.0
     */
    public record Step(List<Event> events, Recording next) {
        /** Takes a copy of the events. */
        public Step {
            events = List.copyOf(events);
        }
    }

    private final Replay.Start start;
    private final Game game;
    private final int piecesPerCheckpoint;
    private final AppendOnlyList<Action.Timed> actions;
    private final AppendOnlyList<Checkpoint> checkpoints;
    private final long nanos;
    private final int pieces;

    private Recording(
            Replay.Start start,
            Game game,
            int piecesPerCheckpoint,
            AppendOnlyList<Action.Timed> actions,
            AppendOnlyList<Checkpoint> checkpoints,
            long nanos,
            int pieces) {
        this.start = start;
        this.game = game;
        this.piecesPerCheckpoint = piecesPerCheckpoint;
        this.actions = actions;
        this.checkpoints = checkpoints;
        this.nanos = nanos;
        this.pieces = pieces;
    }

    /**
     * A new game that is recorded from its start.
     *
     * @param ruleset the rules
     * @param seed the seed of its pieces and garbage
     * @return the recording
     */
    public static Recording start(Ruleset ruleset, long seed) {
        return start(ruleset, seed, PIECES_PER_CHECKPOINT);
    }

    /**
     * A new game that is recorded from its start.
     *
     * @param ruleset the rules
     * @param seed the seed of its pieces and garbage
     * @param piecesPerCheckpoint locked pieces from one {@link Checkpoint} to the next, 1 or more; the checkpoint comes at the
     *     first action after them
     * @return the recording
     * @throws IllegalArgumentException if the number is less than 1
     */
    public static Recording start(Ruleset ruleset, long seed, int piecesPerCheckpoint) {
        return start(new Replay.NewGame(ruleset, seed), piecesPerCheckpoint);
    }

    /**
     * A recording that begins with a position: a puzzle, a saved game.
     *
     * @param position the game to go on with
     * @return the recording
     */
    public static Recording from(Game position) {
        return start(new Replay.Position(position), PIECES_PER_CHECKPOINT);
    }

    static Recording start(Replay.Start start, int piecesPerCheckpoint) {
        Check.atLeast("pieces per checkpoint", piecesPerCheckpoint, 1);
        return new Recording(
                start, start.game(), piecesPerCheckpoint, AppendOnlyList.empty(), AppendOnlyList.empty(), 0, 0);
    }

    /**
     * The game at this moment.
     *
     * @return the game
     */
    public Game game() {
        return game;
    }

    /**
     * The time since the start.
     *
     * @return nanoseconds since the start of the game
     */
    public long nanos() {
        return nanos;
    }

    /**
     * The time recorded so far.
     *
     * @return time since the start of the recording
     */
    public Duration time() {
        return Duration.ofNanos(nanos());
    }

    /**
     * An input tapped, {@link Game#apply(Input)}.
     *
     * @param input the input
     * @return what happened, and the next recording
     */
    public Step apply(Input input) {
        return apply(new Action.Tap(input));
    }

    /**
     * An input pressed and held, {@link Game#press}.
     *
     * @param input the input
     * @return what happened, and the next recording
     */
    public Step press(Input input) {
        return apply(new Action.Press(input));
    }

    /**
     * An input released, {@link Game#release}.
     *
     * @param input the input
     * @return what happened, and the next recording
     */
    public Step release(Input input) {
        return apply(new Action.Release(input));
    }

    /**
     * Any action, garbage included.
     *
     * @param action what is done
     * @return what happened, and the next recording
     * @throws IllegalArgumentException if the game refuses it, as it does a hole that is not on the board
     */
    @SuppressWarnings("ReferenceEquality") // nothing has changed if the game is the same instance
    public Step apply(Action action) {
        var done = game.apply(action);
        if (done.game() == game) {
            return new Step(done.events(), this);
        }
        var more = isCheckpointDue() ? checkpoints.plus(checkpoint()) : checkpoints;
        return step(done, actions.plus(new Action.Timed(nanos, action)), more, nanos);
    }

    /**
     * The passing of time, {@link Game#advance}. It counts after the end of the game, too.
     *
     * @param elapsedNanos nanoseconds that have passed, 0 or more
     * @return what happened, and the next recording
     * @throws IllegalArgumentException if the time is negative, or too long for the recording
     */
    public Step advance(long elapsedNanos) {
        Check.elapsed(elapsedNanos);
        Check.that(elapsedNanos <= Long.MAX_VALUE - nanos, "a recording must be at most 292 years long", elapsedNanos);
        return elapsedNanos == 0
                ? new Step(List.of(), this)
                : step(game.advance(elapsedNanos), actions, checkpoints, nanos + elapsedNanos);
    }

    /**
     * The passing of time, {@link Game#advance(Duration)}.
     *
     * @param elapsed time that has passed, 0 or more and at most 292 years
     * @return what happened, and the next recording
     * @throws IllegalArgumentException if the time is negative, or too long for the recording
     * @throws ArithmeticException if the time is too long for a {@code long} of nanoseconds
     */
    public Step advance(Duration elapsed) {
        return advance(elapsed.toNanos());
    }

    private Step step(
            Transition step,
            AppendOnlyList<Action.Timed> nextActions,
            AppendOnlyList<Checkpoint> nextCheckpoints,
            long nextNanos) {
        var locked = (int)
                step.events().stream().filter(Event.Locked.class::isInstance).count();
        var next = new Recording(
                start, step.game(), piecesPerCheckpoint, nextActions, nextCheckpoints, nextNanos, pieces + locked);
        return new Step(step.events(), next);
    }

    /**
     * The replay of the game so far. It ends with the hash of the present state.
     *
     * @return the replay
     */
    public Replay replay() {
        return new Replay(
                start, piecesPerCheckpoint, actions.toList(), checkpoints.toList(), nanos, StateHash.of(game));
    }

    private boolean isCheckpointDue() {
        return pieces / piecesPerCheckpoint > checkpoints.size();
    }

    private Checkpoint checkpoint() {
        return new Checkpoint(nanos, actions.size(), StateHash.of(game));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Recording that
                && start.equals(that.start)
                && piecesPerCheckpoint == that.piecesPerCheckpoint
                && nanos == that.nanos
                && game.equals(that.game)
                && actions.equals(that.actions);
    }

    @Override
    public int hashCode() {
        return Objects.hash(start, nanos, game);
    }

    /** Returns the game, for people. */
    @Override
    public String toString() {
        return "after " + nanos + " ns and " + actions.size() + " actions: " + game;
    }

    /**
     * A list that grows at its end without copying: the values before are shared.
     *
     * @param <T> the type of the values
     */
    private static final class AppendOnlyList<T> {
        private final @Nullable Link<T> last;
        private final int size;

        private AppendOnlyList(@Nullable Link<T> last, int size) {
            this.last = last;
            this.size = size;
        }

        private record Link<T>(T value, @Nullable Link<T> before) {}

        static <T> AppendOnlyList<T> empty() {
            return new AppendOnlyList<>(null, 0);
        }

        AppendOnlyList<T> plus(T value) {
            return new AppendOnlyList<>(new Link<>(value, last), size + 1);
        }

        int size() {
            return size;
        }

        List<T> toList() {
            var values = new ArrayList<T>(size);
            for (var link = last; link != null; link = link.before()) {
                values.add(link.value());
            }
            Collections.reverse(values);
            return values;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof AppendOnlyList<?> that && size == that.size && toList().equals(that.toList());
        }

        @Override
        public int hashCode() {
            return toList().hashCode();
        }
    }
}
