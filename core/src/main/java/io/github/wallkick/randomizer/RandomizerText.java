package io.github.wallkick.randomizer;

import io.github.wallkick.piece.PieceType;
import java.util.ArrayList;

/** The way back from a randomizer's text. */
final class RandomizerText {
    private RandomizerText() {}

    static Randomizer parse(String text, PieceTypes known) {
        var reader = new StateReader(text, known);
        var script = new ArrayList<PieceType>();
        var name = reader.word();
        while (name.equals(Script.NAME)) {
            script.addAll(reader.script());
            name = reader.thenWord();
        }
        var randomizer = read(name, reader);
        reader.end();
        return Script.of(script, randomizer);
    }

    private static Randomizer read(String name, StateReader reader) {
        return switch (name) {
            case Bag.NAME -> Bag.read(reader);
            case Classic.NAME -> Classic.read(reader);
            case GameBoyRom.NAME -> GameBoyRom.read(reader);
            case History.NAME -> History.read(reader);
            case NesRom.NAME -> NesRom.read(reader);
            case Paced.NAME -> Paced.read(reader);
            case Pool.NAME -> Pool.read(reader);
            case ShuffledBag.NAME -> ShuffledBag.read(reader);
            case StrictHistory.NAME -> StrictHistory.read(reader);
            case Uniform.NAME -> Uniform.read(reader);
            default -> throw reader.failure("no such randomizer: " + name);
        };
    }
}
