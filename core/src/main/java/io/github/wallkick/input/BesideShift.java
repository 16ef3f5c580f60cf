package io.github.wallkick.input;

/**
 * What becomes of a held soft drop while a direction to the side is held too.
 *
 * <p>Equality: enum constants, compared by identity.
 *
 * @since 0.1.0
 */
public enum BesideShift {
    /** It goes on. */
    GOES_ON,
    /** It pauses until the direction is released; each piece needs a press of its own. Source: Game Boy, disassembly. */
    PAUSES,
    /** It ends until the key is pressed anew, with no direction held. Source: NES, disassembly. */
    ENDS
}
