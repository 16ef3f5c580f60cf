package io.github.wallkick.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.simulation.Distribution;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OutputFilesTest {
    private static final Pattern DATA =
            Pattern.compile("<script type=\"application/json\" id=\"data\">(.*?)</script>", Pattern.DOTALL);

    @TempDir
    private Path directory = Path.of("");

    private Path written(String option, String... more) {
        var file = directory.resolve("out");
        var args = new ArrayList<>(List.of("selfplay", "--player", "random", "--games", "30", option, file.toString()));
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
                        + "stack_height,points,player",
                lines.get(0));
        assertTrue(lines.get(1).startsWith("0,"), lines.get(1));
        assertTrue(lines.get(1).endsWith(",random"), lines.get(1));
        assertEquals(17, lines.get(1).split(",", -1).length);
    }

    private static JsonNode run(Path file) throws IOException {
        return new ObjectMapper().readTree(file.toFile()).get("runs").get(0);
    }

    @Test
    void theJsonTellsWhatWasPlayed() throws IOException {
        var file = written("--json", "--rotation", "srs");
        var played = new ObjectMapper().readTree(file.toFile()).get("played");
        assertEquals(Version.text(), played.get("version").asText());
        assertEquals("srs", played.get("rotation").asText());
        assertEquals("selfplay", played.get("arguments").get(0).asText());
        assertTrue(played.get("command").asText().startsWith("wallkick selfplay --player random --games 30 --json "));
    }

    @Test
    void theJsonOfARulesetHasItsWholeText() throws IOException {
        var json = run(written("--json", "--ruleset", "nes-ntsc"));
        assertEquals(Rulesets.nesNtsc().text(), json.get("rules").asText());
    }

    @Test
    void theJsonHasARunForEachPlayer() throws IOException {
        var run = Run.of("selfplay", "--games", "20", "--max-pieces", "50", "--json", "-");
        assertEquals(0, run.exitCode(), run.err());
        var runs = new ObjectMapper().readTree(run.out()).get("runs");
        assertEquals("random", runs.get(0).get("player").asText());
        assertEquals(20, runs.get(0).get("games").asInt());
        assertEquals("dellacherie", runs.get(1).get("player").asText());
        assertEquals(1, runs.get(1).get("games").asInt());
    }

    @Test
    void aDashIsStandardOutputInPlaceOfTheTable() {
        var run = Run.of("selfplay", "--games", "3", "--player", "random", "--csv", "-");
        assertEquals(0, run.exitCode(), run.err());
        assertEquals(4, run.out().lines().count(), run.out());
        assertTrue(run.out().startsWith("game,seed,"), run.out());
    }

    @ParameterizedTest
    @CsvSource({"-, -, -", "x, x, x", "x, ./x, ./x", "./././x, x, x"})
    void oneFileIsNotWrittenTwice(String csv, String json, String named) {
        var run = Run.of("selfplay", "--games", "1", "--csv", csv, "--json", json);
        assertEquals(Main.BAD_OPTIONS, run.exitCode());
        assertEquals(
                "wallkick selfplay: --csv and --json must be written to different files: " + named + " (see --help)",
                run.err().strip());
        assertEquals("", run.out());
        assertFalse(Files.exists(Path.of("x")));
    }

    @Test
    void theJsonHasTheFigures() throws IOException {
        JsonNode json = run(written("--json"));
        assertEquals(30, json.get("games").asInt());
        assertEquals(10, json.get("board").get("width").asInt());
        assertEquals(30, json.get("topOuts").get("block_out").asInt());
        assertTrue(json.get("pieces").get("p90").asInt()
                >= json.get("pieces").get("p10").asInt());
        assertTrue(json.get("warnings").isArray());
    }

    @Test
    void theCsvOfARulesetHasTimeLevelAndInputs() throws IOException {
        var lines = Files.readAllLines(written("--csv", "--ruleset", "guideline"));
        assertTrue(lines.get(0).endsWith(",points,level,inputs,seconds,player"), lines.get(0));
        assertTrue(lines.get(1).matches("0,-?\\d+,(block|lock)_out,.*,\\d+,\\d+,\\d+\\.\\d{3},random"), lines.get(1));
        assertEquals(20, lines.get(1).split(",", -1).length);
    }

    @Test
    void theJsonOfARulesetHasTimeLevelAndInputs() throws IOException {
        JsonNode json = run(written("--json", "--ruleset", "game-boy"));
        assertEquals("game-boy", json.get("ruleset").asText());
        assertEquals(0, json.get("gamesCutShort").asInt());
        assertEquals(30, json.get("topOuts").get("second_lock_at_spawn").asInt());
        for (var figure : List.of("levels", "inputs", "gameNanos")) {
            assertTrue(json.get(figure).has("mean"), figure);
        }
        assertTrue(json.get("timing").get("inputsPerSecond").asDouble() > 0);
    }

    @Test
    void thePageOfARulesetTellsTheTimeOfEveryFrame() throws IOException {
        var page = written("--report", "--ruleset", "guideline");
        assertTrue(Files.readString(page).contains("Seconds per game"));
        for (var frame : recorded(page).get(0).get("frames")) {
            assertTrue(frame.get("s").asDouble() >= 0);
        }
    }

    @Test
    void theChartOfSecondsHasTheMeanOfTheTable() throws IOException {
        var page = Files.readString(written("--report", "--ruleset", "guideline"));
        var table = Pattern.compile("seconds</th><td data-head=\"mean\">([^<]+)</td>")
                .matcher(page)
                .results()
                .map(cell -> cell.group(1))
                .toList();
        var caption = page.substring(page.indexOf("Seconds per game"));

        assertEquals(1, table.size());
        assertTrue(caption.contains("<figcaption>mean " + table.get(0) + " (dashed)"), caption);
    }

    @Test
    void aChartOfRareLinesShowsThem() {
        var lines =
                Distribution.of(LongStream.concat(LongStream.generate(() -> 0).limit(999), LongStream.of(150)));
        var chart = Chart.histogram(lines, 0, "Lines per game", "games");

        assertTrue(chart.contains("<title>0 to 1: 999 games</title>"), chart);
        assertTrue(chart.contains("<title>150 to 151: 1 games</title>"), chart);
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
