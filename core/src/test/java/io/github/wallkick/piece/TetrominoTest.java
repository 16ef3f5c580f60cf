package io.github.wallkick.piece;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TetrominoTest {
    @ParameterizedTest
    @CsvSource({"I, 0x00FFFF", "O, 0xFFFF00", "T, 0xAA00FF", "S, 0x00FF00", "Z, 0xFF0000", "J, 0x0000FF", "L, 0xFFAA00"
    })
    void theColorIsTheGuidelines(Tetromino type, String rgb) {
        assertEquals(Integer.decode(rgb), type.rgb());
    }
}
