package io.github.wallkick.hardware;

/**
 * Something that shows whole pictures of a game. A LED matrix or a LCD is a {@link PixelPort} or a {@link CharacterPort}, which
 * {@link Displays} turns into one of these.
 *
 * @since 0.1.0
 */
public interface DisplayPort extends Port {
    /**
     * Shows a picture in place of the last one. Returns soon; a slow display may skip pictures, but never the last one.
     *
     * @param picture what is to be seen
     * @throws PortException if the device fails
     */
    void show(Picture picture);

    /**
     * What the display can show.
     *
     * @return its measures
     */
    Screen screen();
}
