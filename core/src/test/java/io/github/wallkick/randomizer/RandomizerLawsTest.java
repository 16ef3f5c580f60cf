package io.github.wallkick.randomizer;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The check of users' randomizers: it lets the library's own pass, and names the law that another breaks. */
class RandomizerLawsTest {
    static Stream<String> names() {
        return AllRandomizers.all().keySet().stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("names")
    void theRandomizersOfTheLibraryKeepTheLaws(String name) {
        assertDoesNotThrow(() -> Randomizers.check(AllRandomizers.of(name, 7), Tetromino.values()));
        assertDoesNotThrow(() -> Randomizers.check(Randomizers.named("mine", AllRandomizers.of(name, 7))));
    }

    /** The seven in order, with a fault. */
    private record Faulty(String fault, int place) implements Randomizer {
        Faulty(String fault) {
            this(fault, 0);
        }

        @Override
        @SuppressWarnings("NullAway") // a fault that the check must tell
        public Draw draw() {
            PieceType piece = Tetromino.values()[place % 7];
            var next = new Faulty(fault, place + 1);
            return switch (fault) {
                case "answer a draw" -> null;
                case "answer twice" -> new Draw(piece, () -> new Draw(piece, next));
                case "said to deal" -> new Draw(place == 30 ? () -> 'X' : piece, next);
                case "must be visible" -> new Draw(() -> ' ', this);
                default -> new Draw(piece, next);
            };
        }

        @Override
        public String text() {
            return switch (fault) {
                case "read the texts" -> "faulty place=" + place;
                case "read the randomizer" -> "uniform types=I rng=java:1";
                default -> Randomizer.super.text();
            };
        }
    }

    static Stream<String> faults() {
        return Stream.of(
                "answer a draw",
                "answer twice",
                "said to deal",
                "must be visible",
                "read the texts",
                "read the randomizer");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("faults")
    void aBrokenRandomizerIsTold(String fault) {
        var types = fault.equals("said to deal") ? Tetromino.values() : new PieceType[0];
        var error = assertThrows(IllegalArgumentException.class, () -> Randomizers.check(new Faulty(fault), types));
        assertTrue(String.valueOf(error.getMessage()).contains(fault), error.getMessage());
    }

    @Test
    void aFaultlessRandomizerOfOnesOwnPasses() {
        assertDoesNotThrow(() -> Randomizers.check(new Faulty("none"), Tetromino.values()));
    }

    @Test
    @SuppressWarnings("NullAway") // what a careless caller may do
    void aDrawOfNothingIsRefused() {
        assertThrows(NullPointerException.class, () -> new Draw(null, Randomizers.sevenBag(1)));
        assertThrows(NullPointerException.class, () -> new Draw(Tetromino.I, null));
    }

    @Test
    void statisticsOfARandomizerThatAnswersWithNullSaySo() {
        var error = assertThrows(
                IllegalArgumentException.class, () -> RandomizerStatistics.of(new Faulty("answer a draw"), 3));
        assertTrue(String.valueOf(error.getMessage()).contains("Faulty"), error.getMessage());
    }

    @Test
    void statisticsNeedNoMemoryForTheirPieces() {
        Randomizer tired = Randomizers.fixedQueue(List.of(Tetromino.I, Tetromino.O), () -> {
            throw new IllegalStateException("tired");
        });
        assertThrows(IllegalStateException.class, () -> RandomizerStatistics.of(tired, Integer.MAX_VALUE));
    }
}
