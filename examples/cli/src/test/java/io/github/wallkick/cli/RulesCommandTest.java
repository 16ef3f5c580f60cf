package io.github.wallkick.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.game.Rulesets;
import io.github.wallkick.simulation.Players;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RulesCommandTest {
    @TempDir
    private Path directory = Path.of("");

    @Test
    void aRunForAGoalTellsHowManyGamesReachIt() throws IOException {
        var file = Files.writeString(directory.resolve("my.rules"), "base: guideline\ngoal: lines(count=2)\n");
        var options = new String[] {"selfplay", "--rules", file.toString(), "--player", "dellacherie", "--games", "3"};
        var table = Run.of(options).out();
        var csv = Run.of(Stream.concat(Stream.of(options), Stream.of("--csv", "-"))
                        .toArray(String[]::new))
                .out();

        assertTrue(table.lines().anyMatch(line -> line.matches("reached the goal +3  100\\.00 %")), table);
        assertTrue(table.lines().anyMatch(line -> line.matches("cut short: piece limit +0    0\\.00 %")), table);
        assertEquals(
                List.of("end", "goal", "goal", "goal"),
                csv.lines().map(line -> line.split(",", -1)[2]).toList());
    }

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

    @Test
    void aFileOfARulesetPlaysAsTheRuleset() throws IOException {
        for (var name : Rulesets.names()) {
            var file = directory.resolve(name + ".rules");
            Files.writeString(file, Run.of("rules", "show", name).out());
            var played = Run.of("selfplay", "--rules", file.toString(), "--replay", "0", "--max-pieces", "2");
            var preset = Run.of("selfplay", "--ruleset", name, "--replay", "0", "--max-pieces", "2");
            assertEquals(preset, played);
            assertEquals(0, played.exitCode(), played.err());
        }
    }

    @Test
    void theReportTellsTheFileOfRules() throws IOException {
        var file = directory.resolve("my.rules");
        Files.writeString(file, "base: guideline\nname: calm\ngravity: frozen\n");
        var run = Run.of("selfplay", "--rules", file.toString(), "--games", "2", "--max-pieces", "5");
        assertEquals(0, run.exitCode(), run.err());
        assertTrue(run.out().contains("rules: calm, with time"), run.out());
        assertTrue(run.out().contains("rules file: " + file), run.out());
    }

    @Test
    void aMistakeInAFileThatIsPlayedIsToldWithItsPlace() throws IOException {
        var file = directory.resolve("bad.rules");
        Files.writeString(file, "base: guideline\ngravity: sideways\n");
        var run = Run.of("selfplay", "--rules", file.toString());
        assertEquals(Main.BAD_OPTIONS, run.exitCode());
        assertTrue(run.err().startsWith("wallkick selfplay: rules in " + file + ", line 2"), run.err());
    }

    @Test
    void aFileOfRulesLeavesNothingToOtherOptions() throws IOException {
        var file = directory.resolve("my.rules");
        Files.writeString(file, "base: guideline\n");
        assertEquals(
                "wallkick selfplay: --ruleset cannot be given with --rules: the file decides it (see --help)",
                Run.of("selfplay", "--rules", file.toString(), "--ruleset", "tgm1")
                        .err()
                        .strip());
        assertEquals(
                "wallkick selfplay: --level cannot be given with --rules: the file decides it (see --help)",
                Run.of("selfplay", "--rules", file.toString(), "--level", "3")
                        .err()
                        .strip());
    }

    @Test
    void everyPlayerPlaysEveryRuleset() {
        for (var name : Rulesets.names()) {
            for (var player : Players.names()) {
                var run = Run.of(
                        "selfplay",
                        "--ruleset",
                        name,
                        "--player",
                        player,
                        "--games",
                        "1",
                        "--max-pieces",
                        "12",
                        "--check");
                assertEquals(0, run.exitCode(), name + " " + player + ": " + run.err());
            }
        }
    }

    @Test
    void aRuleFileOfNullpominoBecomesAFileOfRules() throws IOException {
        var file = directory.resolve("my.rul");
        Files.writeString(
                file,
                "0.ruleopt.strRuleName=MY RULE\n0.ruleopt.nextDisplay=1\n0.ruleopt.skin=2\n",
                StandardCharsets.UTF_8);
        var run = Run.of("rules", "import", file.toString(), "--mode", "tgm1");
        assertEquals(0, run.exitCode(), run.err());
        assertEquals(
                "# left-out skin=2: the library has nothing of the kind in its rules",
                run.out().lines().findFirst().orElse(""));
        var rules = directory.resolve("my.rules");
        Files.writeString(rules, run.out());
        var read = Run.of("rules", "show", rules.toString());
        assertEquals(0, read.exitCode(), read.err());
        assertTrue(read.out().startsWith("name: MY-RULE\nsize: 10x23/20\n"), read.out());
        assertTrue(read.out().contains("preview: 1\n"), read.out());
    }

    @Test
    void aRuleOfAnotherGameIsRefused() throws IOException {
        var file = directory.resolve("physician.rul");
        Files.writeString(file, "0.ruleopt.style=2\n");
        var run = Run.of("rules", "import", file.toString());
        assertEquals(Main.BAD_OPTIONS, run.exitCode());
        assertEquals(
                "wallkick rules: NullpoMino's style must be 0, that of tetrominoes: 2 (see --help)",
                run.err().strip());
    }
}
