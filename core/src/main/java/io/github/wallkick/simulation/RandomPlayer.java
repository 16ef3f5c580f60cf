package io.github.wallkick.simulation;

import io.github.wallkick.game.GameView;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.internal.SplitMix;
import io.github.wallkick.piece.Input;

/** The player of random inputs: steps in a game without time, presses at random moments in a game with time. */
record RandomPlayer() implements Player {
    private static final int MIN_STEPS = 3;
    private static final int MAX_STEPS = 10;

    @Override
    public Move play(GameView game, long random) {
        return newGame(game.ruleset()).play(game, random);
    }

    @Override
    public Player newGame(Ruleset ruleset) {
        return ruleset.isUntimed() ? Steps.of(ruleset) : new Presses();
    }

    /**
     * The player of 3 to 10 random steps, which does not look at the game.
     *
     * <p>The 64 random bits of a piece are read as a number of mixed radix: first 8 numbers of steps, then for each step 30
     * outcomes (3 shifts, and 10 of which 3 turn). All scripts together are fewer than 2⁵³, so no script is more than one
     * part in 2,000 likelier than another of its length.
     *
     * @param turn the code of the turn
     */
    record Steps(byte turn) implements Player {
        private static final int TURN_OUTCOMES = 10;
        private static final int TURNS_IN_TEN = 3;
        /** The input of each kind of shift; that of the middle one is overwritten by what follows. */
        private static final byte[] SHIFTS = {Move.code(Input.LEFT), Move.code(Input.LEFT), Move.code(Input.RIGHT)};

        private static final int[] SHIFT_INPUTS = {1, 0, 1};
        private static final int STEP_OUTCOMES = SHIFTS.length * TURN_OUTCOMES;

        static Steps of(Ruleset ruleset) {
            var inputs = ruleset.inputs();
            if (inputs.contains(Input.CLOCKWISE) || !inputs.contains(Input.COUNTERCLOCKWISE)) {
                return new Steps(Move.code(Input.CLOCKWISE));
            }
            return new Steps(Move.code(Input.COUNTERCLOCKWISE));
        }

        @Override
        public Move play(GameView game, long random) {
            return move(random);
        }

        /** Writes every input and counts only those that are made: a branch that chance decides would be unpredictable. */
        Move move(long random) {
            var digits = random;
            var steps = MIN_STEPS + digit(digits, MAX_STEPS - MIN_STEPS + 1);
            digits *= MAX_STEPS - MIN_STEPS + 1;
            var inputs = new byte[2 * steps + 1];
            var length = 0;
            for (var i = 0; i < steps; i++) {
                var outcome = digit(digits, STEP_OUTCOMES);
                digits *= STEP_OUTCOMES;
                var shift = outcome / TURN_OUTCOMES;
                inputs[length] = SHIFTS[shift];
                length += SHIFT_INPUTS[shift];
                inputs[length] = turn;
                length += (outcome % TURN_OUTCOMES - TURNS_IN_TEN) >>> (Integer.SIZE - 1);
            }
            return Move.owning(inputs, length);
        }

        /** The leading digit of a fraction of 64 bits; what is left of the fraction is its product with the base. */
        private static int digit(long fraction, int base) {
            var low = (fraction & 0xFFFF_FFFFL) * base;
            return (int) (((fraction >>> 32) * base + (low >>> 32)) >>> 32);
        }
    }

    /** The player of 3 to 10 inputs at random moments. Its numbers are outputs of SplitMix64, seeded with the piece's bits. */
    private record Presses() implements Player {
        /** One more than the longest wait, in nanoseconds. */
        private static final int WAITS = 40_000_001;

        @Override
        public Move play(GameView game, long random) {
            var inputs = choices(game);
            var move = Move.none();
            if (inputs.length == 0) {
                return move;
            }
            var count = MIN_STEPS + below(MAX_STEPS - MIN_STEPS + 1, (int) random);
            for (var i = 0; i < count; i++) {
                var bits = SplitMix.at(random, i);
                move = move.after(below(WAITS, (int) bits), inputs[below(inputs.length, (int) (bits >>> 32))]);
            }
            return move;
        }

        private static Input[] choices(GameView game) {
            return game.ruleset().inputs().stream()
                    .filter(input -> input != Input.HARD_DROP)
                    .toArray(Input[]::new);
        }

        /** A number from 0 to a bound, exclusive, taken from 32 random bits. */
        private static int below(int bound, int bits) {
            return (int) (((bits & 0xFFFF_FFFFL) * bound) >>> 32);
        }
    }
}
