package io.github.wallkick.hardware;

/**
 * Buttons. Whoever reads them calls {@link #poll} until it returns the same set twice, and takes each set in turn: so a tap
 * that came and went between two readings is not lost, if the port has seen it.
 *
 * <pre>{@code
 * final class Joystick implements ButtonPort {
 *     public ButtonSet poll() {
 *         return pin4.isLow() ? ButtonSet.of(Button.LEFT) : ButtonSet.NONE; // a level
 *     }
 *     // name, open, close, buttons
 * }
 * }</pre>
 *
 * <p>A port that is told edges, by an interrupt or an event, puts them into {@link LatchedButtons}.
 *
 * @since 0.1.0
 */
public interface ButtonPort extends Port {
    /**
     * The next set of buttons that was down and has not been told yet; if there is none, the present one. Never waits.
     *
     * @return the buttons that are down
     * @throws PortException if the device fails
     */
    ButtonSet poll();

    /**
     * The buttons that exist.
     *
     * @return all that {@link #poll} may ever return
     */
    ButtonSet buttons();

    /**
     * Whether the device tells when a button is let go. Most terminals do not.
     *
     * @return false if every press is followed by a release that the port made up
     */
    default boolean tellsReleases() {
        return true;
    }
}
