package io.github.wallkick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Supplier;

/** The test of a value's equality, on which the laws that compare values lean. */
public final class Equality {
    private Equality() {}

    /**
     * Asks that a value equals itself made again, and none of others that each differ from it in one thing; the equality is
     * called by its own name, in both directions.
     */
    @SuppressWarnings("EqualsNull")
    public static void assertDiffer(Supplier<?> value, Object... others) {
        var one = value.get();
        var again = value.get();
        assertNotSame(one, again, "a value must be made anew to be compared");
        assertTrue(one.equals(again) && again.equals(one), () -> one + " and " + again);
        assertEquals(one.hashCode(), again.hashCode());
        for (var other : others) {
            assertFalse(one.equals(other), () -> one + " and " + other);
            assertFalse(other.equals(one), () -> other + " and " + one);
        }
        assertFalse(one.equals("another kind of thing"));
        assertFalse(one.equals(null));
    }
}
