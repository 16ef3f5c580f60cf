package io.github.wallkick.game;

import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.scoring.Drop;
import io.github.wallkick.scoring.LockResult;
import io.github.wallkick.scoring.Score;
import io.github.wallkick.scoring.Spin;
import java.util.List;

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
     * A piece came under control.
     *
     * @param piece the piece where it spawned
     * @since 0.1.0
     */
    record Spawned(Piece piece) implements Event {}

    /**
     * The piece was shifted by the player.
     *
     * @param piece the piece after the shift
     * @param columns columns to the right, negative to the left; never 0
     * @since 0.1.0
     */
    record Moved(Piece piece, int columns) implements Event {}

    /**
     * The piece was turned by the player.
     *
     * @param piece the piece after the turn
     * @param turn the turn
     * @param kick index of the test that fitted, 0 for in place
     * @since 0.1.0
     */
    record Turned(Piece piece, Turn turn, int kick) implements Event {}

    /**
     * The piece fell by gravity.
     *
     * @param piece the piece after the fall
     * @param rows rows it went down, 1 or more
     * @since 0.1.0
     */
    record Fell(Piece piece, int rows) implements Event {}

    /**
     * The piece was dropped by the player.
     *
     * @param piece the piece after the drop
     * @param kind how it was dropped
     * @param rows rows it went down, 1 or more; a hard drop of a resting piece has 0
     * @since 0.1.0
     */
    record Dropped(Piece piece, Drop.Kind kind, int rows) implements Event {}

    /**
     * The piece came to rest on something.
     *
     * @param piece the piece where it rests
     * @since 0.1.0
     */
    record TouchedGround(Piece piece) implements Event {}

    /**
     * The piece was put on hold.
     *
     * @param type the type that is on hold now
     * @since 0.1.0
     */
    record Held(PieceType type) implements Event {}

    /**
     * The piece became part of the board.
     *
     * @param piece the piece where it locked; its cells are those that were filled
     * @param spin how far the lock was a spin
     * @since 0.1.0
     */
    record Locked(Piece piece, Spin spin) implements Event {}

    /**
     * Full rows were paid as cleared; they stay on the board, to be shown, until {@link RowsRemoved}.
     *
     * @param rowMask the rows, bit {@code y} for row {@code y}
     * @param landing what kind of clear it is: lines, spin, perfect clear
     * @param combo clears in a row, less one
     * @param backToBack difficult clears in a row, less one; −1 if this one is not difficult
     * @since 0.1.0
     */
    record RowsCleared(long rowMask, LockResult landing, int combo, int backToBack) implements Event {}

    /**
     * The rows of the last {@link RowsCleared} were taken out of the board; whatever follows the board's changes, such as
     * colours, does the same now.
     *
     * @param rowMask the rows, bit {@code y} for row {@code y} of the board before
     * @since 0.1.0
     */
    record RowsRemoved(long rowMask) implements Event {}

    /**
     * Points were paid.
     *
     * @param points how many, 1 or more
     * @param score the score after them
     * @since 0.1.0
     */
    record Scored(long points, Score score) implements Event {}

    /**
     * The level rose.
     *
     * @param level the level reached
     * @since 0.1.0
     */
    record LevelReached(int level) implements Event {}

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
     * @param lines rows to be received, 1 or more
     * @since 0.1.0
     */
    record GarbageSent(int lines) implements Event {}

    /**
     * Garbage is on its way into this game.
     *
     * @param lines rows that were added to the queue, 1 or more
     * @since 0.1.0
     */
    record GarbageQueued(int lines) implements Event {}

    /**
     * Garbage on its way was cancelled by a clear.
     *
     * @param lines rows that were taken from the queue, 1 or more
     * @since 0.1.0
     */
    record GarbageCancelled(int lines) implements Event {}

    /**
     * Garbage rows pushed the board up from below.
     *
     * @param holes the hole's column of each row, in the order of their arrival
     * @since 0.1.0
     */
    record GarbageEntered(List<Integer> holes) implements Event {
        /**
         * Takes a copy of the holes.
         */
        public GarbageEntered {
            holes = List.copyOf(holes);
        }
    }

    /**
     * The game ended.
     *
     * @param cause the rule that ended it
     * @since 0.1.0
     */
    record ToppedOut(TopOutRule cause) implements Event {}
}
