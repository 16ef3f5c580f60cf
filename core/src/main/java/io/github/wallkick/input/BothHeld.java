package io.github.wallkick.input;

/**
 * Which of left and right acts while both are held.
 *
 * <p>Equality: enum constants, compared by identity.
 *
 * @since 0.1.0
 */
public enum BothHeld {
    /** The one that was pressed last, as in nearly all games of today. */
    LAST_PRESSED,
    /** Right; a left pressed meanwhile is no press. Source: Game Boy, disassembly. */
    RIGHT,
    /** Right; a left pressed meanwhile counts as a new press of right. Source: NES, disassembly. */
    RIGHT_ANEW
}
