package io.github.wallkick.randomizer;

/**
 * The randomizer of the NES game, bit by bit.
 *
 * <p>A 16-bit shift register and a count of all picks give a number of 0 to 7. The number 7 and a repeat are answered by
 * one more step of the register, and an index to which the last piece's <em>id</em> is added: that is why S and T come
 * more often than I and L, and repeats at another rate than in {@link Classic}.
 *
 * <p>Source: disassemblies of the game ({@code pickRandomTetrimino}, {@code generateNextPseudorandomNumber}).
 *
 * @param types the seven types in the order of the game's table, T J Z O S L I
 * @param register the shift register as it is at the next pick
 * @param picks how many picks there were since power-on, modulo 256
 * @param lastId the game's id of the last piece; 0 = none yet in this game
 * @param steps how often the register is stepped from one pick to the next, besides the step of a second try
 */
record NesRom(PieceTypes types, int register, int picks, int lastId, int steps) implements Preset, RomRandomizer {
    static final String NAME = "nes-rom";
    static final int POWER_ON = 0x8988;
    static final int PERIOD = 32767;

    /** The rotation state in which each type enters, which is what the game keeps of a piece. */
    private static final int[] IDS = {0x02, 0x07, 0x08, 0x0A, 0x0B, 0x0E, 0x12};

    private static final int FACES = 8;

    @Override
    public Draw draw() {
        var count = (picks + 1) & 0xFF;
        var stepped = register;
        var index = ((register >> 8) + count) % FACES;
        if (index == IDS.length || IDS[index] == lastId) {
            stepped = stepped(register, 1);
            index = ((stepped >> 8) % FACES + lastId) % IDS.length;
        }
        return new Draw(types.get(index), new NesRom(types, stepped(stepped, steps), count, IDS[index], steps));
    }

    @Override
    public NesRom afterFrames(int frames) {
        if (frames < 0) {
            throw new IllegalArgumentException("frames must be at least 0: " + frames);
        }
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

    static NesRom read(StateFields fields) {
        return new NesRom(
                fields.types(IDS.length),
                fields.number("register", 0, 0xFFFF),
                fields.number("picks", 0, 0xFF),
                fields.number("last-id", 0, 0xFF),
                fields.number("steps", 0, PERIOD));
    }
}
