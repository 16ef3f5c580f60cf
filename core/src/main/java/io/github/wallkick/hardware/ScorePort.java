package io.github.wallkick.hardware;

import java.util.OptionalLong;

/**
 * Keeps the best score while the power is off.
 *
 * @since 0.1.0
 */
public interface ScorePort extends Port {
    /**
     * The best score of a kind of game.
     *
     * @param table the kind, 1 to 40 letters, digits, {@code -} or {@code _}
     * @return the points, or empty if none are kept
     * @throws PortException if the device fails
     */
    OptionalLong best(String table);

    /**
     * Keeps the score of a game, if it is worth keeping.
     *
     * @param table the kind of game
     * @param points the points, 0 or more
     * @throws PortException if the device fails
     */
    void keep(String table, long points);
}
