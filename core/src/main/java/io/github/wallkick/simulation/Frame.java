package io.github.wallkick.simulation;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import java.util.Locale;
import java.util.Optional;

/**
 * One step of a self-played game: what has just happened, and how things are after it.
 *
 * @param pieceNumber number of the piece in the game, from 0
 * @param stage what kind of step this is
 * @param input the input made, only in stage {@link Stage#INPUT}
 * @param board the landed cells
 * @param piece the falling piece, which is no part of the board; none after a lock and at the piece limit
 * @param lines lines cleared so far
 * @param points points so far
 * @param nanos time in the game so far, in nanoseconds; 0 in a game that is played piece by piece
 * @since 0.1.0
 */
public record Frame(
        int pieceNumber,
        Stage stage,
        Optional<Input> input,
        Board board,
        Optional<Piece> piece,
        int lines,
        long points,
        long nanos) {
    /** A frame of a game that is played piece by piece. */
    Frame(
            int pieceNumber,
            Stage stage,
            Optional<Input> input,
            Board board,
            Optional<Piece> piece,
            int lines,
            long points) {
        this(pieceNumber, stage, input, board, piece, lines, points, 0);
    }

    /**
     * What kind of step a frame shows.
     *
     * <p>Equality: enum constants, compared by identity.
     *
     * @since 0.1.0
     */
    public enum Stage {
        /** A piece has entered. */
        ENTER,
        /** An input was made; if it was blocked, the piece is where it was. */
        INPUT,
        /** The player has put the piece where it is to lock. */
        PLACE,
        /** The piece has fallen while time passed, or was dropped by a key held down; only in full games. */
        FALL,
        /** The piece has locked, and full rows are cleared; in full games they stay until {@link #CLEAR}. */
        LOCK,
        /** Full rows are taken out; only in full games. */
        CLEAR,
        /** The game is over: the piece shown cannot enter, or the piece limit is reached. In full games no piece is shown. */
        END
    }

    /**
     * What has happened, in words.
     *
     * @return the input or the stage, for example {@code left to wall} or {@code lock}
     */
    public String action() {
        var name = input.map(Input::name).orElseGet(stage::name);
        return name.toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
