package io.github.wallkick.hardware;

import io.github.wallkick.internal.Check;

/**
 * What a display can show.
 *
 * @param columns how wide it is in units, 1 to 4,096
 * @param rows how high it is in units, 1 to 4,096
 * @param unit what it is made of
 * @param colours what one unit can show
 * @since 0.1.0
 */
public record Screen(int columns, int rows, Unit unit, Colours colours) {
    /** The most columns or rows. */
    public static final int MAX = 4096;

    /**
     * What a display is made of.
     *
     * <p>Equality: enum constants, compared by identity.
     *
     * @since 0.1.0
     */
    public enum Unit {
        /** Cells of the game. */
        CELL,
        /** Dots. */
        PIXEL,
        /** Characters. */
        CHARACTER
    }

    /**
     * What one dot, cell or character can show.
     *
     * <p>Equality: enum constants, compared by identity.
     *
     * @since 0.1.0
     */
    public enum Colours {
        /** Lit or dark. */
        MONO,
        /** Sixteen levels of one colour. */
        LEVELS,
        /** Red, green and blue. */
        COLOUR
    }

    /**
     * Checks the measures.
     *
     * @throws IllegalArgumentException if one is out of its range
     */
    public Screen {
        Check.within("columns of a screen", columns, 1, MAX);
        Check.within("rows of a screen", rows, 1, MAX);
    }

    /**
     * A screen of dots.
     *
     * @param columns how wide it is, 1 to 4,096
     * @param rows how high it is, 1 to 4,096
     * @param colours what a dot can show
     * @return the screen
     */
    public static Screen pixels(int columns, int rows, Colours colours) {
        return new Screen(columns, rows, Unit.PIXEL, colours);
    }

    /**
     * A screen of characters in one colour.
     *
     * @param columns characters in a line, 1 to 4,096
     * @param rows lines, 1 to 4,096
     * @return the screen
     */
    public static Screen characters(int columns, int rows) {
        return new Screen(columns, rows, Unit.CHARACTER, Colours.MONO);
    }
}
