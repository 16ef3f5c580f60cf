package io.github.wallkick.randomizer;

/**
 * An endless queue of pieces, as an immutable value.
 *
 * <pre>{@code
 * Draw first = randomizer.draw();
 * Draw second = first.next().draw();
 * }</pre>
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface Randomizer {
    /**
     * The next piece of the queue. Drawing leaves this randomizer as it was: drawing again gives an equal answer.
     *
     * @return the piece, and the randomizer to draw the one after it from
     */
    Draw draw();
}
