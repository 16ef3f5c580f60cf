package io.github.wallkick.hardware;

/**
 * A button of a device, named after those of a game pad.
 *
 * <p>Equality: enum constants, compared by identity.
 *
 * @since 0.1.0
 */
public enum Button {
    /** Left on the direction pad. */
    LEFT,
    /** Right on the direction pad. */
    RIGHT,
    /** Up on the direction pad. */
    UP,
    /** Down on the direction pad. */
    DOWN,
    /** The first button for the thumb. */
    A,
    /** The second button for the thumb. */
    B,
    /** The third button for the thumb. */
    X,
    /** The fourth button for the thumb. */
    Y,
    /** The left shoulder. */
    L,
    /** The right shoulder. */
    R,
    /** The select button. */
    SELECT,
    /** The start button, which also pauses. */
    START
}
