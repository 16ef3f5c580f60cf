package io.github.wallkick.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.NotationException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class PresetsTest {
    private static final Presets<Integer> NUMBERS =
            Presets.of("number", list -> list.with("one", () -> 1).with("two", () -> 2));

    private static final Map<String, Function<StrategyText.Fields, Integer>> KINDS =
            Map.of("sum", fields -> (int) (fields.number("of", 0, 9) + fields.number("and", 0, 9)), "odd", fields ->
                    (int) (long) Check.that(false, "odd must be odd", 2L));

    @Test
    void aWordIsAPreset() {
        assertEquals(2, NUMBERS.parse("two", KINDS));
    }

    @Test
    void aKindIsMadeOfItsFields() {
        assertEquals(5, NUMBERS.parse("sum(of=2, and=3)", KINDS));
    }

    @Test
    void anUnknownWordIsAnsweredWithWhatIsAllowed() {
        assertEquals("expected a number: one, two, odd(…), sum(…), got three", rule("three"));
    }

    @Test
    void aKindWithoutFieldsIsNoPreset() {
        assertEquals("expected a number: one, two, odd(…), sum(…), got sum", rule("sum"));
    }

    @Test
    void aPresetWithFieldsIsNoKind() {
        assertEquals("expected a number: one, two, odd(…), sum(…), got one(of=1)", rule("one(of=1)"));
    }

    @Test
    void aListIsNeither() {
        assertEquals("expected a number: one, two, odd(…), sum(…), got [1]", rule("[1]"));
    }

    @Test
    void aFieldTooManyIsRefused() {
        assertEquals("no field or is known here, got 4", rule("sum(of=2, and=3, or=4)"));
    }

    @Test
    void whatAValueRefusesIsAnErrorOfTheText() {
        assertEquals("odd must be odd: 2, got odd(of=1)", rule("odd(of=1)"));
    }

    @Test
    void theNameOfOnesOwnIsNotEnough() {
        assertEquals(
                "expected a number of this library; the caller's own, which is known by its name alone, must be handed"
                        + " in as a value, got \"mine\"",
                rule("\"mine\""));
    }

    @Test
    void aNameIsUsedOnce() {
        Presets<Integer> twice =
                Presets.of("number", list -> list.with("one", () -> 1).with("one", () -> 2));
        assertEquals(
                "a name of a number must be used once: one",
                assertThrows(IllegalArgumentException.class, twice::names).getMessage());
    }

    @Test
    void nothingIsListedOrMadeBeforeItIsAskedFor() {
        Presets<Integer> broken = Presets.of("number", list -> {
            throw new IllegalStateException("listed");
        });
        assertThrows(IllegalStateException.class, broken::names);
        Presets<Integer> unmade = Presets.of(
                "number",
                list -> list.with("one", () -> {
                    throw new IllegalStateException("made");
                }));
        assertEquals(List.of("one"), unmade.names());
        assertThrows(IllegalStateException.class, () -> unmade.named("one"));
    }

    @Test
    void allPresetsStandByTheirNamesInTheirOrder() {
        assertEquals(
                List.of("one=1", "two=2"),
                NUMBERS.all().entrySet().stream().map(Object::toString).toList());
    }

    @Test
    void presetsThatAreEqualHaveTheFirstOfTheirNames() {
        Presets<Integer> more = Presets.of(
                "number", list -> list.with("one", () -> 1).with("two", () -> 2).with("pair", () -> 2));
        assertEquals(Map.of(1, "one", 2, "two"), more.byValue());
        assertEquals(Optional.of("two"), more.nameOf(2));
        assertEquals(Optional.empty(), more.nameOf(3));
    }

    private static String rule(String text) {
        return assertThrows(NotationException.class, () -> NUMBERS.parse(text, KINDS))
                .rule();
    }
}
