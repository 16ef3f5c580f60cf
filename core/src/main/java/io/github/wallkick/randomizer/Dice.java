package io.github.wallkick.randomizer;

/**
 * A generator of random numbers as an immutable value: dice as they lie on the table.
 *
 * <pre>{@code
 * Dice thrown = dice.roll(6);
 * int face = thrown.face(6);
 * }</pre>
 *
 * <p>A throw gives other dice, and what they show is read from them, so that a draw needs no pair of result and rest.
 */
sealed interface Dice permits JavaRandom, MinimalStandard, SplitMix64 {
    /**
     * The dice after one throw.
     *
     * @param bound number of faces, at least 1
     */
    Dice roll(int bound);

    /**
     * What these dice show, from 0.
     *
     * @param bound the number of faces they were thrown with
     */
    int face(int bound);
}
