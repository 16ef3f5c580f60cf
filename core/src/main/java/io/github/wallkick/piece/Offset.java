package io.github.wallkick.piece;

/**
 * A displacement in cells.
 *
 * @param dx columns to the right, negative to the left
 * @param dy rows upwards, negative downwards
 * @since 0.1.0
 */
public record Offset(int dx, int dy) {
    /** No displacement. */
    public static final Offset ZERO = new Offset(0, 0);

    /**
     * The sum of two displacements.
     *
     * @param other the displacement to add
     * @return this one followed by the other
     */
    public Offset plus(Offset other) {
        return new Offset(dx + other.dx, dy + other.dy);
    }

    /**
     * The displacement back.
     *
     * @return the offset that undoes this one
     */
    public Offset negated() {
        return new Offset(-dx, -dy);
    }

    /** Returns the offset as kick tables write it, for example {@code (-1,+2)}. */
    @Override
    public String toString() {
        return "(" + signed(dx) + "," + signed(dy) + ")";
    }

    private static String signed(int value) {
        return value > 0 ? "+" + value : String.valueOf(value);
    }
}
