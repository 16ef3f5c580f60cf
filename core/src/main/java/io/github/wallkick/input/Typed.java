package io.github.wallkick.input;

import java.util.List;

/**
 * What a player's fingers did in a span of time, and the controller to go on with.
 *
 * @param inputs the inputs in the order of their times, counted from the beginning of the span; immutable
 * @param next the controller at the end of the span
 * @since 0.1.0
 */
public record Typed(List<TimedInput> inputs, Controller next) {
    /**
     * Takes a copy of the inputs.
     */
    public Typed {
        inputs = List.copyOf(inputs);
    }
}
