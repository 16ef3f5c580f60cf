package io.github.wallkick.scoring;

import io.github.wallkick.internal.Check;
import java.util.List;
import java.util.stream.Stream;

/**
 * Lines of garbage that a lock sends.
 *
 * <p>Some games compute with fractions of a line and round at the end; what a player gets is always whole lines, by
 * {@link #total()} or {@link #parts()}. The tables of this library compute the fraction with {@link StrictMath}, so that it
 * is the same number on every machine.
 *
 * @param exact the lines of the clear before rounding, 0 or more
 * @param surge whole lines released by the end of a charged back-to-back chain, 0 or more
 * @param perfectClear whole lines that a perfect clear sends apart from those of the clear, 0 or more; all lines together
 *     are at most {@link #MAX_LINES}
 * @since 0.1.0
 */
public record Attack(double exact, int surge, int perfectClear) {
    /** The most lines that an attack can have. */
    public static final int MAX_LINES = 10_000;

    /** Nothing sent. */
    public static final Attack NONE = new Attack(0, 0, 0);

    /** A surge arrives in so many parts. */
    private static final int SURGE_PARTS = 3;

    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if one is out of its range, or if the lines are not a number
     */
    public Attack {
        Check.that(exact >= 0 && exact <= MAX_LINES, "lines of an attack must be 0 to " + MAX_LINES, exact);
        Check.within("lines of a surge", surge, 0, MAX_LINES);
        Check.within("lines of a perfect clear", perfectClear, 0, MAX_LINES);
        Check.that(
                exact + surge + perfectClear <= MAX_LINES,
                "lines of an attack must be at most " + MAX_LINES + " in all",
                exact + surge + perfectClear);
    }

    /**
     * An attack of whole lines.
     *
     * @param lines lines to send, 0 to {@link #MAX_LINES}
     * @return the attack
     * @throws IllegalArgumentException if the lines are out of their range
     */
    public static Attack of(int lines) {
        return lines == 0 ? NONE : new Attack(lines, 0, 0);
    }

    /** An attack computed by a formula that knows no limit. */
    static Attack capped(double exact, long surge, long perfectClear) {
        var lines = Math.min(exact, MAX_LINES);
        var released = Math.min(surge, (long) (MAX_LINES - lines));
        return new Attack(lines, (int) released, (int) Math.min(perfectClear, (long) (MAX_LINES - lines - released)));
    }

    /**
     * This attack by a factor that a game applies to all garbage. The surge and the lines of a perfect clear are rounded
     * down apart from the lines of the clear.
     *
     * <p>Source: the engine of halp1/triangle, which follows the TETR.IO client.
     *
     * @param factor the factor, 0 or more
     * @return the lines times the factor; at most {@link #MAX_LINES}
     * @throws IllegalArgumentException if the factor is negative or not a number
     */
    public Attack times(double factor) {
        Check.that(factor >= 0, "factor of an attack must be at least 0", factor);
        return capped(exact * factor, (long) (surge * factor), (long) (perfectClear * factor));
    }

    /**
     * The lines of the clear, rounded down.
     *
     * @return whole lines, without the surge and the perfect clear
     */
    public int lines() {
        return (int) exact;
    }

    /**
     * The lines of the clear, rounded up as often as the fraction says.
     *
     * @param draw a number drawn evenly from 0 (inclusive) to 1 (exclusive); one below the fraction rounds up
     * @return whole lines, without the surge and the perfect clear
     */
    public int lines(double draw) {
        return draw < exact - lines() ? lines() + 1 : lines();
    }

    /**
     * All lines: those of the clear, rounded down, the surge and the perfect clear.
     *
     * @return whole lines, 0 to {@link #MAX_LINES}
     */
    public int total() {
        return lines() + surge + perfectClear;
    }

    /**
     * The surge in the parts it is sent in: twice a third, rounded to the nearest, and the rest.
     *
     * @return three parts that add up to the surge, or none without one; immutable
     */
    public List<Integer> surgeParts() {
        if (surge == 0) {
            return List.of();
        }
        var third = (2 * surge + SURGE_PARTS) / (2 * SURGE_PARTS);
        return List.of(third, third, surge - 2 * third);
    }

    /**
     * The attack in the parts it is sent in: the surge, the lines of the clear, rounded down, the perfect clear.
     *
     * @return the parts that are not 0, which add up to the total; immutable
     */
    public List<Integer> parts() {
        return Stream.concat(surgeParts().stream(), Stream.of(lines(), perfectClear))
                .filter(part -> part > 0)
                .toList();
    }
}
