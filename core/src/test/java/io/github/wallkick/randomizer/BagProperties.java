package io.github.wallkick.randomizer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class BagProperties {
    @Property(tries = 200)
    void everySevenPiecesAreOneOfEach(@ForAll long seed) {
        var pieces = Deals.pieces(Randomizers.sevenBag(seed), 7 * 20);
        for (var i = 0; i < pieces.size(); i += 7) {
            assertEquals(7, new HashSet<>(pieces.subList(i, i + 7)).size());
        }
    }

    @Property(tries = 200)
    void aBagOfOtherTypesHoldsOneOfEach(@ForAll long seed, @ForAll @IntRange(min = 1, max = 64) int size) {
        var types = letters(size);
        var pieces = Deals.pieces(Randomizers.sevenBag(seed, types), size * 3);
        for (var i = 0; i < pieces.size(); i += size) {
            assertEquals(new HashSet<>(types), new HashSet<>(pieces.subList(i, i + size)));
        }
    }

    @Property(tries = 200)
    void aScriptComesFirstAndItsFollowerAfter(@ForAll long seed, @ForAll List<Tetromino> script) {
        var follower = Randomizers.sevenBag(seed);
        var expected = new ArrayList<PieceType>(script);
        expected.addAll(Deals.pieces(follower, 30));
        assertEquals(expected, Deals.pieces(Randomizers.script(script, follower), script.size() + 30));
    }

    private record Letter(char symbol) implements PieceType {}

    private static List<Letter> letters(int count) {
        var letters = new ArrayList<Letter>();
        for (var i = 0; i < count; i++) {
            letters.add(new Letter((char) ('0' + i)));
        }
        return letters;
    }
}
