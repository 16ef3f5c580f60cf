package io.github.wallkick.rotation;

import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.PieceType;

/**
 * Kicks of which some tests are made under conditions, as in the Arika Rotation System. Search compiles them, so that
 * systems of this kind are searched about as fast as those of plain kick tables.
 *
 * <p>A turn goes through its tests in order and leaves out those whose condition does not hold; the first test that fits
 * wins.
 *
 * @param table the tests of each turn
 * @param conditions when each of them is made
 * @since 0.1.0
 */
public record ConditionalKicks(KickTable table, Conditions conditions) {
    /** When a test of a turn is made. */
    public enum Condition {
        /** Always. */
        ALWAYS,
        /** Only if the piece, before the turn, cannot be shifted to the left or cannot be shifted to the right. */
        BESIDE_SOMETHING,
        /**
         * Only if the first blocked cell of the piece turned in place, read row by row from the top and from the left, is
         * not in the second column of the box: the rule of the centre column.
         */
        CENTRE_COLUMN,
        /** A floor kick: only if the piece, before the turn, rests on something, and once in its life. */
        FLOOR_KICK
    }

    /** The conditions of a table's tests. */
    @FunctionalInterface
    public interface Conditions {
        /**
         * The condition under which a test is made.
         *
         * @param type the type of the piece that turns
         * @param from the orientation before the turn
         * @param to the orientation after it
         * @param kick index of the test, 0 for the first
         * @return its condition
         */
        Condition of(PieceType type, Orientation from, Orientation to, int kick);
    }

    /**
     * A table whose tests are made always.
     *
     * @param table the tests
     * @return the kicks
     */
    public static ConditionalKicks always(KickTable table) {
        return new ConditionalKicks(table, (type, from, to, kick) -> Condition.ALWAYS);
    }
}
