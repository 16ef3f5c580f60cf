package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A part that is missing is noticed where it is left out, not where it is first needed. */
class MissingPartsTest {
    static Stream<Record> rules() {
        var rules = Rulesets.guideline();
        return Stream.of(
                rules,
                rules.spawning(),
                rules.timing(),
                rules.scoring(),
                rules.garbage(),
                new SoftDrop.Steps(1, 1, SoftDrop.Gravity.GOES_ON, false));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void aMissingPartIsNamed(Record whole) throws ReflectiveOperationException {
        var parts = whole.getClass().getRecordComponents();
        var types = Arrays.stream(parts).map(part -> part.getType()).toArray(Class<?>[]::new);
        var make = whole.getClass().getDeclaredConstructor(types);
        var values = new Object[parts.length];
        for (var i = 0; i < parts.length; i++) {
            values[i] = parts[i].getAccessor().invoke(whole);
        }
        for (var i = 0; i < parts.length; i++) {
            if (!types[i].isPrimitive()) {
                var without = values.clone();
                without[i] = null;
                var error = assertThrows(InvocationTargetException.class, () -> make.newInstance(without));
                var cause = assertInstanceOf(NullPointerException.class, error.getCause());
                assertEquals(parts[i].getName(), cause.getMessage());
            }
        }
    }
}
