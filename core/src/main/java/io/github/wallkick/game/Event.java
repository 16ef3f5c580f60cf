package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.scoring.Drop;
import io.github.wallkick.scoring.LockResult;
import io.github.wallkick.scoring.Score;
import io.github.wallkick.scoring.Spin;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Something that happened in a game, as displays, sounds and statistics need to know it.
 *
 * <p>Events say what happened, the game says what is: whoever draws a frame needs no event, and whoever missed one loses
 * nothing but its effect.
 *
 * @since 0.1.0
 */
@CheckReturnValue
public sealed interface Event {
    /**
     * When it happened: exact, however long the span of time was that brought it. Under rules that move in frames, what comes
     * by itself happens at the end of its frame.
     *
     * @return the time of the game, in nanoseconds since its start
     */
    long atNanos();

    /**
     * When it happened.
     *
     * @return the time of the game since its start
     */
    default Duration at() {
        return Duration.ofNanos(atNanos());
    }

    /**
     * What happened, for a {@code switch}.
     *
     * @return the kind
     */
    default Kind kind() {
        return Kind.of(this);
    }

    /**
     * A piece came under control.
     *
     * @param atNanos the time of the game, in nanoseconds since its start
     * @param piece the piece where it spawned
     * @since 0.1.0
     */
    record Spawned(long atNanos, Piece piece) implements Event {}

    /**
     * The piece was shifted by the player.
     *
     * @param atNanos the time of the game, in nanoseconds since its start
     * @param piece the piece after the shift
     * @param columns columns to the right, negative to the left; never 0
     * @since 0.1.0
     */
    record Moved(long atNanos, Piece piece, int columns) implements Event {}

    /**
     * The piece was turned by the player.
     *
     * @param atNanos the time of the game, in nanoseconds since its start
     * @param piece the piece after the turn
     * @param turn the turn
     * @param kick index of the test that fitted, 0 for in place
     * @since 0.1.0
     */
    record Turned(long atNanos, Piece piece, Turn turn, int kick) implements Event {}

    /**
     * The player could not do it: a shift or turn for which there is no room, which displays and sounds call a bump, or a hold
     * that the rules do not allow now.
     *
     * <p>Shifts that a held button repeats against a wall are not told.
     *
     * @param atNanos the time of the game, in nanoseconds since its start
     * @param piece the piece, which stays where it is
     * @param input what the player did
     * @since 0.1.0
     */
    record Blocked(long atNanos, Piece piece, Input input) implements Event {}

    /**
     * The piece fell by gravity.
     *
     * @param atNanos the time of the game, in nanoseconds since its start
     * @param piece the piece after the fall
     * @param rows rows it went down, 1 or more
     * @since 0.1.0
     */
    record Fell(long atNanos, Piece piece, int rows) implements Event {}

    /**
     * The piece was dropped by the player.
     *
     * @param atNanos the time of the game, in nanoseconds since its start
     * @param piece the piece after the drop
     * @param drop how it was dropped
     * @param rows rows it went down, 1 or more; a hard drop of a resting piece has 0
     * @since 0.1.0
     */
    record Dropped(long atNanos, Piece piece, Drop.Kind drop, int rows) implements Event {}

    /**
     * The piece came to rest on something.
     *
     * @param atNanos the time of the game, in nanoseconds since its start
     * @param piece the piece where it rests
     * @since 0.1.0
     */
    record TouchedGround(long atNanos, Piece piece) implements Event {}

    /**
     * The piece was put on hold.
     *
     * @param atNanos the time of the game, in nanoseconds since its start
     * @param type the type that is on hold now
     * @since 0.1.0
     */
    record Held(long atNanos, PieceType type) implements Event {}

    /**
     * The piece became part of the board.
     *
     * @param atNanos the time of the game, in nanoseconds since its start
     * @param piece the piece where it locked; its cells are those that were filled
     * @param spin how far the lock was a spin
     * @since 0.1.0
     */
    record Locked(long atNanos, Piece piece, Spin spin) implements Event {}

    /**
     * Full rows were paid as cleared; they stay on the board, to be shown, until {@link RowsRemoved}.
     *
     * @param atNanos the time of the game, in nanoseconds since its start
     * @param rowMask the rows, bit {@code y} for row {@code y}
     * @param landing what kind of clear it is: lines, spin, perfect clear
     * @param combo clears in a row, less one
     * @param backToBack difficult clears in a row, less one; −1 if this one is not difficult
     * @since 0.1.0
     */
    record RowsCleared(long atNanos, long rowMask, LockResult landing, int combo, int backToBack) implements Event {}

    /**
     * The rows of the last {@link RowsCleared} were taken out of the board; whatever follows the board's changes, such as
     * colours, does the same now.
     *
     * @param atNanos the time of the game, in nanoseconds since its start
     * @param rowMask the rows, bit {@code y} for row {@code y} of the board before
     * @since 0.1.0
     */
    record RowsRemoved(long atNanos, long rowMask) implements Event {}

    /**
     * Points were paid.
     *
     * @param atNanos the time of the game, in nanoseconds since its start
     * @param points how many, 1 or more
     * @param score the score after them
     * @since 0.1.0
     */
    record Scored(long atNanos, long points, Score score) implements Event {}

    /**
     * The level rose.
     *
     * @param atNanos the time of the game, in nanoseconds since its start
     * @param level the level reached
     * @since 0.1.0
     */
    record LevelReached(long atNanos, int level) implements Event {}

    /**
     * Garbage goes out to an opponent: the attack of a lock, less what it cancelled.
     *
     * <pre>{@code
     * for (Event event : left.apply(Input.HARD_DROP).events()) {
     *     if (event instanceof Event.GarbageSent sent) {
     *         right = right.receive(sent.lines()).game();
     *     }
     * }
     * }</pre>
     *
     * @param atNanos the time of the game, in nanoseconds since its start
     * @param lines rows to be received, 1 or more
     * @since 0.1.0
     */
    record GarbageSent(long atNanos, int lines) implements Event {}

    /**
     * Garbage is on its way into this game.
     *
     * @param atNanos the time of the game, in nanoseconds since its start
     * @param lines rows that were added to the queue, 1 or more
     * @since 0.1.0
     */
    record GarbageQueued(long atNanos, int lines) implements Event {}

    /**
     * Garbage on its way was cancelled by a clear.
     *
     * @param atNanos the time of the game, in nanoseconds since its start
     * @param lines rows that were taken from the queue, 1 or more
     * @since 0.1.0
     */
    record GarbageCancelled(long atNanos, int lines) implements Event {}

    /**
     * Garbage rows pushed the board up from below.
     *
     * @param atNanos the time of the game, in nanoseconds since its start
     * @param holes the hole's column of each row, in the order of their arrival
     * @param rows the filled cells of each row, bit {@code x} for column {@code x}, for {@link Board#raiseRows}
     * @since 0.1.0
     */
    record GarbageEntered(long atNanos, List<Integer> holes, List<Integer> rows) implements Event {
        /** Takes copies of the lists. */
        public GarbageEntered {
            holes = List.copyOf(holes);
            rows = List.copyOf(rows);
        }
    }

    /**
     * Filled cells left the board other than by a clear: garbage pushed them beyond the top, a piece locked over them, or the
     * clear rule has no row to put them in.
     *
     * @param atNanos the time of the game, in nanoseconds since its start
     * @param cells how many, 1 or more
     * @since 0.1.0
     */
    record CellsLost(long atNanos, int cells) implements Event {}

    /**
     * The game was lost.
     *
     * @param atNanos the time of the game, in nanoseconds since its start
     * @param cause the rule that ended it
     * @since 0.1.0
     */
    record ToppedOut(long atNanos, TopOutRule cause) implements Event {}

    /**
     * The game reached its goal, and ended.
     *
     * @param atNanos the finishing time, in nanoseconds since the start of the game
     * @param goal the goal
     * @since 0.1.0
     */
    record GoalReached(long atNanos, Goal goal) implements Event {}

    /**
     * The kinds of events, one for each record.
     *
     * <p>Equality: enum constants, compared by identity.
     *
     * @since 0.1.0
     */
    enum Kind {
        /** {@link Spawned}. */
        SPAWNED(Spawned.class),
        /** {@link Moved}. */
        MOVED(Moved.class),
        /** {@link Turned}. */
        TURNED(Turned.class),
        /** {@link Blocked}. */
        BLOCKED(Blocked.class),
        /** {@link Fell}. */
        FELL(Fell.class),
        /** {@link Dropped}. */
        DROPPED(Dropped.class),
        /** {@link TouchedGround}. */
        TOUCHED_GROUND(TouchedGround.class),
        /** {@link Held}. */
        HELD(Held.class),
        /** {@link Locked}. */
        LOCKED(Locked.class),
        /** {@link RowsCleared}. */
        ROWS_CLEARED(RowsCleared.class),
        /** {@link RowsRemoved}. */
        ROWS_REMOVED(RowsRemoved.class),
        /** {@link Scored}. */
        SCORED(Scored.class),
        /** {@link LevelReached}. */
        LEVEL_REACHED(LevelReached.class),
        /** {@link GarbageSent}. */
        GARBAGE_SENT(GarbageSent.class),
        /** {@link GarbageQueued}. */
        GARBAGE_QUEUED(GarbageQueued.class),
        /** {@link GarbageCancelled}. */
        GARBAGE_CANCELLED(GarbageCancelled.class),
        /** {@link GarbageEntered}. */
        GARBAGE_ENTERED(GarbageEntered.class),
        /** {@link CellsLost}. */
        CELLS_LOST(CellsLost.class),
        /** {@link ToppedOut}. */
        TOPPED_OUT(ToppedOut.class),
        /** {@link GoalReached}. */
        GOAL_REACHED(GoalReached.class);

        private static final Map<Class<? extends Event>, Kind> BY_TYPE =
                Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(Kind::type, Function.identity()));

        private final Class<? extends Event> type;

        Kind(Class<? extends Event> type) {
            this.type = type;
        }

        private static Kind of(Event event) {
            return Objects.requireNonNull(BY_TYPE.get(event.getClass()));
        }

        /**
         * The record of such events.
         *
         * @return the class, such as {@code Event.Locked.class}
         */
        public Class<? extends Event> type() {
            return type;
        }
    }
}
