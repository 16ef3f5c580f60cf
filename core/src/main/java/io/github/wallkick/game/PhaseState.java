package io.github.wallkick.game;

import io.github.wallkick.board.Board;

/**
 * The phase of a game with all that belongs to it alone. It knows how long it is until something happens by itself, what
 * passes until then, and what happens.
 */
sealed interface PhaseState permits Spawning, Falling, Clearing, PhaseState.Ended {
    /** The time to an event that never comes by itself. */
    long NEVER = Long.MAX_VALUE;

    Phase phase();

    /** Nanoseconds inside the game until something happens by itself, 0 only between the effects of one call. */
    long nanosToNext(Step step);

    /** Whether something happens at this very moment. */
    default boolean isDue(Step step) {
        return nanosToNext(step) == 0;
    }

    /** Lets time pass in which nothing happens. */
    void pass(Step step, long nanos);

    /** Lets time pass in which nothing happens, and does what is due at its end. */
    void occur(Step step, long nanos);

    /** This phase if a caller puts other landed cells under it. */
    default PhaseState onBoard(Ruleset rules, Board board) {
        return this;
    }

    /** The end of a game. */
    sealed interface Ended extends PhaseState {
        @Override
        default Phase phase() {
            return Phase.OVER;
        }

        @Override
        default long nanosToNext(Step step) {
            return NEVER;
        }

        @Override
        default void pass(Step step, long nanos) {
            // nothing changes any more
        }

        @Override
        default void occur(Step step, long nanos) {
            // nothing changes any more
        }
    }

    /**
     * The end of a game that was lost.
     *
     * @param cause the rule that ended it
     */
    record ToppedOut(TopOutRule cause) implements Ended {}

    /**
     * The end of a game that reached its goal.
     *
     * @param goal the goal
     */
    record Finished(Goal goal) implements Ended {}
}
