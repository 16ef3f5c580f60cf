package io.github.wallkick.randomizer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SegaRomTest {
    private static final int SEQUENCE = 1000;

    @Test
    void theFirstGameOfAMachineWithEmptyMemoryHasThePowerOnPattern() throws IOException {
        try (var text = Objects.requireNonNull(getClass().getResourceAsStream("sega-power-on.txt"))) {
            var pattern = new String(text.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .collect(Collectors.joining());
            assertEquals(SEQUENCE, pattern.length());
            assertEquals(pattern, Sequences.letters(Randomizers.segaPowerOn(), SEQUENCE));
        }
    }

    @Test
    void theSequenceBeginsAgainAfterAThousandPieces() {
        for (var start : new Randomizer[] {Randomizers.segaPowerOn(), Randomizers.segaRom(7)}) {
            assertEquals(start, Sequences.after(start, SEQUENCE));
            assertNotEquals(start, Sequences.after(start, SEQUENCE - 1));
        }
    }

    @Test
    void aSeedOfZeroStandsForTheConstant() {
        var constant = Randomizers.parse("sega-rom types=IZSOTLJ first=2a6d365a seed=2a6d365a place=0");
        assertEquals(Sequences.letters(Randomizers.segaPowerOn(), 100), Sequences.letters(constant, 100));
    }

    @Test
    void aGameDealsSevenTypes() {
        assertThrows(IllegalArgumentException.class, () -> Randomizers.segaRom(1, AllRandomizers.types(6)));
        assertEquals(
                7,
                RandomizerStatistics.of(Randomizers.segaRom(1, AllRandomizers.types(7)), 500)
                        .types()
                        .size());
    }
}
