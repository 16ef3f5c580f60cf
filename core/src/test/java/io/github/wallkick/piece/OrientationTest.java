package io.github.wallkick.piece;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class OrientationTest {
    @ParameterizedTest
    @CsvSource({
        "0, R, 2, L", //
        "R, 2, L, 0",
        "2, L, 0, R",
        "L, 0, R, 2"
    })
    void turnsLeadRoundTheClock(char from, char clockwise, char half, char counterclockwise) {
        var orientation = Orientation.ofSymbol(from);
        assertEquals(clockwise, orientation.turned(Turn.CLOCKWISE).symbol());
        assertEquals(half, orientation.turned(Turn.HALF).symbol());
        assertEquals(counterclockwise, orientation.turned(Turn.COUNTERCLOCKWISE).symbol());
    }

    @ParameterizedTest
    @EnumSource(Orientation.class)
    void fourQuarterTurnsLeadBack(Orientation orientation) {
        for (var turn : Turn.values()) {
            assertEquals(
                    orientation,
                    orientation.turned(turn).turned(turn).turned(turn).turned(turn));
        }
    }

    @ParameterizedTest
    @EnumSource(Orientation.class)
    void theOppositeTurnLeadsBack(Orientation orientation) {
        for (var turn : Turn.values()) {
            assertEquals(orientation, orientation.turned(turn).turned(turn.opposite()));
        }
    }

    @ParameterizedTest
    @EnumSource(Orientation.class)
    void twoQuarterTurnsAreAHalfTurn(Orientation orientation) {
        assertEquals(
                orientation.turned(Turn.HALF),
                orientation.turned(Turn.CLOCKWISE).turned(Turn.CLOCKWISE));
    }

    @ParameterizedTest
    @EnumSource(Orientation.class)
    void aSymbolNamesItsState(Orientation orientation) {
        assertEquals(orientation, Orientation.ofSymbol(orientation.symbol()));
    }

    @Test
    void anUnknownSymbolIsRefused() {
        var error = assertThrows(IllegalArgumentException.class, () -> Orientation.ofSymbol('r'));
        assertEquals("orientation must be one of 0 R 2 L: r", error.getMessage());
    }
}
