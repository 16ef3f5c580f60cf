package io.github.wallkick.simulation;

import java.util.List;

/**
 * The built-in players. Each plays every ruleset.
 *
 * @since 0.1.0
 */
public final class Players {
    private Players() {}

    /**
     * A player that presses keys at random, to shake the rules and not to win.
     *
     * <p>In an untimed game it makes 3 to 10 steps for each piece, every number as likely as the others. Each step is a shift
     * by −1, 0 or +1 columns, each as likely, and then in 30 % of the steps a clockwise turn (the turn that there is, if
     * the rules have no clockwise one); the hard drop follows. Source: the self-play script of a published walk through a
     * microcontroller's falling-block game, which runs it 10,000 times.
     *
     * <p>In a game with time it makes 3 to 10 inputs. Each comes 0 to 40 ms after the one before and is one of the inputs
     * that the ruleset has, each as likely, but no hard drop; that, or the soft drop held down, comes right after the last
     * one.
     *
     * @return the player; two of them are equal
     */
    public static Player random() {
        return new RandomPlayer();
    }

    /**
     * Pierre Dellacherie's player: it drops the piece where six features of the board after it are best.
     *
     * <p>Rated are all places that can be reached by turning where the piece enters, shifting, and dropping: landing height
     * × −1, rows cleared times own cells cleared × +1, row transitions × −1, column transitions × −1, holes × −4, cumulative
     * wells × −1. Of equally rated places it takes the one farther from the entrance, then the one to the left, then the
     * one with fewer turns. Sources: Pierre Dellacherie's algorithm of 2003 as published by Colin Fahey, "Tetris"; the
     * table of features in Christophe Thiery and Bruno Scherrer, "Improvements on learning Tetris with cross entropy",
     * ICGA Journal 32, 2009. It looks at no preview and clears hundreds of thousands of lines on the standard board.
     *
     * <p>Where gravity, a lock delay or missing inputs may be in the way, it tries the inputs on the game itself.
     *
     * @return the player; two of them are equal
     */
    public static Player dellacherie() {
        return new DellacheriePlayer();
    }

    /**
     * The names of the players above.
     *
     * @return the names that {@link #named} knows; immutable
     */
    public static List<String> names() {
        return List.of("random", "dellacherie");
    }

    /**
     * The player of a name.
     *
     * @param name one of {@link #names()}
     * @return the player
     * @throws IllegalArgumentException if there is no such player; the message lists the names
     */
    public static Player named(String name) {
        return switch (name) {
            case "random" -> random();
            case "dellacherie" -> dellacherie();
            default ->
                throw new IllegalArgumentException("player must be one of " + String.join(", ", names()) + ": " + name);
        };
    }
}
