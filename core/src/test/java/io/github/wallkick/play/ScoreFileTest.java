package io.github.wallkick.play;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.hardware.PortException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scores in a file, through power cuts and damage. */
class ScoreFileTest {
    @TempDir
    private Path folder = Path.of("");

    private Path file = folder;

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("deep/scores.txt");
    }

    private ScoreFile scores() {
        return new ScoreFile(file);
    }

    private void keepSome() {
        scores().keep("guideline", 1200);
        scores().keep("guideline", 900);
        scores().keep("nes-ntsc", 77);
    }

    @Test
    void theTenBestAreKept() {
        for (var points = 1; points <= 15; points++) {
            scores().keep("a", points * 7 % 16);
        }
        assertEquals(List.of(15L, 14L, 13L, 12L, 11L, 10L, 9L, 8L, 7L, 6L), scores().top("a"));
        assertEquals(OptionalLong.of(15), scores().best("a"));
        assertEquals(OptionalLong.empty(), scores().best("b"));
    }

    @Test
    void theFileIsText() throws IOException {
        keepSome();
        var lines = Files.readAllLines(file);
        assertEquals(List.of("wallkick scores 1", "guideline 1200 900", "nes-ntsc 77"), lines.subList(0, 3));
        assertTrue(lines.get(3).matches("crc [0-9a-f]{8}"));
        assertFalse(Files.exists(folder.resolve("deep/scores.txt.new")));
    }

    /** Wherever the power is cut, the file beside is what suffers; the old one is believed. */
    @Test
    void aHalfWrittenFileBesideDoesNoHarm() throws IOException {
        keepSome();
        var whole = Files.readAllBytes(file);
        for (var length = 0; length <= whole.length; length++) {
            Files.write(folder.resolve("deep/scores.txt.new"), Arrays.copyOf(whole, length));
            assertEquals(OptionalLong.of(1200), scores().best("guideline"));
        }
        scores().keep("guideline", 5000);
        assertEquals(List.of(5000L, 1200L, 900L), scores().top("guideline"));
    }

    @Test
    void aFileCutAnywhereIsSetAsideAndNotBelieved() throws IOException {
        keepSome();
        var whole = Files.readAllBytes(file);
        for (var length = 0; length < whole.length; length++) {
            assertSetAside(Arrays.copyOf(whole, length));
        }
    }

    @Test
    void aFileWithOneWrongBitIsSetAsideAndNotBelieved() throws IOException {
        keepSome();
        var whole = Files.readAllBytes(file);
        for (var bit = 0; bit < 8 * whole.length; bit++) {
            var damaged = whole.clone();
            damaged[bit / 8] ^= (byte) (1 << bit % 8);
            assertSetAside(damaged);
        }
    }

    private void assertSetAside(byte[] damaged) throws IOException {
        var aside = folder.resolve("deep/scores.txt.bad");
        Files.deleteIfExists(aside);
        Files.write(file, damaged);
        scores().open();
        assertEquals(List.of(), scores().top("guideline"));
        assertFalse(Files.exists(file));
        assertArrayEquals(damaged, Files.readAllBytes(aside));
    }

    @Test
    void aChecksumOfDigitsIsNoTable() {
        for (var points = 1; points < 400; points++) {
            scores().keep("t" + points, points);
            assertEquals(OptionalLong.of(points), scores().best("t" + points));
        }
    }

    @Test
    void aFileThatCannotBeWrittenIsAFailureOfThePort() throws IOException {
        Files.createDirectories(folder.resolve("deep/scores.txt/in-the-way"));
        var error = assertThrows(PortException.class, () -> scores().keep("a", 1));
        assertTrue(String.valueOf(error.getMessage()).startsWith("scores "), error::getMessage);
    }

    @Test
    void namesThatAreNoWordsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> scores().best(""));
        assertThrows(IllegalArgumentException.class, () -> scores().keep("a b", 1));
        assertThrows(IllegalArgumentException.class, () -> scores().keep("a", -1));
    }

    @Test
    void nothingIsNoScore() {
        scores().keep("a", 0);
        assertFalse(Files.exists(file));
    }
}
