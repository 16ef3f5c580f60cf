package io.github.wallkick.simulation;

import java.util.List;

/**
 * The players of full games in the box.
 *
 * @since 0.1.0
 */
public final class TimedPlayers {
    private TimedPlayers() {}

    /**
     * A player that presses keys at random moments, to shake the rules and not to win.
     *
     * <p>For each piece it makes 3 to 10 strokes, every number as likely as the others. Each comes 0 to 40 ms after the one
     * before and is one of the inputs that the ruleset has, each as likely, but no hard drop; that, or the soft drop held
     * down, comes right after the last one.
     *
     * @return the player; two of them are equal
     */
    public static TimedPlayer random() {
        return new RandomTimedPlayer();
    }

    /**
     * The names of the players above.
     *
     * @return the names that {@link #named} knows; immutable
     */
    public static List<String> names() {
        return List.of("random");
    }

    /**
     * The player of a name.
     *
     * @param name one of {@link #names()}
     * @return the player
     * @throws IllegalArgumentException if there is no such player; the message lists the names
     */
    public static TimedPlayer named(String name) {
        if (!name.equals("random")) {
            throw new IllegalArgumentException(
                    "the player of a ruleset must be one of " + String.join(", ", names()) + ": " + name);
        }
        return random();
    }
}
