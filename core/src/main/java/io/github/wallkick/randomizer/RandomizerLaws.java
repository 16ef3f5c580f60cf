package io.github.wallkick.randomizer;

import io.github.wallkick.NotationException;
import io.github.wallkick.piece.PieceType;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The laws of randomizers, tried on the pieces that one deals.
 *
 * @param types the types that may come; none = any
 */
record RandomizerLaws(List<PieceType> types) {
    private static final int DRAWS = 500;

    void check(Randomizer randomizer) {
        var seen = new LinkedHashSet<PieceType>(types);
        var now = randomizer;
        for (var i = 0; i < DRAWS; i++) {
            var place = i;
            var draw = now.draw();
            require(draw != null, "a randomizer must answer a draw with a piece", () -> "null at draw " + place);
            var again = now.draw();
            require(
                    draw.equals(again),
                    "a randomizer must stay as it is and answer twice with equal draws, whose randomizers have equals",
                    () -> "draw " + place + " of " + randomizer + " gives " + draw + ", then " + again);
            require(
                    types.isEmpty() || types.contains(draw.piece()),
                    "a randomizer must deal the types that it was said to deal",
                    () -> "draw " + place + " of " + randomizer + " gives " + draw.piece() + ", not one of " + types);
            seen.add(PieceTypes.requireVisible(draw.piece()));
            textIsRead(randomizer, draw.next(), seen, place);
            now = draw.next();
        }
    }

    private static void textIsRead(Randomizer first, Randomizer now, Set<PieceType> seen, int place) {
        var text = textOf(now);
        if (text.isEmpty() || seen.size() > PieceTypes.MAX_TYPES) {
            return;
        }
        try {
            var read = first.resume(text.get(), List.copyOf(seen));
            require(
                    read.equals(now),
                    "resume must read the randomizer that wrote the text",
                    () -> "after draw " + place + ", " + text.get() + " is read as " + read);
        } catch (NotationException e) {
            throw new IllegalArgumentException(
                    "resume must read the texts of the randomizers that follow: after draw " + place + ", "
                            + text.get(),
                    e);
        }
    }

    /** The text, if the randomizer has one. */
    private static Optional<String> textOf(Randomizer randomizer) {
        try {
            return Optional.of(randomizer.text());
        } catch (IllegalStateException e) {
            return Optional.empty();
        }
    }

    private static void require(boolean holds, String law, Supplier<String> counterExample) {
        if (!holds) {
            throw new IllegalArgumentException(law + ": " + counterExample.get());
        }
    }
}
