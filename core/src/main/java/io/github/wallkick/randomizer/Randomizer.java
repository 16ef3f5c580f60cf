package io.github.wallkick.randomizer;

import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.piece.PieceType;
import java.util.List;
import java.util.Optional;

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

    /**
     * The stable text of this randomizer's whole state, for saved games.
     *
     * <p>Randomizers of this library are equal exactly when their texts are, and {@link Randomizers#parse} reads those texts.
     *
     * @return the text, in one line
     * @throws IllegalStateException if this randomizer has no text, such as one from a function: no saved game of it could be
     *     read elsewhere
     */
    default String text() {
        throw StrategyText.missing("randomizer", "Randomizers.named(name, randomizer)");
    }

    /**
     * The randomizer that a text tells, for a game that began with this one: the way back from {@link #text} of this
     * randomizer and of all that come out of drawing from it.
     *
     * @param text the text
     * @param types the types that the text's letters stand for
     * @return the randomizer; by default the one of {@link Randomizers#parse(String, List)}, or this one with as many pieces
     *     drawn as the text says if it has a name of its own
     * @throws io.github.wallkick.NotationException if the text tells no such randomizer
     * @throws IllegalArgumentException if the types are none, too many, or share a symbol
     */
    default Randomizer resume(String text, List<? extends PieceType> types) {
        return BuiltIn.parse(text, PieceTypes.of(types), Optional.of(this));
    }
}
