package io.github.wallkick.notation;

import io.github.wallkick.game.Game;

/**
 * A part of a game's state that replays compare. What is not among them, such as timers and the pieces that nobody sees yet,
 * shows itself here as soon as it makes a difference.
 *
 * <p>Equality: enum constants, compared by identity.
 *
 * @since 0.1.0
 */
public enum StateField {
    /** What the game is waiting for. */
    PHASE {
        @Override
        Digest digest(Game game) {
            return Digest.START.plus(game.phase().name());
        }
    },
    /** The piece under control: type, state, place and cells. */
    PIECE {
        @Override
        Digest digest(Game game) {
            return game.piece()
                    .map(piece -> {
                        var digest = Digest.START
                                .plus(piece.type().symbol())
                                .plus(piece.orientation().symbol());
                        for (var cell : piece.cells()) {
                            digest = digest.plus(cell.x()).plus(cell.y());
                        }
                        return digest;
                    })
                    .orElse(Digest.START);
        }
    },
    /** The landed cells. */
    BOARD {
        @Override
        Digest digest(Game game) {
            var board = game.board();
            var digest = Digest.START.plus(board.width()).plus(board.height());
            for (var y = 0; y < board.height(); y++) {
                digest = digest.plus(board.row(y));
            }
            return digest;
        }
    },
    /** The next pieces, as far as they are shown. */
    PREVIEW {
        @Override
        Digest digest(Game game) {
            var digest = Digest.START;
            for (var type : game.preview()) {
                digest = digest.plus(type.symbol());
            }
            return digest;
        }
    },
    /** The piece on hold, and whether a hold is allowed. */
    HOLD {
        @Override
        Digest digest(Game game) {
            var type = game.held().map(held -> Digest.START.plus(held.symbol())).orElse(Digest.START);
            return type.plus(game.canHold() ? 1 : 0);
        }
    },
    /** Points, lines, level and chains, and what the scoring remembers besides. */
    SCORE {
        @Override
        Digest digest(Game game) {
            var score = game.score();
            var carry = score.carry();
            return Digest.START
                    .plus(score.points())
                    .plus(score.lines())
                    .plus(score.level())
                    .plus(score.combo())
                    .plus(score.backToBack())
                    .plus(carry.goalLines())
                    .plus(carry.levelNanos())
                    .plus(carry.comboWeight())
                    .plus(carry.unpaid());
        }
    },
    /** Garbage on its way. */
    GARBAGE {
        @Override
        Digest digest(Game game) {
            return Digest.START.plus(game.pendingGarbage());
        }
    };

    abstract Digest digest(Game game);
}
