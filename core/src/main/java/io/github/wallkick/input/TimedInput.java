package io.github.wallkick.input;

import io.github.wallkick.game.Game;
import io.github.wallkick.game.Transition;
import io.github.wallkick.piece.Input;

/**
 * An input and when it is made.
 *
 * @param afterNanos nanoseconds from the beginning of the step or script that it is part of, 0 or more
 * @param stroke how the key moves
 * @param input what it stands for
 * @since 0.1.0
 */
public record TimedInput(long afterNanos, Stroke stroke, Input input) {
    /**
     * How a key moves.
     *
     * <p>Equality: enum constants, compared by identity.
     *
     * @since 0.1.0
     */
    public enum Stroke {
        /** Pressed and released at one moment, {@link Game#apply}: the shifts, whose repeat is made here. */
        TAP,
        /** Pressed and held, {@link Game#press}. */
        PRESS,
        /** Released, {@link Game#release}. */
        RELEASE
    }

    /**
     * Checks the time.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public TimedInput {
        Check.notNegative("nanoseconds to an input", afterNanos);
    }

    /**
     * What this input does to a game, whatever its time.
     *
     * @param game the game at that time
     * @return the game after it
     */
    public Transition on(Game game) {
        return switch (stroke) {
            case TAP -> game.apply(input);
            case PRESS -> game.press(input);
            case RELEASE -> game.release(input);
        };
    }

    TimedInput at(long nanos) {
        return new TimedInput(nanos, stroke, input);
    }

    boolean isShift() {
        return stroke == Stroke.TAP;
    }
}
