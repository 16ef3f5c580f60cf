package io.github.wallkick.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.game.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RulesCommandTest {
    @TempDir
    private Path directory = Path.of("");

    @Test
    void whatIsShownIsReadBack() throws IOException {
        for (var name : Rulesets.names()) {
            var shown = Run.of("rules", "show", name);
            assertEquals(0, shown.exitCode(), shown.err());
            var file = directory.resolve(name + ".rules");
            Files.writeString(file, shown.out());
            var checked = Run.of("rules", "check", file.toString());
            assertEquals(
                    name + " " + Rulesets.named(name).fingerprint(),
                    checked.out().strip(),
                    checked.err());
        }
    }

    @Test
    void aFileMayNameOnlyWhatItChanges() throws IOException {
        var file = directory.resolve("my.rules");
        Files.writeString(file, "base: guideline\nname: calm\ngravity: frozen\n");
        var shown = Run.of("rules", "show", file.toString());
        assertTrue(shown.out().lines().anyMatch("gravity: frozen"::equals), shown.out() + shown.err());
        assertTrue(shown.out().lines().anyMatch("name: calm"::equals), shown.out());
    }

    @Test
    void aMistakeIsToldWithItsPlace() throws IOException {
        var file = directory.resolve("bad.rules");
        Files.writeString(file, "base: guideline\ngravity: sideways\n");
        var run = Run.of("rules", "check", file.toString());
        assertEquals(Main.BAD_OPTIONS, run.exitCode());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().startsWith("wallkick rules: rules in " + file + ", line 2"), run.err());
    }

    @Test
    void aFileThatIsNotThereIsTold() {
        var run = Run.of("rules", "show", "nothing");
        assertEquals(Main.BAD_OPTIONS, run.exitCode());
        assertEquals(
                "wallkick rules: no such file of rules: nothing (see --help)",
                run.err().strip());
    }
}
