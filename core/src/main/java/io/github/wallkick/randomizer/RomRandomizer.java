package io.github.wallkick.randomizer;

/**
 * A randomizer of an old machine, for which time is a source of chance: its generator runs on between the pieces.
 *
 * <p>A game that knows how many frames went by since the last piece says so before it draws; {@code next} of such a
 * draw is again a {@code RomRandomizer}.
 *
 * <pre>{@code
 * RomRandomizer rom = Randomizers.nesRom(0x8988, 0, 0, 0);
 * Draw draw = rom.afterFrames(57).draw();
 * RomRandomizer next = (RomRandomizer) draw.next();
 * }</pre>
 *
 * @since 0.1.0
 */
public interface RomRandomizer extends Randomizer {
    /**
     * This randomizer some frames later.
     *
     * @param frames number of frames of the machine, at least 0
     * @return the randomizer with its generator run on
     * @throws IllegalArgumentException if the number is negative
     */
    RomRandomizer afterFrames(int frames);
}
