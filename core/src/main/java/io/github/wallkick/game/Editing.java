package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;

/** Games put together by hand. */
final class Editing {
    private Editing() {}

    static Game withBoard(Game game, Board board) {
        var edited = game.with(game.table().withBoard(board));
        if (!(game.stage() instanceof Stage.Active active)) {
            return edited;
        }
        var resting = Falling.rests(board, active.piece());
        var lock = active.lock().groundChanged(Falling.contact(active.piece(), resting));
        return edited.with(
                new Stage.Active(active.piece(), active.rotation(), lock, active.lastTurn(), active.soft(), resting));
    }

    static Game withPiece(Game game, Piece piece) {
        return game.with(
                Entry.active(game, piece, game.ruleset().rotation(), Soft.NONE),
                game.times().withGravity(game.times().gravity().restarted()));
    }
}
