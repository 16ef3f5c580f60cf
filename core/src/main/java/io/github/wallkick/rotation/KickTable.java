package io.github.wallkick.rotation;

import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.PieceType;
import java.util.List;

/**
 * A table of wall kicks: the displacements that a turn tries, in their order.
 *
 * <p>A lambda will do:
 *
 * <pre>{@code
 * KickTable nudge = (type, from, to) -> List.of(Offset.ZERO, new Offset(-1, 0), new Offset(1, 0));
 * }</pre>
 *
 * <p>The same arguments must always give an equal list.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface KickTable {
    /**
     * The displacements of a piece's box to try when it turns.
     *
     * @param type the type of the piece that turns
     * @param from the orientation it is in
     * @param to the orientation it is to be in, never {@code from}
     * @return the displacements in the order of the tests, the first one usually {@link Offset#ZERO}; at most 127, each by
     *     at most 64 cells; empty if the piece does not turn so at all
     */
    List<Offset> kicks(PieceType type, Orientation from, Orientation to);

    /**
     * Whether a T-spin by one of the tests is full whatever the corners say, as the guideline has it for the last test of
     * some turns. A table only keeps the mark; a spin rule decides what it is worth. By default no test does.
     *
     * @param type the type of the piece that turned
     * @param from the orientation it was in
     * @param to the orientation it is in, never {@code from}
     * @param kick index of the test that fitted, 0 for in place
     * @return true if the test is marked so
     */
    default boolean makesFullSpin(PieceType type, Orientation from, Orientation to, int kick) {
        return false;
    }

    /**
     * The stable text of this table, by which recordings and rules know it.
     *
     * @return the name of the preset that this is, or all its tests; {@link KickTables#parse} reads it back
     * @throws IllegalStateException if the table has no text, as a lambda has none; a rotation system made of it has one,
     *     since it asks for all tests beforehand
     */
    default String text() {
        throw StrategyText.missing("kick table", "KickTables.named(name, table)");
    }
}
