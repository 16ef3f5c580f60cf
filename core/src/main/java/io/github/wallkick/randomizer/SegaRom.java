package io.github.wallkick.randomizer;

import io.github.wallkick.internal.Check;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.List;

/**
 * The randomizer of Sega's arcade game of 1988 on System 16: a sequence of 1000 pieces, over and over.
 *
 * <p>A seed in battery-backed memory is multiplied by 41 for each piece, and its low word is added to its high one; six bits
 * modulo 7 give the piece. A seed of 0, which is what erased memory holds, stands for a constant: that sequence is the
 * game's power-on pattern.
 *
 * <p>Source: tetris.wiki, "Sega Randomizer" (the System 16 version, disassembled); the clone TGMsim agrees.
 *
 * @param types the seven types in the order of the game's numbers, I Z S O T L J
 * @param first the seed at the first piece of the sequence
 * @param seed the seed at the next piece
 * @param place place of the next piece in the sequence, from 0
 */
record SegaRom(PieceTypes types, int first, int seed, int place) implements BuiltIn {
    static final String NAME = "sega-rom";
    static final int POWER_ON = 0;

    private static final int SEED_FOR_ZERO = 0x2A6D365A;
    private static final int MULTIPLIER = 41;
    private static final int NUMBERS = 64;
    private static final int PIECES = 7;
    private static final int SEQUENCE = 1000;
    private static final int WORD = 16;

    /** The types in the order of the game's numbers. */
    private static final PieceTypes ORDER = PieceTypes.of(
            List.of(Tetromino.I, Tetromino.Z, Tetromino.S, Tetromino.O, Tetromino.T, Tetromino.L, Tetromino.J));

    /** The sequence that begins with a seed; the types are the game's, or seven others in their place. */
    static SegaRom ofSeed(int seed, PieceType... types) {
        if (types.length == 0) {
            return new SegaRom(ORDER, seed, seed, 0);
        }
        Check.within("number of piece types of Sega's game", types.length, PIECES, PIECES);
        return new SegaRom(PieceTypes.of(List.of(types)), seed, seed, 0);
    }

    @Override
    public Draw draw() {
        var product = (seed == 0 ? SEED_FOR_ZERO : seed) * MULTIPLIER;
        var number = (product + (product >>> WORD)) & (NUMBERS - 1);
        return new Draw(types.get(number % PIECES), after(product + (product << WORD)));
    }

    private SegaRom after(int next) {
        return place + 1 < SEQUENCE ? new SegaRom(types, first, next, place + 1) : new SegaRom(types, first, first, 0);
    }

    @Override
    public String toString() {
        return NAME + " types=" + types + " first=" + Integer.toHexString(first) + " seed=" + Integer.toHexString(seed)
                + " place=" + place;
    }

    static SegaRom read(StateReader fields) {
        return new SegaRom(
                fields.types(PIECES),
                fields.hexadecimal("first"),
                fields.hexadecimal("seed"),
                fields.number("place", 0, SEQUENCE - 1));
    }
}
