package io.github.wallkick.randomizer;

import java.util.Optional;

/**
 * A randomizer of this library: its text is its whole state, which {@link Randomizers#parse(String)} reads. Each class
 * writes and reads its own fields, which stand side by side.
 */
sealed interface BuiltIn extends Randomizer
        permits Bag,
                FixedQueue,
                FixedQueue.Repeating,
                GameBoyRom,
                NesRom,
                PlayerPacedRom,
                RerollHistory,
                RerollOnce,
                SegaRom,
                ShuffledBag,
                RerollHistory.Strict,
                TgmPool,
                Uniform {
    @Override
    default String text() {
        return toString();
    }

    /**
     * The randomizer of a text.
     *
     * @param text the whole state
     * @param known the types that its letters stand for
     * @param own what a game began with, where a randomizer of a user's own may be named
     */
    static Randomizer parse(String text, PieceTypes known, Optional<Randomizer> own) {
        var fields = StateReader.of(text, known);
        var randomizer = fields.name().equals(FixedQueue.NAME)
                ? FixedQueue.read(fields, readLast(fields.then(), own))
                : readLast(fields, own);
        fields.requireEqual(randomizer.text());
        return randomizer;
    }

    private static Randomizer readLast(StateReader fields, Optional<Randomizer> own) {
        if (fields.isQuoted()) {
            return NamedRandomizer.read(fields, own);
        }
        return switch (fields.name()) {
            case Bag.NAME -> Bag.read(fields);
            case FixedQueue.Repeating.NAME -> FixedQueue.Repeating.read(fields);
            case GameBoyRom.NAME -> GameBoyRom.read(fields);
            case NesRom.NAME -> NesRom.read(fields);
            case PlayerPacedRom.NAME -> PlayerPacedRom.read(fields);
            case RerollHistory.NAME -> RerollHistory.read(fields);
            case RerollOnce.NAME -> RerollOnce.read(fields);
            case SegaRom.NAME -> SegaRom.read(fields);
            case ShuffledBag.NAME -> ShuffledBag.read(fields);
            case RerollHistory.Strict.NAME -> RerollHistory.Strict.read(fields);
            case TgmPool.NAME -> TgmPool.read(fields);
            case Uniform.NAME -> Uniform.read(fields);
            default -> throw fields.nameFailure("expected the name of a randomizer");
        };
    }
}
