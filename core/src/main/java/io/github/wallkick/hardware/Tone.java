package io.github.wallkick.hardware;

import io.github.wallkick.internal.Check;
import java.time.Duration;

/**
 * A tone with its length, so that it ends even if the line to the device breaks.
 *
 * @param hertz the pitch, 20 to 20,000; 0 is a rest
 * @param millis how long it sounds, 0 to 10,000 milliseconds
 * @since 0.1.0
 */
public record Tone(int hertz, int millis) {
    /** No tone: what ends the one that sounds. */
    public static final Tone SILENCE = new Tone(0, 0);

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is out of its range
     */
    public Tone {
        Check.that(hertz == 0 || (hertz >= 20 && hertz <= 20_000), "hertz must be 0 or 20 to 20000", hertz);
        Check.within("milliseconds of a tone", millis, 0, 10_000);
    }

    /**
     * How long the tone sounds.
     *
     * @return its length
     */
    public Duration length() {
        return Duration.ofMillis(millis);
    }

    /** Returns hertz and milliseconds, for example {@code 659/60}. */
    @Override
    public String toString() {
        return hertz + "/" + millis;
    }
}
