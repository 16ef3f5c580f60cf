package io.github.wallkick.notation;

import io.github.wallkick.game.Game;
import io.github.wallkick.notation.StateHash.Fnv1a;

/**
 * A part of a game's state that replays compare. Other parts, such as timers and pieces that are not shown yet, appear here as
 * soon as they make a difference.
 *
 * <p>Equality: enum constants, compared by identity.
 *
 * @since 0.1.0
 */
public enum StateField {
    /** What the game is waiting for. */
    PHASE {
        @Override
        Fnv1a hash(Game game) {
            return Fnv1a.START.plus(game.phase().name());
        }
    },
    /** The piece under control: type, state, place and cells. */
    PIECE {
        @Override
        Fnv1a hash(Game game) {
            return game.piece()
                    .map(piece -> {
                        var hash = Fnv1a.START
                                .plus(piece.type().symbol())
                                .plus(piece.orientation().symbol());
                        for (var cell : piece.cells()) {
                            hash = hash.plus(cell.x()).plus(cell.y());
                        }
                        return hash;
                    })
                    .orElse(Fnv1a.START);
        }
    },
    /** The filled cells. */
    BOARD {
        @Override
        Fnv1a hash(Game game) {
            var board = game.board();
            var hash = Fnv1a.START.plus(board.width()).plus(board.height());
            for (var y = 0; y < board.height(); y++) {
                hash = hash.plus(board.row(y));
            }
            return hash;
        }
    },
    /** The next pieces, as far as they are shown. */
    PREVIEW {
        @Override
        Fnv1a hash(Game game) {
            var hash = Fnv1a.START;
            for (var type : game.preview()) {
                hash = hash.plus(type.symbol());
            }
            return hash;
        }
    },
    /** The piece on hold, and whether a hold is allowed. */
    HOLD {
        @Override
        Fnv1a hash(Game game) {
            var type = game.held().map(held -> Fnv1a.START.plus(held.symbol())).orElse(Fnv1a.START);
            return type.plus(game.canHold() ? 1 : 0);
        }
    },
    /** Points, lines, pieces, level and chains, and what the scoring remembers. */
    SCORE {
        @Override
        Fnv1a hash(Game game) {
            var hash = Fnv1a.START;
            var text = game.score().text();
            for (var i = 0; i < text.length(); i++) {
                hash = hash.plus(text.charAt(i));
            }
            return hash;
        }
    },
    /** Garbage on its way. */
    GARBAGE {
        @Override
        Fnv1a hash(Game game) {
            return Fnv1a.START.plus(game.pendingGarbage());
        }
    },
    /** The time to the next event: gravity, soft drop, lock delay, the delays. */
    TIME {
        @Override
        Fnv1a hash(Game game) {
            return Fnv1a.START.plus(game.nanosToNextEvent());
        }
    };

    abstract Fnv1a hash(Game game);
}
