package io.github.wallkick.randomizer;

import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.List;

/**
 * The first piece of a game, where some types may not be the first. It is settled when the randomizer is made, so that
 * none has to remember that it is new.
 *
 * @param piece the first piece
 * @param rng what is left of the generator
 */
record FirstPiece(int piece, Rng rng) {
    /** S, Z and O, which many games never deal first: the piece after them finds no flat place. */
    static final List<PieceType> SZO = List.of(Tetromino.S, Tetromino.Z, Tetromino.O);

    /** A first piece that is none of those given, unless there are no others. */
    static FirstPiece of(PieceTypes types, List<? extends PieceType> notFirst, Rng rng) {
        var allowed = allowed(types, notFirst);
        var after = rng.next(types.size());
        while ((allowed >> after.value(types.size()) & 1) == 0) {
            after = after.next(types.size());
        }
        return new FirstPiece(after.value(types.size()), after);
    }

    private static long allowed(PieceTypes types, List<? extends PieceType> notFirst) {
        var allowed = types.all();
        for (var type : notFirst) {
            var index = types.indexOf(type);
            if (index != PieceTypes.NONE) {
                allowed &= ~(1L << index);
            }
        }
        return allowed == 0 ? types.all() : allowed;
    }
}
