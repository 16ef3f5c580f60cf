package io.github.wallkick.randomizer;

import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.List;

/** How a game starts on the old machines, and what a seed decides there. */
final class RomStarts {
    private static final PieceTypes NES_ORDER = PieceTypes.of(
            List.of(Tetromino.T, Tetromino.J, Tetromino.Z, Tetromino.O, Tetromino.S, Tetromino.L, Tetromino.I));

    private static final PieceTypes GAME_BOY_ORDER = PieceTypes.of(
            List.of(Tetromino.L, Tetromino.J, Tetromino.I, Tetromino.O, Tetromino.Z, Tetromino.S, Tetromino.T));

    private RomStarts() {}

    static PieceTypes nesTypes(PieceType... types) {
        return types.length == 0 ? NES_ORDER : seven(types);
    }

    static PieceTypes gameBoyTypes(PieceType... types) {
        return types.length == 0 ? GAME_BOY_ORDER : seven(types);
    }

    private static PieceTypes seven(PieceType... types) {
        if (types.length != GameBoyRom.PIECES) {
            throw new IllegalArgumentException("a ROM deals seven piece types: " + types.length);
        }
        return PieceTypes.of(List.of(types));
    }

    static void requireRange(String what, int value, int most) {
        if (value < 0 || value > most) {
            throw new IllegalArgumentException(what + " must be 0 to " + most + ": " + value);
        }
    }

    /** The first piece and the next are picked in one frame, a step apart; from then on the player takes time. */
    static Randomizer nes(PieceTypes types, Dice dice) {
        var forRegister = dice.roll(NesRom.PERIOD);
        var register = NesRom.stepped(NesRom.POWER_ON, forRegister.face(NesRom.PERIOD));
        var forPicks = forRegister.roll(256);
        var first = new NesRom(types, register, forPicks.face(256), 0, 0).draw();
        var second = ((NesRom) first.next()).afterFrames(1);
        return Script.of(List.of(first.piece()), new Paced(second, forPicks));
    }

    /** The first three pieces are drawn at once; from then on the player takes time. */
    static Randomizer gameBoy(PieceTypes types, Dice dice) {
        var thrown = dice.roll(GameBoyRom.PERIOD);
        var first =
                GameBoyRom.atStart(types, thrown.face(GameBoyRom.PERIOD), 0, 0).draw();
        var second = ((GameBoyRom) first.next()).afterSecondLook().draw();
        var third = ((GameBoyRom) second.next()).afterSecondLook();
        return Script.of(List.of(first.piece(), second.piece()), new Paced(third, thrown));
    }

    static GameBoyRom gameBoy(int clock, Tetromino leftOver, int cycles) {
        return GameBoyRom.atStart(GAME_BOY_ORDER, clock, GAME_BOY_ORDER.indexOf(leftOver), cycles);
    }
}
