package io.github.wallkick.simulation;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * One step of a self-played game: what has just happened, and how things are after it.
 *
 * @param pieceNumber number of the piece in the game, from 0
 * @param kind what kind of step this is
 * @param input the input made, only in a frame of kind {@link Kind#INPUT}
 * @param board the landed cells
 * @param piece the falling piece, which is no part of the board; none after a lock
 * @param held the type on hold
 * @param next the next types as far as the rules show them, next one first
 * @param lines lines cleared so far
 * @param points points so far
 * @param nanos time in the game so far, in nanoseconds; 0 in an untimed game whose player does not wait
 * @since 0.1.0
 */
public record Frame(
        int pieceNumber,
        Kind kind,
        Optional<Input> input,
        Board board,
        Optional<Piece> piece,
        Optional<PieceType> held,
        List<PieceType> next,
        int lines,
        long points,
        long nanos) {
    /**
     * What kind of step a frame shows.
     *
     * <p>Equality: enum constants, compared by identity.
     *
     * @since 0.1.0
     */
    public enum Kind {
        /** A piece has come under control. */
        SPAWN,
        /** An input was made; if it was blocked, the piece is where it was. */
        INPUT,
        /** The piece has fallen while time passed, or was dropped by a key held down. */
        FALL,
        /** The piece has locked. Full rows stay until {@link #CLEAR}. */
        LOCK,
        /** Full rows are taken out. */
        CLEAR,
        /** The game is over. A piece is shown if it could not enter; none at the piece limit. */
        END
    }

    /**
     * What has happened, in words.
     *
     * @return the input or the kind, for example {@code left to wall} or {@code lock}
     */
    public String action() {
        var name = input.map(Input::name).orElseGet(kind::name);
        return name.toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /**
     * The time of the frame.
     *
     * @return time since the start of the game
     */
    public Duration time() {
        return Duration.ofNanos(nanos);
    }
}
