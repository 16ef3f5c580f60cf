package io.github.wallkick.timing;

/**
 * How long a piece may rest before it becomes part of the board, as a strategy that starts one timer a piece.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface LockDelay {
    /**
     * A fresh timer, for a piece that has just entered.
     *
     * @param level the game's level, as the rule counts levels
     * @param footing where the piece stands
     * @return the piece's timer
     */
    LockTimer start(int level, Footing footing);
}
