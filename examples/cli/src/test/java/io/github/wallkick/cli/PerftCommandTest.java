package io.github.wallkick.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftCommandTest {
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
