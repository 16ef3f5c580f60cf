package io.github.wallkick.hardware;

import java.util.List;

/**
 * A screen of characters, a LCD of 20×4 for example. {@link Displays#of(CharacterPort)} writes games on it.
 *
 * <p>Beside letters and digits there are {@code █ ▀ ▄}: a device without them makes them glyphs of its own.
 *
 * @since 0.1.0
 */
public interface CharacterPort extends Port {
    /**
     * The screen.
     *
     * @return its measures; the unit is {@link Screen.Unit#CHARACTER}
     */
    Screen screen();

    /**
     * Writes the whole screen. Returns soon.
     *
     * @param lines as many lines as the screen has, the top one first, each as long as the screen is wide
     * @throws PortException if the device fails
     */
    void write(List<String> lines);
}
