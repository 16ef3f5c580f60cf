package io.github.wallkick.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import java.util.Arrays;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class StrategyTextProperties {
    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.strings()
                .withChars("ab1-=,()[]\"* ")
                .withChars((char) 0, '\n', '\uFEFF')
                .ofMaxLength(40);
    }

    @Property(tries = 5_000)
    void anyTextIsReadOrRefusedInWords(@ForAll("texts") String text) {
        try {
            var read = StrategyText.parse(text).toString();
            assertEquals(read, StrategyText.parse(read).toString());
        } catch (NotationException e) {
            assertTrue(e.column() >= 1 && e.column() <= text.length() + 1, e.getMessage());
        }
    }

    @Property
    void numbersAreReadAsTheyWereWritten(@ForAll long[] numbers) {
        var written = StrategyText.numbers(numbers).toString();
        var read = StrategyText.parse(written).numbers(numbers.length, Long.MIN_VALUE, Long.MAX_VALUE);
        assertEquals(Arrays.toString(numbers), Arrays.toString(read));
    }
}
