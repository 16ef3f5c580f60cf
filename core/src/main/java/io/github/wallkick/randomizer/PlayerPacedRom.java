package io.github.wallkick.randomizer;

/**
 * An old machine's randomizer with a player at it: before each draw but the first, frames go by, as many as the generator says.
 *
 * @param rom the machine's randomizer at the next draw
 * @param rng what decides how long the player takes
 */
record PlayerPacedRom(RomRandomizer rom, Rng rng) implements BuiltIn {
    static final String NAME = "player-paced";

    /** Half a second to one and a half: what pieces take in play, and enough to run through either machine's states. */
    private static final int MIN_FRAMES = 30;

    private static final int CHOICES = 64;

    @Override
    public Draw draw() {
        var draw = rom.draw();
        var after = rng.next(CHOICES);
        var next = ((RomRandomizer) draw.next()).afterFrames(MIN_FRAMES + after.value(CHOICES));
        return new Draw(draw.piece(), new PlayerPacedRom(next, after));
    }

    @Override
    public String toString() {
        return NAME + " rng=" + rng + " then " + rom;
    }

    static PlayerPacedRom read(StateReader fields) {
        var rom = fields.then();
        return switch (rom.name()) {
            case NesRom.NAME -> new PlayerPacedRom(NesRom.read(rom), fields.rng());
            case GameBoyRom.NAME -> new PlayerPacedRom(GameBoyRom.read(rom), fields.rng());
            default -> throw rom.nameFailure("expected the randomizer of a machine");
        };
    }
}
