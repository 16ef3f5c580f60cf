package io.github.wallkick.simulation;

import io.github.wallkick.board.Board;
import io.github.wallkick.game.Input;
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
 * @since 0.1.0
 */
public record Frame(
        int pieceNumber,
        Stage stage,
        Optional<Input> input,
        Board board,
        Optional<Piece> piece,
        int lines,
        long points) {
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
        /** The piece has locked and full rows are cleared. */
        LOCK,
        /** The game is over: the piece shown cannot enter, or the piece limit is reached. */
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
