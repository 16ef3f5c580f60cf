package io.github.wallkick.game;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.piece.Input;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * What is done to a game from outside: everything that changes it except the passing of time.
 *
 * <pre>{@code
 * game.apply(new Action.Press(Input.SOFT_DROP));
 * game.apply(new Action.ReceiveHoles(List.of(3, 3, 7))); // three rows of garbage
 * }</pre>
 *
 * @since 0.1.0
 */
@CheckReturnValue
public sealed interface Action {
    /**
     * An input pressed and released at one moment, {@link Game#apply(Input)}.
     *
     * @param input the input
     * @since 0.1.0
     */
    record Tap(Input input) implements Action {
        /** Checks that there is an input. */
        public Tap {
            Objects.requireNonNull(input, "input");
        }

        @Override
        public Transition applyTo(Game game) {
            return game.apply(input);
        }
    }

    /**
     * An input pressed and held, {@link Game#press}.
     *
     * @param input the input
     * @since 0.1.0
     */
    record Press(Input input) implements Action {
        /** Checks that there is an input. */
        public Press {
            Objects.requireNonNull(input, "input");
        }

        @Override
        public Transition applyTo(Game game) {
            return game.press(input);
        }
    }

    /**
     * An input released, {@link Game#release}.
     *
     * @param input the input
     * @since 0.1.0
     */
    record Release(Input input) implements Action {
        /** Checks that there is an input. */
        public Release {
            Objects.requireNonNull(input, "input");
        }

        @Override
        public Transition applyTo(Game game) {
            return game.release(input);
        }
    }

    /**
     * Garbage received, its holes where the game's rule puts them, {@link Game#receive}.
     *
     * @param lines rows, 1 to {@link Game#MAX_GARBAGE}
     * @since 0.1.0
     */
    record Receive(int lines) implements Action {
        /**
         * Checks the rows.
         *
         * @throws IllegalArgumentException if there are none or too many
         */
        public Receive {
            Check.within("rows of garbage", lines, 1, Game.MAX_GARBAGE);
        }

        @Override
        public Transition applyTo(Game game) {
            return game.receive(lines);
        }
    }

    /**
     * Garbage received with known holes, {@link Game#receiveHoles}.
     *
     * @param holes the column of each row's hole, in the order of arrival; 1 to {@link Game#MAX_GARBAGE} rows
     * @since 0.1.0
     */
    record ReceiveHoles(List<Integer> holes) implements Action {
        /**
         * Takes a copy of the holes.
         *
         * @throws IllegalArgumentException if there are no rows or too many, or a column is negative
         */
        public ReceiveHoles {
            holes = List.copyOf(holes);
            Check.within("rows of garbage", holes.size(), 1, Game.MAX_GARBAGE);
            for (var column : holes) {
                Check.atLeast("the column of a hole", column, 0);
            }
        }

        @Override
        public Transition applyTo(Game game) {
            return game.receiveHoles(holes.stream().mapToInt(Integer::intValue).toArray());
        }
    }

    /**
     * What this does to a game, as {@link Game#apply(Action)}.
     *
     * @param game the game
     * @return the game after it, and what happened
     */
    Transition applyTo(Game game);

    /**
     * An action and its time.
     *
     * @param atNanos nanoseconds since the start of the game, or of the span of time that the action is part of; 0 or more
     * @param action what is done
     * @since 0.1.0
     */
    @CheckReturnValue
    public record Timed(long atNanos, Action action) {
        /**
         * Checks the time.
         *
         * @throws IllegalArgumentException if it is negative
         */
        public Timed {
            Check.atLeast("the time of an action", atNanos, 0);
            Objects.requireNonNull(action, "action");
        }

        /** Actions at their times counted from now, and the time between them. */
        static Transition applyAll(Game start, List<Timed> actions) {
            var events = new ArrayList<Event>();
            var game = start;
            var nanos = 0L;
            for (var timed : actions) {
                Check.that(
                        timed.atNanos() >= nanos, "the time of an action must be at least " + nanos, timed.atNanos());
                var waited = game.advance(timed.atNanos() - nanos);
                var done = waited.game().apply(timed.action());
                events.addAll(waited.events());
                events.addAll(done.events());
                game = done.game();
                nanos = timed.atNanos();
            }
            return new Transition(game, events);
        }

        /**
         * The time of the action.
         *
         * @return time since the start of the game or span
         */
        public Duration at() {
            return Duration.ofNanos(atNanos);
        }
    }
}
