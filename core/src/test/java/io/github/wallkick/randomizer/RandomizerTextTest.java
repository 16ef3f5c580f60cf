package io.github.wallkick.randomizer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import io.github.wallkick.piece.Tetromino;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The stable texts of randomizers: equal exactly where the states are, and read back. */
class RandomizerTextTest {
    private static final List<Tetromino> SEVEN = List.of(Tetromino.values());
    private static final Randomizer OWN = new Counter(0);

    /** A user's own randomizer, without a text. */
    private record Counter(int place) implements Randomizer {
        @Override
        public Draw draw() {
            return new Draw(SEVEN.get(place % SEVEN.size()), new Counter(place + 1));
        }
    }

    /** A text in a saved game never changes its meaning: a failure here is a change to every saved game. */
    @ParameterizedTest(name = "{0} after {1} pieces")
    @CsvFileSource(resources = "golden-texts.csv", numLinesToSkip = 1)
    void aStateHasItsTextForEver(String name, int draws, String text) {
        assertEquals(text, Deals.after(Randomizers.named(name, 42), draws).text());
    }

    @Test
    void randomizersAreEqualExactlyWhenTheirTextsAre() {
        var randomizers = new ArrayList<Randomizer>();
        Presets.all().values().forEach(preset -> {
            for (var seed = 1; seed <= 2; seed++) {
                randomizers.add(preset.apply(seed));
                randomizers.add(Deals.after(preset.apply(seed), 1));
                randomizers.add(Deals.after(preset.apply(seed), 9));
            }
        });
        randomizers.addAll(List.of(
                Randomizers.sevenBag(1, Tetromino.I, Tetromino.O),
                Randomizers.sevenBag(1, Tetromino.O, Tetromino.I),
                Randomizers.history(HistoryOptions.TGM1.withRolls(3), 1),
                Randomizers.history(HistoryOptions.TGM1.withHistory(List.of(Tetromino.I)), 1),
                Randomizers.pool(PoolOptions.TGM3.withHistory(List.of(Tetromino.I)), 1),
                Randomizers.nesRom(1, 0, 0, 0),
                Randomizers.nesRom(2, 0, 0, 0),
                Randomizers.nesRom(1, 1, 0, 0),
                Randomizers.nesRom(1, 0, 2, 0),
                Randomizers.nesRom(1, 0, 0, 3),
                Randomizers.gameBoyRom(0, Tetromino.L, 0),
                Randomizers.gameBoyRom(1, Tetromino.L, 0),
                Randomizers.gameBoyRom(0, Tetromino.T, 0),
                Randomizers.gameBoyRom(0, Tetromino.L, 1),
                Randomizers.fixedQueue(List.of(Tetromino.I), Randomizers.sevenBag(1)),
                Randomizers.fixedQueue(List.of(Tetromino.T), Randomizers.sevenBag(1)),
                Randomizers.fixedQueue(List.of(Tetromino.I), Randomizers.sevenBag(2)),
                Randomizers.repeatingQueue(List.of(Tetromino.I)),
                Randomizers.repeatingQueue(List.of(Tetromino.I, Tetromino.I)),
                Randomizers.named("mine", OWN),
                Randomizers.named("yours", OWN),
                Deals.after(Randomizers.named("mine", OWN), 1),
                Randomizers.named("mine", OWN).draw().next()));
        for (var one : randomizers) {
            for (var other : randomizers) {
                assertEquals(one.equals(other), one.text().equals(other.text()), () -> one + " and " + other);
            }
        }
    }

    @Test
    void aFunctionHasNoTextUntilItIsNamed() {
        var refusal = assertThrows(IllegalStateException.class, OWN::text);
        assertTrue(String.valueOf(refusal.getMessage()).contains("Randomizers.named(name, randomizer)"));
        assertThrows(
                IllegalStateException.class,
                () -> Randomizers.fixedQueue(List.of(Tetromino.I), OWN).text());
    }

    @Test
    void aNamedRandomizerTellsHowManyPiecesWereDrawn() {
        assertEquals("\"mine\"", Randomizers.named("mine", OWN).text());
        assertEquals(
                "\"mine\" drawn=12",
                Deals.after(Randomizers.named("mine", OWN), 12).text());
    }

    @ParameterizedTest
    @ValueSource(strings = {"mine", "my own", "a then b", "x drawn=3 y"})
    void aNamedRandomizerIsReadByOneThatIsHandedIn(String name) {
        var start = Randomizers.named(name, OWN);
        for (var draws : List.of(0, 1, 30)) {
            var later = Deals.after(start, draws);
            assertEquals(later, start.resume(later.text(), SEVEN));
            assertEquals(Deals.letters(later, 20), Deals.letters(start.resume(later.text(), SEVEN), 20));
        }
    }

    @Test
    void aNamedRandomizerMayFollowAFixedQueue() {
        var start = Randomizers.fixedQueue(List.of(Tetromino.I, Tetromino.I), Randomizers.named("mine", OWN));
        for (var draws : List.of(0, 1, 2, 9)) {
            var later = Deals.after(start, draws);
            assertEquals(later, start.resume(later.text(), SEVEN));
        }
    }

    @Test
    void aBuiltInRandomizerIsReadWhateverTheGameBeganWith() {
        var bag = Randomizers.sevenBag(1).draw().next();
        assertEquals(bag, Randomizers.named("mine", OWN).resume(bag.text(), SEVEN));
        assertEquals(bag, Randomizers.sevenBag(7).resume(bag.text(), SEVEN));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "^\"mine\"",
                "^\"mine\" drawn=3",
                "fixed-queue pieces=I then ^\"mine\"",
                "\"mine^",
                "repeating-queue pieces=^ at=0",
                "repeating-queue pieces=IO at=^2",
                "repeating-queue pieces=IX^ at=0",
            })
    void anOwnRandomizerCannotBeReadFromItsName(String marked) {
        var text = marked.replace("^", "");
        var error = assertThrows(NotationException.class, () -> Randomizers.parse(text));
        var place = marked.contains("IX") ? text.indexOf('X') : marked.indexOf('^');
        assertEquals(List.of(1, place + 1), List.of(error.line(), error.column()), error.getMessage());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "^\"yours\"",
                "\"mine\" drawn=^0",
                "\"mine\" drawn=^1000001",
                "\"mine\" drawn=^x",
                "\"mine\" drawn=3^ more",
                "\"mine\"^ more",
                "\"mine\"^ "
            })
    void aTextThatIsNoStateOfTheNamedRandomizerIsRefused(String marked) {
        var start = Randomizers.named("mine", OWN);
        var error = assertThrows(NotationException.class, () -> start.resume(marked.replace("^", ""), SEVEN));
        if (!marked.contains("more") && !marked.endsWith(" ")) {
            assertEquals(List.of(1, marked.indexOf('^') + 1), List.of(error.line(), error.column()));
        }
    }

    @Test
    void aRandomizerIsNotReadFromAnEarlierTextOfItself() {
        var later = Deals.after(Randomizers.named("mine", OWN), 5);
        assertThrows(NotationException.class, () -> later.resume("\"mine\" drawn=4", SEVEN));
        assertEquals(later, later.resume("\"mine\" drawn=5", SEVEN));
    }

    @Test
    void aRepeatingQueueBeginsAgain() {
        var queue = Randomizers.repeatingQueue(List.of(Tetromino.T, Tetromino.I, Tetromino.T));
        assertEquals("TITTITTI", Deals.letters(queue, 8));
        assertEquals(queue, Deals.after(queue, 3));
        assertNotEquals(queue, Deals.after(queue, 2));
        assertThrows(IllegalArgumentException.class, () -> Randomizers.repeatingQueue(List.of()));
    }

    @Test
    void typesThatNoTextCanTellAreRefusedInQueues() {
        assertThrows(IllegalArgumentException.class, () -> Randomizers.repeatingQueue(List.of(() -> ' ')));
        assertThrows(
                IllegalArgumentException.class,
                () -> Randomizers.fixedQueue(List.of(() -> '.'), Randomizers.sevenBag(1)));
    }

    @Test
    void errorsQuoteALongTextOnlyInPart() {
        var error = assertThrows(
                NotationException.class, () -> Randomizers.parse("uniform types=IO rng=" + "x".repeat(1_000_000)));
        assertTrue(String.valueOf(error.getMessage()).length() < 200);
    }
}
