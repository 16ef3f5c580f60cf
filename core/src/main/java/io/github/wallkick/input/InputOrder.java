package io.github.wallkick.input;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.piece.Input;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The order in which inputs act that are pressed at one moment.
 *
 * @param inputs every input once, the first one to act first
 * @param oneTurn whether of several turns only the first one acts
 * @since 0.1.0
 */
@CheckReturnValue
public record InputOrder(List<Input> inputs, boolean oneTurn) {
    private static final List<Input> SHIFTS = List.of(Input.LEFT, Input.RIGHT, Input.LEFT_TO_WALL, Input.RIGHT_TO_WALL);
    private static final List<Input> TURNS = List.of(Input.CLOCKWISE, Input.COUNTERCLOCKWISE, Input.HALF_TURN);

    /** Hold, shift, turn, drop: modern games, where an input pressed with a hold acts on the new piece. */
    public static final InputOrder SHIFT_FIRST = of(SHIFTS, TURNS, false);

    /** Hold, turn, shift, drop. Source: public re-implementations of Arika's games, where this is called synchro. */
    public static final InputOrder TURN_FIRST = of(TURNS, SHIFTS, false);

    /** Shift, turn, drop; clockwise hides a counterclockwise turn of the same moment. Source: NES, disassembly. */
    public static final InputOrder NES = of(SHIFTS, TURNS, true);

    /** Turn, shift, drop; counterclockwise hides a clockwise turn of the same moment. Source: Game Boy, disassembly. */
    public static final InputOrder GAME_BOY =
            of(List.of(Input.COUNTERCLOCKWISE, Input.CLOCKWISE, Input.HALF_TURN), SHIFTS, true);

    /**
     * Takes a copy of the inputs.
     *
     * @throws IllegalArgumentException if an input is missing or repeated
     */
    public InputOrder {
        inputs = List.copyOf(inputs);
        Check.that(
                inputs.size() == Input.values().length && Set.copyOf(inputs).size() == inputs.size(),
                "an order must have every input once",
                inputs);
    }

    private static InputOrder of(List<Input> first, List<Input> second, boolean oneTurn) {
        var drops = List.of(Input.SOFT_DROP, Input.SONIC_DROP, Input.HARD_DROP);
        var inputs = Stream.of(List.of(Input.HOLD), first, second, drops).flatMap(List::stream);
        return new InputOrder(inputs.toList(), oneTurn);
    }
}
