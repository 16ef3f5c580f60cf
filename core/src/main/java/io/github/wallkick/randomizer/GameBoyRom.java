package io.github.wallkick.randomizer;

import io.github.wallkick.internal.Check;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.List;

/**
 * The randomizer of the Game Boy game, whose only source of chance is the machine's running divider.
 *
 * <p>The divider, a byte that goes up every 64 machine cycles, gives a piece by its remainder modulo 7. A piece is
 * refused, at most twice, if its number has no bit that the piece before the last lacks and the last has none
 * either. The loop that takes the remainder needs time, longer for a high divider, so that the second try is not
 * independent of the first.
 *
 * <p>Source: disassemblies of the game (routine {@code NextPiece}); the cycle counts are derived from its instructions and
 * not measured on the machine.
 *
 * @param types the seven types in the order of the game's numbers, L J I O Z S T
 * @param clock machine cycles since the divider was last 0, at the next draw
 * @param older number of the piece before the last, which enters as the next is drawn
 * @param newer number of the last piece
 * @param cycles machine cycles from the last look at the divider to the first look for the next piece
 */
record GameBoyRom(PieceTypes types, int clock, int older, int newer, int cycles) implements BuiltIn, RomRandomizer {
    static final String NAME = "game-boy-rom";
    private static final int PIECES = 7;

    /** Cycles after which the divider is back where it was. */
    static final int PERIOD = 256 * 64;

    private static final int CYCLES_PER_TICK = 64;
    private static final int CYCLES_PER_FRAME = 17556;
    private static final int SECOND_THOUGHTS = 2;

    /** The types in the order of the game's numbers. */
    private static final PieceTypes ORDER = PieceTypes.of(
            List.of(Tetromino.L, Tetromino.J, Tetromino.I, Tetromino.O, Tetromino.Z, Tetromino.S, Tetromino.T));

    /** The types in the game's order, or seven others in their place. */
    static PieceTypes order(PieceType... types) {
        if (types.length == 0) {
            return ORDER;
        }
        Check.within("number of piece types of the Game Boy", types.length, PIECES, PIECES);
        return PieceTypes.of(List.of(types));
    }

    /** The randomizer at the start of a game: the piece before the last is L, the last what memory holds. */
    static GameBoyRom of(int clock, Tetromino leftOver, int cycles) {
        Check.within("clock in machine cycles", clock, 0, PERIOD - 1);
        Check.within("number of cycles", cycles, 0, PERIOD - 1);
        return new GameBoyRom(ORDER, clock, 0, ORDER.indexOf(leftOver), cycles);
    }

    /** A game with a player: its first three pieces are drawn at once; from then on the player takes time. */
    static Randomizer played(PieceTypes types, Rng rng) {
        var after = rng.next(PERIOD);
        var first = new GameBoyRom(types, after.value(PERIOD), 0, 0, 0).draw();
        var second = ((GameBoyRom) first.next()).afterSecondLook().draw();
        var third = ((GameBoyRom) second.next()).afterSecondLook();
        return FixedQueue.of(List.of(first.piece(), second.piece()), new PlayerPacedRom(third, after));
    }

    @Override
    public Draw draw() {
        var now = clock;
        for (var left = SECOND_THOUGHTS; left > 0 && isRefused(pieceAt(now)); left--) {
            now += cyclesToSecondLook(now);
        }
        var piece = pieceAt(now);
        return new Draw(types.get(piece), new GameBoyRom(types, (now + cycles) % PERIOD, newer, piece, cycles));
    }

    private boolean isRefused(int piece) {
        return (older | newer | piece) == older;
    }

    private static int pieceAt(int clock) {
        return countAt(clock) % PIECES;
    }

    /** What the game counts down: the divider less 1, as a byte. */
    private static int countAt(int clock) {
        return (clock / CYCLES_PER_TICK - 1) & 0xFF;
    }

    /** The game counts down in steps of 1 and up in pieces; each seventh step is a cycle shorter. */
    private static int cyclesToSecondLook(int clock) {
        var count = countAt(clock);
        var wraps = count / PIECES;
        return 25 + 14 * (count - wraps) + 13 * wraps;
    }

    /** This randomizer after the time that the loop needs to look at the divider once more. */
    GameBoyRom afterSecondLook() {
        return at((clock + cyclesToSecondLook(clock)) % PERIOD);
    }

    private GameBoyRom at(int clock) {
        return new GameBoyRom(types, clock, older, newer, cycles);
    }

    @Override
    public GameBoyRom afterFrames(int frames) {
        Check.atLeast("number of frames", frames, 0);
        return at((int) ((clock + (long) frames * CYCLES_PER_FRAME) % PERIOD));
    }

    @Override
    public String toString() {
        return NAME + " types=" + types + " clock=" + clock + " older=" + types.symbol(older) + " newer="
                + types.symbol(newer) + " cycles=" + cycles;
    }

    static GameBoyRom read(StateReader fields) {
        var types = fields.types(PIECES);
        return new GameBoyRom(
                types,
                fields.number("clock", 0, PERIOD - 1),
                fields.piece("older", types),
                fields.piece("newer", types),
                fields.number("cycles", 0, PERIOD - 1));
    }
}
