package io.github.wallkick.notation;

import io.github.wallkick.game.Game;
import io.github.wallkick.game.Transition;
import io.github.wallkick.piece.Input;
import java.util.List;

/**
 * Something that was done to a game from outside: all of it that is not the passing of time.
 *
 * @since 0.1.0
 */
public sealed interface Action {
    /**
     * A stroke of an input, {@link Game#apply}.
     *
     * @param input the input
     * @since 0.1.0
     */
    record Applied(Input input) implements Action {
        @Override
        public Transition on(Game game) {
            return game.apply(input);
        }
    }

    /**
     * An input pressed and held, {@link Game#press}.
     *
     * @param input the input
     * @since 0.1.0
     */
    record Pressed(Input input) implements Action {
        @Override
        public Transition on(Game game) {
            return game.press(input);
        }
    }

    /**
     * An input released, {@link Game#release}.
     *
     * @param input the input
     * @since 0.1.0
     */
    record Released(Input input) implements Action {
        @Override
        public Transition on(Game game) {
            return game.release(input);
        }
    }

    /**
     * Garbage received, its holes where the game's rule puts them, {@link Game#receive}.
     *
     * @param lines rows, 1 to {@link Game#MAX_GARBAGE}
     * @since 0.1.0
     */
    record Received(int lines) implements Action {
        /**
         * Checks the rows.
         *
         * @throws IllegalArgumentException if there are none or too many
         */
        public Received {
            Check.rowsOfGarbage(lines);
        }

        @Override
        public Transition on(Game game) {
            return game.receive(lines);
        }
    }

    /**
     * Garbage received whose holes are known, {@link Game#receiveHoles}.
     *
     * @param holes the hole's column of each row, in the order of their arrival; 1 to {@link Game#MAX_GARBAGE} rows
     * @since 0.1.0
     */
    record ReceivedHoles(List<Integer> holes) implements Action {
        /**
         * Takes a copy of the holes.
         *
         * @throws IllegalArgumentException if there are no rows or too many, or a column is negative
         */
        public ReceivedHoles {
            holes = List.copyOf(holes);
            Check.rowsOfGarbage(holes.size());
            Check.that(holes.stream().allMatch(hole -> hole >= 0), "holes of garbage must be columns", holes);
        }

        @Override
        public Transition on(Game game) {
            return game.receiveHoles(holes.stream().mapToInt(Integer::intValue).toArray());
        }
    }

    /**
     * What this does to a game.
     *
     * @param game the game
     * @return the game after it
     */
    Transition on(Game game);
}
