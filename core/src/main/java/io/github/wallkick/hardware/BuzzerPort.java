package io.github.wallkick.hardware;

/**
 * Something that sounds one tone at a time.
 *
 * @since 0.1.0
 */
public interface BuzzerPort extends Port {
    /**
     * What a buzzer can do.
     *
     * <p>Equality: enum constants, compared by identity.
     *
     * @since 0.1.0
     */
    enum Sound {
        /** Nothing. */
        NONE,
        /** One pitch of its own, on or off: an active buzzer. */
        ON_OFF,
        /** Any pitch. */
        PITCHED
    }

    /**
     * Starts a tone in place of the one that sounds, and returns at once. The tone ends by itself.
     *
     * @param tone the tone; {@link Tone#SILENCE} ends the one that sounds
     * @throws PortException if the device fails
     */
    void play(Tone tone);

    /**
     * What the buzzer can do.
     *
     * @return the kind of buzzer
     */
    Sound sound();
}
