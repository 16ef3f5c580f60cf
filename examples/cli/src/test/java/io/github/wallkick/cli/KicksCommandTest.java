package io.github.wallkick.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.rotation.KickTables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KicksCommandTest {
    @TempDir
    private Path directory = Path.of("");

    @Test
    void showsTheTestsOfEveryTurn() {
        var run = Run.of("kicks", "show", "srs");
        assertEquals(0, run.exitCode(), run.err());
        var lines = run.out().lines().toList();
        assertEquals("I", lines.get(0));
        assertEquals("  0R  (0,0) (-2,0) (+1,0) (-2,-1) (+1,+2)", lines.get(1));
        assertTrue(lines.contains("  0R  (0,0) (-1,0) (-1,+1) (0,-2) @(-1,-2)"), run.out());
        assertTrue(lines.contains("SZJL"), run.out());
    }

    @Test
    void comparesTwoTables() {
        var run = Run.of("kicks", "diff", "srs", "srs-plus");
        assertEquals(KicksCommand.FOUND, run.exitCode(), run.err());
        assertTrue(run.out().lines().anyMatch(line -> line.startsWith("I 0R different: ")), run.out());
        var same = Run.of("kicks", "diff", "srs", "srs");
        assertEquals(0, same.exitCode());
        assertEquals("", same.out());
    }

    @Test
    void findsASlipOfSign() throws IOException {
        var text = KickTables.formatProperties(KickTables.srs());
        var file = directory.resolve("slip.properties");
        Files.writeString(file, text.replaceFirst("(?m)^(S\\.NE=.*)$", "S.NE=(0,0)(+1,0)(-1,+1)(0,-2)(-1,-2)"));
        var run = Run.of("kicks", "lint", file.toString());
        assertEquals(KicksCommand.FOUND, run.exitCode(), run.err());
        assertTrue(run.out().lines().anyMatch(line -> line.matches("[SZ] .*sign: .*")), run.out());
    }

    @Test
    void convertsToAFileAndBack() throws IOException {
        var written = Run.of("kicks", "convert", "srs-plus").out();
        assertEquals(KickTables.formatProperties(KickTables.srsPlus()), written);
        var file = directory.resolve("my.properties");
        Files.writeString(file, written);
        assertEquals(0, Run.of("kicks", "diff", file.toString(), "srs-plus").exitCode());
    }

    @Test
    void convertsToTheNotationOfTheLibrary() {
        var run = Run.of("kicks", "convert", "srs", "--to", "TEXT");
        assertEquals("srs", run.out().strip());
    }

    @Test
    void turnsTheSignsOfATableThatCountsDownwards() throws IOException {
        var file = directory.resolve("down.properties");
        Files.writeString(file, Run.of("kicks", "convert", "srs", "--y-down").out());
        assertEquals(1, Run.of("kicks", "diff", file.toString(), "srs").exitCode());
        var twice = Run.of("kicks", "convert", file.toString(), "--y-down").out();
        Files.writeString(file, twice);
        assertEquals(0, Run.of("kicks", "diff", file.toString(), "srs").exitCode());
    }

    @ParameterizedTest
    @CsvSource({
        "kicks, a subcommand is missing",
        "kicks show /no/such/file, no such file of kicks: /no/such/file",
        "kicks show srs --shapes round, rotation system must be one of",
        "kicks diff srs, OTHER"
    })
    void aMistakeIsOneClearLine(String command, String complaint) {
        var run = Run.of(command.split(" ", -1));
        assertEquals(Main.BAD_OPTIONS, run.exitCode());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().startsWith("wallkick kicks") && run.err().contains(complaint), run.err());
    }
}
