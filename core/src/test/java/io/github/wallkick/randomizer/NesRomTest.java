package io.github.wallkick.randomizer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.piece.Tetromino;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NesRomTest {
    @Test
    void theRegisterStepsAsInTheGame() {
        // Source: the published disassemblies' generateNextPseudorandomNumber, from its value at power-on
        var expected = List.of(0x8988, 0x44C4, 0x2262, 0x1131, 0x0898, 0x044C, 0x0226, 0x0113, 0x8089, 0x4044, 0x2022);
        var values = new ArrayList<Integer>();
        for (var i = 0; i < expected.size(); i++) {
            values.add(NesRom.stepped(NesRom.POWER_ON, i));
        }
        assertEquals(expected, values);
    }

    @Test
    void theRegisterComesBackAfter32767StepsAndNotBefore() {
        var seen = new HashSet<Integer>();
        var register = NesRom.POWER_ON;
        while (seen.add(register)) {
            register = NesRom.stepped(register, 1);
        }
        assertEquals(NesRom.PERIOD, seen.size());
        assertEquals(NesRom.POWER_ON, register);
    }

    @ParameterizedTest
    @ValueSource(ints = {0x00, 0x02})
    void aStepBeforeEachPickGivesTheKnownSequence(int lastId) {
        var rom = Randomizers.nesRom(NesRom.stepped(0x8988, 1), 0, lastId, 1);
        assertEquals(
                "LSSTOISTJILSLISTLSSJLSZJSZLTLZLTLOLJLTITISTIZTZTJZTOTOJLOLTIZSIOITZOTZ", Sequences.letters(rom, 70));
    }

    /** The second try adds the last piece's id, not its index, so that one type has two of the eight numbers. */
    @ParameterizedTest
    @CsvSource({"T,Z", "J,T", "Z,J", "O,O", "S,S", "L,T", "I,S"})
    void theSecondTryFavoursOneType(Tetromino last, Tetromino favoured) {
        var order = List.of(Tetromino.T, Tetromino.J, Tetromino.Z, Tetromino.O, Tetromino.S, Tetromino.L, Tetromino.I);
        var ids = List.of(0x02, 0x07, 0x08, 0x0A, 0x0B, 0x0E, 0x12);
        var counts = new int[7];
        for (var high = 0; high < 8; high++) {
            var beforeStep = (high << 9) & 0xFFFF;
            var picksForSeven = (7 - (beforeStep >> 8) - 1) & 0xFF;
            var rom = Randomizers.nesRom(beforeStep, picksForSeven, ids.get(order.indexOf(last)), 0);
            counts[order.indexOf((Tetromino) rom.draw().piece())]++;
        }
        for (var type : order) {
            assertEquals(type == favoured ? 2 : 1, counts[order.indexOf(type)], type::name);
        }
    }

    @Test
    void aNewGameHasNoRepeatToAvoid() {
        var firstIsT = Randomizers.nesRom(0, 0xFF, 0, 0);
        assertEquals(Tetromino.T, firstIsT.draw().piece());
    }

    @Test
    void aRepeatIsTriedOnceMore() {
        var firstTryIsT = Randomizers.nesRom(0, 0xFF, 0x02, 0);
        assertEquals(Tetromino.Z, firstTryIsT.draw().piece());
    }

    @Test
    void theCountOfPicksWrapsAround() {
        assertEquals(
                Randomizers.nesRom(0x8988, 0, 0x02, 0),
                Randomizers.nesRom(0x8988, 0xFF, 0, 0).draw().next() instanceof NesRom rom
                        ? new NesRom(rom.types(), 0x8988, rom.picks(), 0x02, 0)
                        : "not of the machine");
    }

    @Test
    void framesStepTheRegister() {
        assertEquals(
                Randomizers.nesRom(0x0898, 0, 0, 0),
                Randomizers.nesRom(0x8988, 0, 0, 0).afterFrames(4));
    }

    @Test
    void framesCanGoByInParts() {
        var rom = Randomizers.nesRom(0x8988, 0, 0, 0);
        assertEquals(rom.afterFrames(1_000_000), rom.afterFrames(999_000).afterFrames(1000));
    }

    /** The shares of the game's rule with ideal bits, in units of a hundredth of a percent. */
    @ParameterizedTest
    @CsvSource({"T,1467", "J,1429", "Z,1430", "O,1429", "S,1468", "L,1389", "I,1389"})
    void withAPlayerTheSharesAreThoseOfTheGame(Tetromino type, int share) {
        var statistics = RandomizerStatistics.of(Randomizers.nesRom(1), 400_000);
        assertEquals(share, statistics.count(type) * 10_000.0 / statistics.draws(), 30);
    }

    @Test
    void withAPlayerRepeatsAreAsRareAsInTheGame() {
        var statistics = RandomizerStatistics.of(Randomizers.nesRom(1), 400_000);
        var ideal = (0.1467 + 0.1429 + 0.1430 + 0.1389 + 0.1389) / 32 + (0.1429 + 0.1468) / 16;
        assertEquals(ideal, statistics.repeats() / (double) statistics.draws(), 0.002);
    }

    @Test
    void numbersTooLargeAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Randomizers.nesRom(0x10000, 0, 0, 0));
    }
}
