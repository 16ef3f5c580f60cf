package io.github.wallkick.randomizer;

/** The way back from a randomizer's text. */
final class RandomizerText {
    private RandomizerText() {}

    static Randomizer parse(String text, PieceTypes known) {
        var fields = StateFields.of(text, known);
        var randomizer = fields.name().equals(Script.NAME)
                ? Script.of(fields.script(Script.PIECES), read(fields.then()))
                : read(fields);
        fields.requireEqual(randomizer.toString());
        return randomizer;
    }

    private static Randomizer read(StateFields fields) {
        return switch (fields.name()) {
            case Bag.NAME -> Bag.read(fields);
            case Classic.NAME -> Classic.read(fields);
            case GameBoyRom.NAME -> GameBoyRom.read(fields);
            case History.NAME -> History.read(fields);
            case NesRom.NAME -> NesRom.read(fields);
            case Paced.NAME -> Paced.read(fields);
            case Pool.NAME -> Pool.read(fields);
            case ShuffledBag.NAME -> ShuffledBag.read(fields);
            case StrictHistory.NAME -> StrictHistory.read(fields);
            case Uniform.NAME -> Uniform.read(fields);
            default -> throw fields.nameFailure("no such randomizer: " + fields.name());
        };
    }
}
