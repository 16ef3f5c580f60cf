package io.github.wallkick.piece;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class RotationTest {
    @ParameterizedTest
    @CsvSource({
        "0, R, 2, L", //
        "R, 2, L, 0",
        "2, L, 0, R",
        "L, 0, R, 2"
    })
    void turnsLeadRoundTheClock(char from, char clockwise, char half, char counterclockwise) {
        var rotation = Rotation.ofSymbol(from);
        assertEquals(clockwise, rotation.turned(Turn.CLOCKWISE).symbol());
        assertEquals(half, rotation.turned(Turn.HALF).symbol());
        assertEquals(counterclockwise, rotation.turned(Turn.COUNTERCLOCKWISE).symbol());
    }

    @ParameterizedTest
    @EnumSource(Rotation.class)
    void fourQuarterTurnsLeadBack(Rotation rotation) {
        for (var turn : Turn.values()) {
            assertEquals(
                    rotation, rotation.turned(turn).turned(turn).turned(turn).turned(turn));
        }
    }

    @ParameterizedTest
    @EnumSource(Rotation.class)
    void theOppositeTurnLeadsBack(Rotation rotation) {
        for (var turn : Turn.values()) {
            assertEquals(rotation, rotation.turned(turn).turned(turn.opposite()));
        }
    }

    @ParameterizedTest
    @EnumSource(Rotation.class)
    void twoQuarterTurnsAreAHalfTurn(Rotation rotation) {
        assertEquals(rotation.turned(Turn.HALF), rotation.turned(Turn.CLOCKWISE).turned(Turn.CLOCKWISE));
    }

    @ParameterizedTest
    @EnumSource(Rotation.class)
    void aSymbolNamesItsState(Rotation rotation) {
        assertEquals(rotation, Rotation.ofSymbol(rotation.symbol()));
    }

    @Test
    void anUnknownSymbolIsRefused() {
        var error = assertThrows(IllegalArgumentException.class, () -> Rotation.ofSymbol('r'));
        assertEquals("rotation state must be one of 0 R 2 L: r", error.getMessage());
    }
}
