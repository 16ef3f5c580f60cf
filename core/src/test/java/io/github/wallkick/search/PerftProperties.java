package io.github.wallkick.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Perft counts what a plain search counts. */
class PerftProperties {
    @Property(tries = 400)
    void aPieceHasAsManyPlacesAsAPlainSearchFinds(@ForAll("onePiece") SearchCase setting) {
        assertEquals(setting.perft(), Perft.count(setting.board(), setting.queue(), setting.search()));
    }

    @Property(tries = 40)
    void aQueueHasAsManyPlacesAsAPlainSearchFinds(@ForAll("twoPieces") SearchCase setting) {
        assertEquals(setting.perft(), Perft.count(setting.board(), setting.queue(), setting.search()));
    }

    @Property(tries = 40)
    void aCountIsToldApartByTheFirstPlacement(@ForAll("twoPieces") SearchCase setting) {
        var rest = setting.queue().subList(1, setting.queue().size());
        Perft.divide(setting.board(), setting.queue(), setting.search())
                .forEach((piece, nodes) -> assertEquals(
                        setting.withBoard(setting.board().place(piece).board())
                                .withQueue(rest)
                                .perft(),
                        nodes));
    }

    @Provide
    Arbitrary<SearchCase> onePiece() {
        return RandomSearchCases.ofPieces(1);
    }

    @Provide
    Arbitrary<SearchCase> twoPieces() {
        return RandomSearchCases.ofPieces(2);
    }
}
