package io.github.wallkick.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFilesTest {
    private static final Pattern DATA =
            Pattern.compile("<script type=\"application/json\" id=\"data\">(.*?)</script>", Pattern.DOTALL);

    @TempDir
    private Path directory = Path.of("");

    private Path written(String option, String... more) {
        var file = directory.resolve("out");
        var args = new ArrayList<>(List.of("selfplay", "--games", "30", option, file.toString()));
        args.addAll(List.of(more));
        var run = Run.of(args.toArray(String[]::new));
        assertEquals(0, run.exitCode(), run.err());
        return file;
    }

    private List<String> files() throws IOException {
        try (var files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void theCsvHasALineForEachGame() throws IOException {
        assertEquals(31, Files.readAllLines(written("--csv")).size());
    }

    @Test
    void theCsvOfAGameIsSmallEnoughToRead() throws IOException {
        var lines = Files.readAllLines(written("--csv", "--height", "2", "--seed", "1", "--randomizer", "7-bag"));
        assertEquals(
                "game,seed,end,last_piece,pieces,lines,singles,doubles,triples,tetrises,more,mini_spins,full_spins,cells,"
                        + "stack_height,points",
                lines.get(0));
        assertTrue(lines.get(1).startsWith("0,"), lines.get(1));
        assertEquals(16, lines.get(1).split(",", -1).length);
    }

    @Test
    void theJsonHasTheFigures() throws IOException {
        JsonNode json = new ObjectMapper().readTree(written("--json").toFile());
        assertEquals(30, json.get("games").asInt());
        assertEquals(10, json.get("board").get("width").asInt());
        assertEquals(30, json.get("ends").get("blocked_spawn").asInt());
        assertTrue(json.get("pieces").get("p90").asInt()
                >= json.get("pieces").get("p10").asInt());
        assertTrue(json.get("warnings").isArray());
    }

    @Test
    void theCsvOfARulesetHasTimeLevelAndInputs() throws IOException {
        var lines = Files.readAllLines(written("--csv", "--ruleset", "guideline"));
        assertTrue(lines.get(0).endsWith(",points,level,inputs,seconds,top_out"), lines.get(0));
        assertTrue(lines.get(1).matches("0,.*,\\d+,\\d+,\\d+\\.\\d{3},(block|lock)_out"), lines.get(1));
        assertEquals(20, lines.get(1).split(",", -1).length);
    }

    @Test
    void theJsonOfARulesetHasTimeLevelAndInputs() throws IOException {
        JsonNode json = new ObjectMapper()
                .readTree(written("--json", "--ruleset", "game-boy").toFile());
        assertEquals("game-boy", json.get("ruleset").asText());
        assertEquals(30, json.get("ends").get("topped_out").asInt());
        assertEquals(30, json.get("topOuts").get("second_lock_at_spawn").asInt());
        for (var figure : List.of("levels", "inputs", "gameNanos")) {
            assertTrue(json.get(figure).has("mean"), figure);
        }
        assertTrue(json.get("timing").get("inputsPerSecond").asDouble() > 0);
    }

    @Test
    void thePageOfARulesetTellsTheTimeOfEveryFrame() throws IOException {
        var page = written("--report", "--ruleset", "guideline");
        assertTrue(Files.readString(page).contains("Whole seconds per game"));
        for (var frame : recorded(page).get(0).get("frames")) {
            assertTrue(frame.get("s").asDouble() >= 0);
        }
    }

    @Test
    void thePageIsOneFileOfItsOwn() throws IOException {
        var page = Files.readString(written("--report"));
        assertTrue(page.contains("<svg"));
        assertFalse(Pattern.compile("(src|href)\\s*=").matcher(page).find());
    }

    @Test
    void thePageHasAsManyGamesAsAskedFor() throws IOException {
        assertEquals(5, recorded(written("--report", "--record", "5")).size());
    }

    @Test
    void thePageMayHaveNoGames() throws IOException {
        assertEquals(0, recorded(written("--report", "--record", "0")).size());
    }

    @Test
    void thePageHasAllGamesIfAskedForMore() throws IOException {
        assertEquals(30, recorded(written("--report", "--record", "99")).size());
    }

    @Test
    void everyFrameOfThePageRefersToABoard() throws IOException {
        for (var game : recorded(written("--report"))) {
            for (var frame : game.get("frames")) {
                assertTrue(game.get("boards").has(frame.get("b").asInt()));
            }
        }
    }

    private static JsonNode recorded(Path page) throws IOException {
        var data = DATA.matcher(Files.readString(page));
        assertTrue(data.find());
        return new ObjectMapper().readTree(data.group(1)).get("games");
    }

    @Test
    void aFileInNoDirectoryIsOneClearLine() {
        var run = Run.of(
                "selfplay",
                "--games",
                "1",
                "--csv",
                directory.resolve("no/such/file").toString());
        assertEquals(Main.FAILURE, run.exitCode());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().contains("cannot write") && run.err().contains("no such directory"), run.err());
    }

    @Test
    void aDirectoryIsNoFile() {
        var run = Run.of("selfplay", "--games", "1", "--json", directory.toString());
        assertEquals(Main.FAILURE, run.exitCode());
        assertTrue(run.err().contains("it is a directory"), run.err());
    }

    @Test
    void aWrongPathLeavesNoOtherFileBehind() throws IOException {
        Run.of(
                "selfplay",
                "--games",
                "1",
                "--csv",
                directory.resolve("good.csv").toString(),
                "--json",
                directory.resolve("no/such/file").toString());
        assertEquals(List.of(), files());
    }

    @Test
    void nothingButTheFileIsLeft() throws IOException {
        written("--csv");
        assertEquals(List.of("out"), files());
    }

    @Test
    void anOldFileIsReplaced() throws IOException {
        Files.writeString(directory.resolve("out"), "old");
        assertTrue(Files.readString(written("--csv")).startsWith("game,"));
    }
}
