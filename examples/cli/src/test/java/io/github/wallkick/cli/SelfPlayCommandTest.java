package io.github.wallkick.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.rotation.KickTables;
import io.github.wallkick.simulation.SelfPlay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class SelfPlayCommandTest {
    @TempDir
    private Path directory = Path.of("");

    private static String table(String... args) {
        var run = Run.of(args);
        assertEquals("", run.err());
        assertEquals(0, run.exitCode());
        return run.out()
                .replaceAll("(?m)^.* (pieces|inputs) per second.*$", "SPEED")
                .replaceAll("(?m)^command: wallkick .*$", "COMMAND")
                .replaceAll("(?m)^kicks: .*\\R", "");
    }

    @Test
    void theTableTellsWhatWasPlayed() {
        var table = table("selfplay", "--games", "20", "--seed", "3");
        assertTrue(table.startsWith("20 games of basic without time by random, seed 3, board 10x30/20"), table);
        assertTrue(table.contains("SPEED"), table);
    }

    @Test
    void withoutAPlayerBothPlaySideBySide() {
        var table = table("selfplay", "--games", "1000", "--seed", "3", "--max-pieces", "100");
        assertTrue(
                table.replaceAll("\\R  ", " ")
                        .startsWith(
                                "1,000 games of basic without time by random, seed 3, board 10x30/20; 1 by dellacherie"),
                table);
        var lines = row(table, "lines per game, mean");
        assertTrue(Double.parseDouble(lines[0]) < 1 && Double.parseDouble(lines[1]) > 10, table);
        assertEquals("1,000 1", String.join(" ", row(table, "games  ")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--games 1000 --max-pieces 20000",
                "--player random --games 300",
                "--player dellacherie --games 3 --max-pieces 20000",
                "--ruleset guideline --games 40",
                "--ruleset game-boy --games 40"
            })
    void theTableFitsIntoEightyColumns(String options) {
        var table = table(("selfplay " + options).split(" ", -1));
        table.lines().forEach(line -> assertTrue(line.length() <= 80, line));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 | 3 | 0.000",
                "7999 | 3 | 7,999.000",
                "51320.4 | 3 | 51,320.40",
                "9999999 | 0 | 9,999,999",
                "9999999.6 | 3 | 10.0 M",
                "366542250 | 0 | 366.5 M",
                "99999999999 | 0 | 100,000 M",
                "9e18 | 1 | 9.00e+18"
            })
    void aLongNumberKeepsToItsColumn(double number, int decimals, String text) {
        assertEquals(text, Figures.number(number, decimals));
    }

    private static String[] row(String table, String name) {
        var line =
                table.lines().filter(text -> text.startsWith(name)).findFirst().orElseThrow();
        return line.substring(name.length()).strip().split(" +", -1);
    }

    @Test
    void everythingThatIsNeededToPlayAgainIsTold() {
        var run = Run.of("selfplay", "--games", "2", "--player", "random", "--rotation", "srs", "--level", "3");
        for (var line : List.of(
                "2 games of basic without time by random, seed 0, board 10x30/20",
                "command: wallkick selfplay --games 2 --player random --rotation srs --level 3",
                "version: " + Version.text(),
                "rotation: srs",
                "randomizer: 7-bag",
                "scorer: basic",
                "spins: three-corner",
                "start level: 3",
                "piece limit: 20000")) {
            assertTrue(run.out().lines().anyMatch(line::equals), run.out());
        }
    }

    @Test
    void theCommandCanBePastedIntoAShell() {
        var command = new Played("", List.of("selfplay", "--kicks", "my kicks' file"), Map.of()).command();
        assertEquals("wallkick selfplay --kicks 'my kicks'\\'' file'", command);
    }

    @Test
    void theSameSeedGivesTheSameTableOnAnyNumberOfThreads() {
        assertEquals(
                table("selfplay", "--games", "50", "--seed", "3", "--threads", "1"),
                table("selfplay", "--games", "50", "--seed", "3", "--threads", "3", "--check"));
    }

    @ParameterizedTest
    @CsvSource({
        "--player, dellacherie",
        "--rotation, srs",
        "--randomizer, uniform",
        "--scorer, guideline",
        "--spins, immobile",
        "--width, 16",
        "--height, 20",
        "--visible, 12",
        "--level, 5",
        "--threads, 2"
    })
    void everyOptionIsTaken(String option, String value) {
        table("selfplay", "--games", "3", "--max-pieces", "50", option, value);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--games|0|games must be at least 1: 0",
                "--games|many|'many' is not an int",
                "--width|3|board width must be 4 to 32: 3",
                "--height|65|board height must be 1 to 64: 65",
                "--visible|31|visible height must be 1 to 30: 31",
                "--threads|0|threads must be 1 to 4096: 0",
                "--max-pieces|0|limit of pieces of a game must be at least 1: 0",
                "--record|4|--record must come with --report, which it is for",
                "--player|nobody|player must be one of random, dellacherie: nobody",
                "--rotation|none|: none",
                "--randomizer|none|: none",
                "--scorer|none|: none",
                "--spins|dizzy|: dizzy",
                "--kicks|/no/such/file|no such file of kicks: /no/such/file",
                "--replay|10000|number of a game must be 0 to 9999: 10000",
                "--ruleset|none|ruleset must be one of basic, guideline,",
                "--speed|9|Unknown option"
            })
    void aBadOptionIsOneClearLine(String option, String value, String complaint) {
        var run = Run.of("selfplay", option, value);
        assertEquals(Main.BAD_OPTIONS, run.exitCode());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().startsWith("wallkick selfplay: ") && run.err().contains(complaint), run.err());
        assertEquals("", run.out());
    }

    @ParameterizedTest
    @CsvSource({
        "--rotation, srs",
        "--kicks, some.properties",
        "--randomizer, uniform",
        "--scorer, guideline",
        "--spins, immobile",
        "--level, 1",
        "--width, 10",
        "--height, 30",
        "--visible, 20"
    })
    void whatARulesetDecidesIsNotForAnOption(String option, String value) {
        var run = Run.of("selfplay", "--ruleset", "guideline", option, value);
        assertEquals(Main.BAD_OPTIONS, run.exitCode());
        assertEquals(
                "wallkick selfplay: " + option + " cannot be given with --ruleset: guideline decides it (see --help)",
                run.err().strip());
    }

    @Test
    void everyPlayerPlaysEveryRuleset() {
        var table =
                table("selfplay", "--ruleset", "tgm1", "--player", "dellacherie", "--games", "2", "--max-pieces", "60");
        assertTrue(table.startsWith("2 games of tgm1 by dellacherie"), table);
        assertEquals("2 100.00 %", String.join(" ", row(table, "cut short: piece limit")));
    }

    @Test
    void theCheckIsPassedOn() {
        assertTrue(run("--check", "--player", "random").checked());
        assertFalse(run("--player", "random").checked());
    }

    private static SelfPlay run(String... options) {
        var command = new SelfPlayCommand();
        new CommandLine(command).parseArgs(options);
        return command.runs().get(0).run();
    }

    @Test
    void theTableOfARulesetTellsTimeLevelAndInputs() {
        var table = table("selfplay", "--ruleset", "nes-ntsc", "--games", "20", "--check");
        assertTrue(table.startsWith("20 games of nes-ntsc by random, seed 0, board 10x22/20"), table);
        for (var row : new String[] {"level", "inputs", "seconds", "lost: overlap at lock"}) {
            assertTrue(table.lines().anyMatch(line -> line.startsWith(row + " ")), table);
        }
    }

    @Test
    void aRulesetGivesTheSameTableOnAnyNumberOfThreads() {
        assertEquals(
                table("selfplay", "--ruleset", "tgm3-master", "--games", "30", "--threads", "1"),
                table("selfplay", "--ruleset", "tgm3-master", "--games", "30", "--threads", "3", "--check"));
    }

    @Test
    void aReplayOfARulesetTellsTheTime() {
        var replay = Run.of("selfplay", "--ruleset", "guideline", "--replay", "2", "--max-pieces", "2")
                .out();
        assertTrue(replay.startsWith("piece 0 "), replay);
        assertTrue(
                replay.lines().anyMatch(line -> line.matches("\\d\\.\\d{3} s, piece 1: lock; 0 lines, \\d+ points")),
                replay);
    }

    @Test
    void theLimitOfPiecesIsTaken() {
        var table = table("selfplay", "--games", "3", "--max-pieces", "7");
        assertTrue(String.join(" ", row(table, "cut short: piece limit")).startsWith("3 100.00 %"), table);
    }

    @Test
    void aMissingSubcommandIsABadOption() {
        assertEquals(Main.BAD_OPTIONS, Run.of().exitCode());
    }

    @Test
    void kicksAreReadFromAFile() throws IOException {
        var file = directory.resolve("my.properties");
        Files.writeString(file, KickTables.formatProperties(KickTables.srs()));
        assertEquals(
                table("selfplay", "--games", "50", "--rotation", "srs"),
                table("selfplay", "--games", "50", "--rotation", "srs", "--kicks", file.toString()));
    }

    @Test
    void aBadFileOfKicksIsOneClearLine() throws IOException {
        var file = directory.resolve("bad.properties");
        Files.writeString(file, "T.NE=(0,0)(-1,x)\n");
        var run = Run.of("selfplay", "--kicks", file.toString());
        assertEquals(Main.BAD_OPTIONS, run.exitCode());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().contains("bad.properties, line 1"), run.err());
    }

    @Test
    void aFileOfKicksThatIsNoTextIsOneClearLine() throws IOException {
        var file = directory.resolve("binary.properties");
        Files.write(file, new byte[] {(byte) 0xFF, (byte) 0xFE, 0});
        var run = Run.of("selfplay", "--kicks", file.toString());
        assertEquals(Main.BAD_OPTIONS, run.exitCode());
        assertTrue(run.err().contains("no UTF-8 text"), run.err());
    }

    @Test
    void aReplayShowsTheGameFrameByFrame() {
        var replay = Run.of("selfplay", "--games", "3", "--replay", "2", "--max-pieces", "1", "--height", "4")
                .out();
        assertTrue(replay.startsWith("piece 0 "), replay);
        assertTrue(replay.contains("hard drop"), replay);
        assertTrue(replay.contains("piece 0: lock; 0 lines, 0 points"), replay);
        assertTrue(replay.stripTrailing().lines().anyMatch("piece 1: end; 0 lines, 0 points"::equals), replay);
    }

    @Test
    void theHelpNamesTheChoices() {
        var help = Run.of("selfplay", "--help");
        assertEquals(0, help.exitCode());
        assertTrue(help.out().contains("dellacherie"), help.out());
        assertTrue(help.out().contains("tgm2-master"), help.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "selfplay"})
    void theVersionIsThatOfTheBuild(String command) {
        var args = command.isEmpty() ? new String[] {"--version"} : new String[] {command, "--version"};
        var version = Run.of(args).out();
        assertTrue(version.matches("wallkick \\d+\\.\\d+\\.\\d+.*\\R"), version);
    }
}
