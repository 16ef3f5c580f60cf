package io.github.wallkick.simulation;

import io.github.wallkick.piece.Shape;
import io.github.wallkick.scoring.Spin;
import java.util.Arrays;

/**
 * Locks counted by the lines they cleared and by their spin.
 *
 * <p>Counts are immutable and equal when all of them are.
 *
 * @since 0.1.0
 */
public final class Clears {
    /** The most lines that one lock can clear, as many as a box has rows. */
    public static final int MAX_LINES = Shape.MAX_BOX;

    private static final Spin[] SPINS = Spin.values();

    /** By lines and then by spin, without the zeros at the end: most games clear few lines at once. */
    private final long[] counts;

    private Clears(long[] counts) {
        this.counts = counts;
    }

    /**
     * These counts and others together.
     *
     * @param other the other counts
     * @return their sums
     */
    public Clears plus(Clears other) {
        var tally = new Tally();
        tally.addAll(this);
        tally.addAll(other);
        return tally.toClears();
    }

    /** Counts while they grow; for one thread. */
    static final class Tally {
        private final long[] counts = new long[(MAX_LINES + 1) * SPINS.length];

        void add(Spin spin, int lines) {
            counts[index(spin, lines)]++;
        }

        void addAll(Clears clears) {
            for (var i = 0; i < clears.counts.length; i++) {
                counts[i] += clears.counts[i];
            }
        }

        Clears toClears() {
            var length = counts.length;
            while (length > 0 && counts[length - 1] == 0) {
                length--;
            }
            return new Clears(Arrays.copyOf(counts, length));
        }
    }

    private static int index(Spin spin, int lines) {
        return lines * SPINS.length + spin.ordinal();
    }

    /**
     * The locks with a spin that cleared a number of lines.
     *
     * @param spin how far they were spins
     * @param lines lines cleared at once, 0 to {@link #MAX_LINES}
     * @return their number
     * @throws IllegalArgumentException if the lines are out of their range
     */
    public long count(Spin spin, int lines) {
        if (lines < 0 || lines > MAX_LINES) {
            throw new IllegalArgumentException("lines of a lock must be 0 to " + MAX_LINES + ": " + lines);
        }
        var index = index(spin, lines);
        return index < counts.length ? counts[index] : 0;
    }

    /**
     * The locks that cleared a number of lines, with or without a spin.
     *
     * @param lines lines cleared at once, 0 to {@link #MAX_LINES}
     * @return their number
     * @throws IllegalArgumentException if the lines are out of their range
     */
    public long count(int lines) {
        var sum = 0L;
        for (var spin : SPINS) {
            sum += count(spin, lines);
        }
        return sum;
    }

    /**
     * The locks that were spins of a kind, whatever they cleared.
     *
     * @param spin how far they were spins
     * @return their number
     */
    public long count(Spin spin) {
        var sum = 0L;
        for (var lines = 0; lines <= MAX_LINES; lines++) {
            sum += count(spin, lines);
        }
        return sum;
    }

    /**
     * All locks.
     *
     * @return the number of pieces locked
     */
    public long locks() {
        var sum = 0L;
        for (var count : counts) {
            sum += count;
        }
        return sum;
    }

    /**
     * All lines.
     *
     * @return the number of lines cleared
     */
    public long lines() {
        var sum = 0L;
        for (var i = 0; i < counts.length; i++) {
            sum += i / SPINS.length * counts[i];
        }
        return sum;
    }

    @Override
    public boolean equals(Object other) {
        return other == this || (other instanceof Clears that && Arrays.equals(counts, that.counts));
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }

    /** Returns the locks by lines cleared, from none on, for example {@code [40, 3, 1, 0, 0, 0, 0, 0, 0]}. */
    @Override
    public String toString() {
        var byLines = new long[MAX_LINES + 1];
        Arrays.setAll(byLines, this::count);
        return Arrays.toString(byLines);
    }
}
