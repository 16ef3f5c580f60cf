package io.github.wallkick.game;

import io.github.wallkick.board.Board;

/**
 * The phase of a game with all that belongs to it alone. It knows how long it is until something happens by itself, what
 * passes until then, and what happens.
 */
sealed interface PhaseState permits Spawning, Falling, Clearing, PhaseState.Over {
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

    /**
     * The end.
     *
     * @param cause the rule that ended the game
     */
    record Over(TopOutRule cause) implements PhaseState {
        @Override
        public Phase phase() {
            return Phase.OVER;
        }

        @Override
        public long nanosToNext(Step step) {
            return NEVER;
        }

        @Override
        public void pass(Step step, long nanos) {
            // nothing changes any more
        }

        @Override
        public void occur(Step step, long nanos) {
            // nothing changes any more
        }
    }
}
