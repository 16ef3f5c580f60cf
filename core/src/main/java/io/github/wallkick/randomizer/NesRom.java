package io.github.wallkick.randomizer;

import io.github.wallkick.internal.Check;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.List;

/**
 * The randomizer of the NES game, bit by bit.
 *
 * <p>A 16-bit shift register and a count of all picks give a number of 0 to 7. The number 7 and a repeat are answered by
 * one more step of the register, and an index to which the last piece's <em>id</em> is added: that is why S and T come
 * more often than I and L, and repeats at another rate than in {@link RerollOnce}.
 *
 * <p>Source: disassemblies of the game ({@code pickRandomTetrimino}, {@code generateNextPseudorandomNumber}).
 *
 * @param types the seven types in the order of the game's table, T J Z O S L I
 * @param register the shift register as it is at the next pick
 * @param picks how many picks there were since power-on, modulo 256
 * @param lastId the game's id of the last piece; 0 = none yet in this game
 * @param steps how often the register is stepped from one pick to the next, not counting the step of a second try
 */
record NesRom(PieceTypes types, int register, int picks, int lastId, int steps) implements BuiltIn, RomRandomizer {
    static final String NAME = "nes-rom";
    static final int POWER_ON = 0x8988;
    static final int PERIOD = 32767;

    /** The orientation in which each type spawns, which is what the game keeps of a piece. */
    private static final int[] IDS = {0x02, 0x07, 0x08, 0x0A, 0x0B, 0x0E, 0x12};

    private static final int NUMBERS = 8;
    private static final int MAX_REGISTER = 0xFFFF;
    private static final int MAX_BYTE = 0xFF;

    /** The types in the order of the game's table. */
    private static final PieceTypes ORDER = PieceTypes.of(
            List.of(Tetromino.T, Tetromino.J, Tetromino.Z, Tetromino.O, Tetromino.S, Tetromino.L, Tetromino.I));

    /** The types in the game's order, or seven others in their place. */
    static PieceTypes order(PieceType... types) {
        if (types.length == 0) {
            return ORDER;
        }
        Check.within("number of piece types of the NES", types.length, IDS.length, IDS.length);
        return PieceTypes.of(List.of(types));
    }

    static NesRom of(int register, int picks, int lastId, int steps) {
        Check.within("shift register", register, 0, MAX_REGISTER);
        Check.within("number of picks", picks, 0, MAX_BYTE);
        Check.within("last id", lastId, 0, MAX_BYTE);
        Check.within("number of steps", steps, 0, PERIOD);
        return new NesRom(ORDER, register, picks, lastId, steps);
    }

    /** A game with a player: its first two pieces are picked in one frame, a step apart; from then on the player takes time. */
    static Randomizer played(PieceTypes types, Rng rng) {
        var forRegister = rng.next(PERIOD);
        var register = stepped(POWER_ON, forRegister.value(PERIOD));
        var forPicks = forRegister.next(MAX_BYTE + 1);
        var first = new NesRom(types, register, forPicks.value(MAX_BYTE + 1), 0, 0).draw();
        var second = ((NesRom) first.next()).afterFrames(1);
        return FixedQueue.of(List.of(first.piece()), new PlayerPacedRom(second, forPicks));
    }

    @Override
    public Draw draw() {
        var count = (picks + 1) & MAX_BYTE;
        var stepped = register;
        var index = ((register >> 8) + count) % NUMBERS;
        if (index == IDS.length || IDS[index] == lastId) {
            stepped = stepped(register, 1);
            index = ((stepped >> 8) % NUMBERS + lastId) % IDS.length;
        }
        return new Draw(types.get(index), new NesRom(types, stepped(stepped, steps), count, IDS[index], steps));
    }

    @Override
    public NesRom afterFrames(int frames) {
        Check.atLeast("number of frames", frames, 0);
        return new NesRom(types, stepped(register, frames % PERIOD), picks, lastId, steps);
    }

    static int stepped(int register, int steps) {
        var value = register;
        for (var i = 0; i < steps; i++) {
            var bit = ((value >> 1) ^ (value >> 9)) & 1;
            value = (value >> 1) | (bit << 15);
        }
        return value;
    }

    @Override
    public String toString() {
        return NAME + " types=" + types + " register=" + register + " picks=" + picks + " last-id=" + lastId + " steps="
                + steps;
    }

    static NesRom read(StateReader fields) {
        return new NesRom(
                fields.types(IDS.length),
                fields.number("register", 0, MAX_REGISTER),
                fields.number("picks", 0, MAX_BYTE),
                fields.number("last-id", 0, MAX_BYTE),
                fields.number("steps", 0, PERIOD));
    }
}
