package io.github.wallkick.hardware;

/**
 * A screen of dots: what the driver of a LED matrix or a LCD implements. {@link Displays#of(PixelPort)} draws games on it.
 *
 * @since 0.1.0
 */
public interface PixelPort extends Port {
    /**
     * The screen.
     *
     * @return its measures; the unit is {@link Screen.Unit#PIXEL}
     */
    Screen screen();

    /**
     * Draws the whole screen. Returns soon.
     *
     * @param pixels the dots, as many as the screen has
     * @throws PortException if the device fails
     */
    void draw(Pixels pixels);

    /**
     * Sets the brightness, if the device has one.
     *
     * @param of15 0, the darkest, to 15
     */
    default void brightness(int of15) {}
}
