package io.github.wallkick.randomizer;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What every randomizer of the library keeps, whatever its rule. */
class RandomizerContractTest {
    private static final long[] SEEDS = {0, 1, -1, 42, 813579091, 2147483647, Long.MAX_VALUE, Long.MIN_VALUE};
    private static final int DRAWS = 60;

    static Stream<Arguments> all() {
        return arguments(AllRandomizers.all());
    }

    static Stream<Arguments> bySeed() {
        return arguments(AllRandomizers.bySeed());
    }

    private static Stream<Arguments> arguments(Map<String, LongFunction<Randomizer>> presets) {
        return presets.entrySet().stream().map(entry -> Arguments.of(entry.getKey(), entry.getValue()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("all")
    void drawingLeavesTheReceiverAsItWas(String name, LongFunction<Randomizer> preset) {
        for (var seed : SEEDS) {
            var randomizer = preset.apply(seed);
            for (var i = 0; i < DRAWS; i++) {
                var first = randomizer.draw();
                assertEquals(first, randomizer.draw());
                assertEquals(
                        Sequences.letters(first.next(), 5),
                        Sequences.letters(randomizer.draw().next(), 5));
                randomizer = first.next();
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("all")
    void equalSeedsGiveEqualRandomizers(String name, LongFunction<Randomizer> preset) {
        for (var seed : SEEDS) {
            var one = Sequences.after(preset.apply(seed), DRAWS);
            var other = Sequences.after(preset.apply(seed), DRAWS);
            assertAll(() -> assertEquals(one, other), () -> assertEquals(one.hashCode(), other.hashCode()));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("all")
    void equalSeedsGiveEqualSequences(String name, LongFunction<Randomizer> preset) {
        for (var seed : SEEDS) {
            assertEquals(Sequences.letters(preset.apply(seed), DRAWS), Sequences.letters(preset.apply(seed), DRAWS));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("bySeed")
    void twoSeedsGiveTwoSequences(String name, LongFunction<Randomizer> preset) {
        assertNotEquals(Sequences.letters(preset.apply(1), DRAWS), Sequences.letters(preset.apply(2), DRAWS));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("bySeed")
    void neighbouringSeedsGiveDifferentStarts(String name, LongFunction<Randomizer> preset) {
        var starts = new ArrayList<String>();
        for (var seed = 0; seed < 1000; seed++) {
            starts.add(Sequences.letters(preset.apply(seed), 20));
        }
        assertTrue(starts.stream().distinct().count() >= 990);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("bySeed")
    void everyOfferedTypeComesAndNoOther(String name, LongFunction<Randomizer> preset) {
        for (var seed : SEEDS) {
            var seen = EnumSet.noneOf(Tetromino.class);
            for (PieceType piece : Sequences.pieces(preset.apply(seed), 1000)) {
                seen.add((Tetromino) piece);
            }
            assertEquals(List.of(Tetromino.values()), List.copyOf(seen));
        }
    }
}
