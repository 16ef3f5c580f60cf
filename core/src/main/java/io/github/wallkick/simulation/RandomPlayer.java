package io.github.wallkick.simulation;

import io.github.wallkick.piece.Input;

/**
 * The player of 3 to 10 random steps.
 *
 * <p>The 64 random bits of a piece are read as a number of mixed radix: first 8 numbers of steps, then for each step 30
 * outcomes (3 shifts, and 10 of which 3 turn). All scripts together are fewer than 2⁵³, so no script is more than a part
 * in 2,000 likelier than another of its length.
 */
record RandomPlayer() implements Player {
    private static final int LEAST_STEPS = 3;
    private static final int MOST_STEPS = 10;
    private static final int TURN_OUTCOMES = 10;
    private static final int TURNS_IN_TEN = 3;
    /** The input of each kind of shift; that of the middle one is overwritten by what follows. */
    private static final byte[] SHIFTS = {Inputs.code(Input.LEFT), Inputs.code(Input.LEFT), Inputs.code(Input.RIGHT)};

    private static final byte TURN = Inputs.code(Input.CLOCKWISE);
    private static final int[] SHIFT_INPUTS = {1, 0, 1};
    private static final int STEP_OUTCOMES = SHIFTS.length * TURN_OUTCOMES;

    /** Writes every input and counts only those that are made: a branch that chance decides would cost more. */
    @Override
    public Move play(View view, long random) {
        var digits = random;
        var steps = LEAST_STEPS + digit(digits, MOST_STEPS - LEAST_STEPS + 1);
        digits *= MOST_STEPS - LEAST_STEPS + 1;
        var inputs = new byte[2 * steps + 1];
        var length = 0;
        for (var i = 0; i < steps; i++) {
            var outcome = digit(digits, STEP_OUTCOMES);
            digits *= STEP_OUTCOMES;
            var shift = outcome / TURN_OUTCOMES;
            inputs[length] = SHIFTS[shift];
            length += SHIFT_INPUTS[shift];
            inputs[length] = TURN;
            length += (outcome % TURN_OUTCOMES - TURNS_IN_TEN) >>> (Integer.SIZE - 1);
        }
        return Inputs.owning(inputs, length);
    }

    /** The leading digit of a fraction of 64 bits; what is left of the fraction is its product with the base. */
    private static int digit(long fraction, int base) {
        var low = (fraction & 0xFFFF_FFFFL) * base;
        return (int) (((fraction >>> 32) * base + (low >>> 32)) >>> 32);
    }
}
