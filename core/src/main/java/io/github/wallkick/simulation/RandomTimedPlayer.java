package io.github.wallkick.simulation;

import io.github.wallkick.game.Game;
import io.github.wallkick.piece.Input;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** The player of 3 to 10 random strokes. Its numbers are outputs of SplitMix64, seeded with the piece's random bits. */
record RandomTimedPlayer() implements TimedPlayer {
    private static final int LEAST_STROKES = 3;
    private static final int MOST_STROKES = 10;
    /** One more than the longest wait, in nanoseconds. */
    private static final int WAITS = 40_000_001;

    @Override
    public List<Stroke> play(Game game, long random) {
        var inputs = choices(game);
        if (inputs.length == 0) {
            return List.of();
        }
        var strokes = new Stroke[LEAST_STROKES + below(MOST_STROKES - LEAST_STROKES + 1, (int) random)];
        for (var i = 0; i < strokes.length; i++) {
            var bits = Seeds.ofPiece(random, i);
            strokes[i] = new Stroke(below(WAITS, (int) bits), inputs[below(inputs.length, (int) (bits >>> 32))]);
        }
        return Collections.unmodifiableList(Arrays.asList(strokes));
    }

    private static Input[] choices(Game game) {
        var inputs = game.ruleset().inputs();
        var choices = new Input[inputs.contains(Input.HARD_DROP) ? inputs.size() - 1 : inputs.size()];
        var length = 0;
        for (var input : inputs) {
            if (input != Input.HARD_DROP) {
                choices[length] = input;
                length++;
            }
        }
        return choices;
    }

    /** A number from 0 to a bound, exclusive, taken from 32 random bits. */
    private static int below(int bound, int bits) {
        return (int) (((bits & 0xFFFF_FFFFL) * bound) >>> 32);
    }
}
