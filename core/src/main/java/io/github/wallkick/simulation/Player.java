package io.github.wallkick.simulation;

/**
 * The one who plays: what to do with a piece, given what there is to see.
 *
 * <p>A player is a value: the same view and the same random value must always give an equal move, on any thread. Thus
 * a game can be played again from its seed alone. A lambda will do:
 *
 * <pre>{@code
 * Player leftist = (view, random) -> Inputs.of(Input.LEFT_TO_WALL);
 * }</pre>
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface Player {
    /**
     * The move for the piece that has just entered.
     *
     * @param view the board and the piece, which fits where it is
     * @param random 64 random bits of this piece, for players that gamble; the same when the game is played again. A
     *     player that needs more seeds a generator with them.
     * @return inputs to make, or the place to lock the piece at
     */
    Move play(View view, long random);
}
