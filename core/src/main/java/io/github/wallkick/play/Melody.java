package io.github.wallkick.play;

import io.github.wallkick.hardware.Tone;
import io.github.wallkick.internal.Check;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Tones one after the other, as a value.
 *
 * @param rank what it may interrupt: the melodies of its own rank and of lower ones
 * @param tones the tones in their order
 * @since 0.1.0
 */
public record Melody(int rank, List<Tone> tones) {
    /** Takes a copy. */
    public Melody {
        tones = List.copyOf(tones);
    }

    /**
     * A melody as text.
     *
     * @param rank what it may interrupt
     * @param tones hertz and milliseconds of each tone, for example {@code "659/60 784/60"}
     * @return the melody
     * @throws IllegalArgumentException if a word of the text is no tone
     */
    public static Melody of(int rank, String tones) {
        return new Melody(
                rank, Arrays.stream(tones.split(" ", -1)).map(Melody::tone).toList());
    }

    private static Tone tone(String text) {
        var parts = text.split("/", -1);
        Check.that(text.matches("\\d{1,5}/\\d{1,5}"), "a tone must be hertz/milliseconds", text);
        return new Tone(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }

    /**
     * Plays melodies as time passes, as an immutable value: it never waits, and knows no clock.
     *
     * <pre>{@code
     * Melody.Step step = Melody.Player.SILENT.start(Melody.of(3, "659/60 784/60"));
     * step.tones().forEach(buzzer::play); // 659/60, now
     * step = step.next().advance(Duration.ofMillis(60));
     * step.tones().forEach(buzzer::play); // 784/60
     * }</pre>
     *
     * @param melody what sounds; it has no tones if nothing does
     * @param index the tone that sounds
     * @param leftNanos nanoseconds until it ends
     * @since 0.1.0
     */
    public record Player(Melody melody, int index, long leftNanos) {
        /** Nothing sounds. */
        public static final Player SILENT = new Player(new Melody(Integer.MIN_VALUE, List.of()), 0, 0);

        private static final long NANOS_PER_MILLI = 1_000_000;

        /**
         * The time until the tone ends.
         *
         * @return time, 0 or more
         */
        public Duration left() {
            return Duration.ofNanos(leftNanos);
        }

        /**
         * Whether a melody sounds.
         *
         * @return false if there is silence
         */
        public boolean isPlaying() {
            return index < melody.tones().size();
        }

        /**
         * Starts a melody, unless one of a higher rank sounds.
         *
         * @param other the melody
         * @return its first tone, and the next player
         */
        public Step start(Melody other) {
            if ((isPlaying() && melody.rank() > other.rank()) || other.tones().isEmpty()) {
                return new Step(List.of(), this);
            }
            var first = other.tones().get(0);
            return new Step(List.of(first), new Player(other, 0, first.millis() * NANOS_PER_MILLI));
        }

        /**
         * Lets time pass. After a long time only the tone that is due sounds; those that would be over are left out.
         *
         * @param elapsedNanos nanoseconds since the last call, 0 or more
         * @return the tones that begin, one at most, and the next player
         * @throws IllegalArgumentException if the time is negative
         */
        public Step advance(long elapsedNanos) {
            Check.elapsed(elapsedNanos);
            var due = new ArrayList<Tone>();
            var tones = melody.tones();
            var at = index;
            var left = leftNanos - elapsedNanos;
            while (at < tones.size() && left <= 0) {
                at++;
                due.clear();
                if (at < tones.size()) {
                    due.add(tones.get(at));
                    left += tones.get(at).millis() * NANOS_PER_MILLI;
                }
            }
            return new Step(due, at < tones.size() ? new Player(melody, at, left) : SILENT);
        }

        /**
         * Lets time pass, as {@link #advance(long)}.
         *
         * @param elapsed the time since the last call, 0 or more
         * @return the tones that begin, and the next player
         */
        public Step advance(Duration elapsed) {
            return advance(elapsed.toNanos());
        }
    }

    /**
     * What a buzzer is to play now.
     *
     * @param tones the tones, each in place of the one before
     * @param next the player after them
     * @since 0.1.0
     */
    public record Step(List<Tone> tones, Player next) {
        /** Takes a copy. */
        public Step {
            tones = List.copyOf(tones);
        }
    }
}
