package io.github.wallkick.randomizer;

import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.List;

/**
 * The first piece of a game, where some types may not be the first. It is settled when the randomizer is made, so that
 * none has to remember that it is new.
 *
 * @param piece the first piece
 * @param dice what is left of the generator
 */
record Opening(int piece, Dice dice) {
    /** The types that no kind game deals first: there is no flat place for their second piece. */
    static final List<PieceType> HARD = List.of(Tetromino.S, Tetromino.Z, Tetromino.O);

    /** A first piece that is none of those given, unless there are no others. */
    static Opening of(PieceTypes types, List<? extends PieceType> notFirst, Dice dice) {
        var allowed = allowed(types, notFirst);
        var thrown = dice.roll(types.size());
        while ((allowed >> thrown.face(types.size()) & 1) == 0) {
            thrown = thrown.roll(types.size());
        }
        return new Opening(thrown.face(types.size()), thrown);
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
