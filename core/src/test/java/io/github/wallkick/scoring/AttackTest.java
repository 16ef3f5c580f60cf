package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class AttackTest {
    @Test
    void linesAreRoundedDown() {
        assertEquals(11, new Attack(11.99, 0, 0).lines());
    }

    @Test
    void aDrawBelowTheFractionRoundsUp() {
        assertEquals(12, new Attack(11.75, 0, 0).lines(0.74));
    }

    @Test
    void aDrawFromTheFractionOnRoundsDown() {
        assertEquals(11, new Attack(11.75, 0, 0).lines(0.75));
    }

    @Test
    void aSurgeComesInThreeParts() {
        assertEquals(List.of(2, 2, 1), new Attack(0, 5, 0).surgeParts());
    }

    @Test
    void noSurgeHasNoParts() {
        assertEquals(List.of(), Attack.NONE.surgeParts());
    }

    @Test
    void aNumberThatIsNoneIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Attack(Double.NaN, 0, 0));
    }
}
