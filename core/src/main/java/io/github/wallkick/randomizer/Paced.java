package io.github.wallkick.randomizer;

/**
 * An old machine's randomizer with a player at it: before each draw but the first, frames go by, as many as the dice say.
 *
 * @param rom the machine's randomizer at the next draw
 * @param dice what decides how long the player takes
 */
record Paced(RomRandomizer rom, Dice dice) implements Preset {
    static final String NAME = "paced";

    /** Half a second to one and a half: what pieces take in play, and enough to run through either machine's states. */
    private static final int FEWEST_FRAMES = 30;

    private static final int CHOICES = 64;

    @Override
    public Draw draw() {
        var draw = rom.draw();
        var thrown = dice.roll(CHOICES);
        var next = ((RomRandomizer) draw.next()).afterFrames(FEWEST_FRAMES + thrown.face(CHOICES));
        return new Draw(draw.piece(), new Paced(next, thrown));
    }

    @Override
    public String toString() {
        return NAME + " dice=" + dice + " then " + rom;
    }

    static Paced read(StateFields fields) {
        var rom = fields.then();
        return switch (rom.name()) {
            case NesRom.NAME -> new Paced(NesRom.read(rom), fields.dice());
            case GameBoyRom.NAME -> new Paced(GameBoyRom.read(rom), fields.dice());
            default -> throw rom.nameFailure("not a machine's randomizer: " + rom.name());
        };
    }
}
