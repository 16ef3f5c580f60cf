package io.github.wallkick.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftCommandTest {
    @TempDir
    private Path directory = Path.of("");

    @Test
    void countsOnceForEachRepetition() {
        var run = Run.of("perft", "IOLJ", "--repeat", "2");

        assertEquals(0, run.exitCode(), run.err());
        assertEquals(2, run.out().lines().count());
        run.out().lines().forEach(line -> assertTrue(line.startsWith("IOLJ 188,374 nodes, "), line));
    }

    @Test
    void dividesByTheFirstPlacement() {
        var run = Run.of("perft", "IO", "--divide");

        assertEquals(0, run.exitCode(), run.err());
        assertEquals(17 + 1, run.out().lines().count());
        assertTrue(run.out().endsWith(String.format("%-12s 153%n", "all")), run.out());
    }

    @Test
    void anEmptyQueueIsOneLineAndExitTwo() {
        var run = Run.of("perft", "");

        assertEquals(2, run.exitCode());
        assertEquals(
                "wallkick perft: a queue must have at least one piece (see --help)",
                run.err().strip());
    }

    @Test
    void whatIsQuotedIsCut() {
        var run = Run.of("perft", "I", "--rotation", "s".repeat(1_000_000));

        assertEquals(2, run.exitCode());
        assertTrue(run.err().length() < 600, run.err());
    }

    @ParameterizedTest
    @CsvSource({"name: mine, IOLJ, '188,374'", "size: 8x12/10, IO, 91"})
    void aFileOfRulesGivesBoardPiecesAndKicks(String line, String queue, String nodes) throws IOException {
        var file = Files.writeString(directory.resolve("my.rules"), "base: guideline\n" + line + "\n");
        var run = Run.of("perft", queue, "--rules", file.toString());

        assertEquals(0, run.exitCode(), run.err());
        assertTrue(run.out().startsWith(queue + " " + nodes + " nodes, "), run.out());
    }

    @Test
    void rulesWithoutTurnsCountNoTurnedPieces() throws IOException {
        var file =
                Files.writeString(directory.resolve("my.rules"), "base: guideline\ninputs: [left right hard-drop]\n");
        var run = Run.of("perft", "I", "--rules", file.toString());

        assertTrue(run.out().startsWith("I 7 nodes, "), run.out() + run.err());
    }

    @Test
    void aFileOfRulesLeavesNoRotationToChoose() throws IOException {
        var file = Files.writeString(directory.resolve("my.rules"), "base: guideline\n");
        var run = Run.of("perft", "I", "--rules", file.toString(), "--rotation", "srs");

        assertEquals(2, run.exitCode());
        assertEquals(
                "wallkick perft: --rotation cannot be given with --rules: the file decides it (see --help)",
                run.err().strip());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "IXL | a queue must be made of the letters I O T S Z J L: X",
                "IOL --repeat 0 | the number of repetitions must be at least 1: 0",
                "IOL --spawn-row -5 | a spawn row must be 0 or more: -5",
                "IOL --spawn-row 99 | the spawn row must leave room for I under row 40: 99",
                "IOL --spawn-row 39 | the spawn row must leave room for O under row 40: 39",
            })
    void badOptionsAreOneLineAndExitTwo(String args, String message) {
        var run = Run.of(("perft " + args).split(" ", -1));

        assertEquals(2, run.exitCode());
        assertEquals("wallkick perft: " + message + " (see --help)", run.err().strip());
    }
}
