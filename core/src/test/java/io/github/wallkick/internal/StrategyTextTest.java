package io.github.wallkick.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StrategyTextTest {
    private enum Rounding {
        HALF_UP,
        DOWN
    }

    private static final StrategyText TEXT = StrategyText.of("table")
            .with("rounding", Rounding.HALF_UP)
            .with("carried", -3)
            .with("nanos", StrategyText.numbers(5, 5, 5, 7))
            .with("levels", "every-lines(lines=10)")
            .with("mine", "\"my own, (really)\"");
    private static final String WRITTEN =
            "table(rounding=half-up, carried=-3, nanos=[5*3 7], levels=every-lines(lines=10), mine=\"my own, (really)\")";

    @Test
    void fieldsAreWrittenInTheirOrder() {
        assertEquals(WRITTEN, TEXT.toString());
    }

    @Test
    void whatWasWrittenIsRead() {
        var fields = StrategyText.parse(WRITTEN).fields();
        assertEquals(Rounding.HALF_UP, fields.constant("rounding", List.of(Rounding.values())));
        assertEquals(-3, fields.number("carried", -10, 10));
        assertArrayEquals(new long[] {5, 5, 5, 7}, fields.value("nanos").numbers(4, 0, 9));
        assertEquals("every-lines(lines=10)", fields.value("levels").toString());
        assertTrue(fields.value("mine").isNamed());
        fields.end();
    }

    @Test
    void blanksMayStandBetween() {
        assertEquals(
                WRITTEN,
                StrategyText.parse(" " + WRITTEN.replace("=", " = ").replace("(l", "( l"))
                        .toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "` `            | expected a word, got the end                         | 2",
                "a(             | expected a word, got the end                         | 3",
                "a(b)           | expected '=', got ')'                                | 4",
                "a(b=1          | expected ')', got the end                            | 6",
                "a(b=1, b=2)    | expected each field once, got b again, got '=2)'     | 9",
                "a b            | expected the end of the text, got 'b'                | 3",
                "\"a            | expected a name and a quotation mark, got 'a'        | 2",
                "\" \"          | expected a name and a quotation mark, got ' \"'      | 2",
                "[a             | expected a word, got the end                         | 3",
            })
    void aTextThatDoesNotFollowTheNotationIsRefusedWithItsPlace(String text, String rule, int column) {
        var error = assertThrows(NotationException.class, () -> StrategyText.parse(text));
        assertEquals(rule, error.rule());
        assertEquals(column, error.column());
    }

    @Test
    void aWrongValueIsRefusedWithItsPlaceInTheWholeText() {
        var fields = StrategyText.parse("a(b=x, c=12)", 3, 10).fields();
        var number = assertThrows(NotationException.class, () -> fields.number("c", 0, 9));
        assertEquals("line 3, column 19: expected a number from 0 to 9, got 12", number.getMessage());
        var constant = assertThrows(NotationException.class, () -> fields.constant("b", List.of(Rounding.values())));
        assertEquals("line 3, column 14: expected one of half-up, down, got x", constant.getMessage());
    }

    @Test
    void aFieldThatNobodyAsksForIsAnError() {
        var fields = StrategyText.parse("a(b=1)").fields();
        var error = assertThrows(NotationException.class, fields::end);
        assertEquals("line 1, column 5: no field b is known here, got 1", error.getMessage());
    }

    @Test
    void deepTextsAreRefused() {
        var deep = "[".repeat(100_000);
        assertThrows(NotationException.class, () -> StrategyText.parse(deep));
    }

    @Test
    void aNameMustBePrintable() {
        var error = assertThrows(IllegalArgumentException.class, () -> StrategyText.named("a\"b"));
        assertEquals(
                "a name must not be blank, and have neither quotation marks nor control characters: a\"b",
                error.getMessage());
    }
}
