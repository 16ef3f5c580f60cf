package io.github.wallkick.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.game.Rulesets;
import io.github.wallkick.input.Controller;
import io.github.wallkick.input.Handlings;
import io.github.wallkick.input.KeyMap;
import io.github.wallkick.input.PlaySession;
import io.github.wallkick.notation.Recording;
import io.github.wallkick.piece.Input;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The commands play and replay as far as they go without a terminal. */
class PlayCommandTest {
    @TempDir
    private Path directory = Path.of("");

    private static Recording recording() {
        var start = PlaySession.start(Rulesets.guideline(), 42, Controller.of(KeyMap.pad(), Handlings.guideline()));
        var recording = start.recording();
        for (var i = 0; i < 5; i++) {
            recording = recording.advance(300_000_000L).next();
            recording = recording.apply(i % 2 == 0 ? Input.LEFT : Input.RIGHT).next();
            recording = recording.apply(Input.HARD_DROP).next();
        }
        return recording;
    }

    @Test
    void withoutATerminalTheGameIsRefusedInWords() {
        var run = Run.of("play");
        assertEquals(Main.BAD_OPTIONS, run.exitCode());
        assertTrue(run.err().startsWith("wallkick play: a game needs a terminal"), run.err());
    }

    @ParameterizedTest
    @CsvSource({"--ruleset, tetris", "--handling, mine", "--rules, nothing", "--level, x"})
    void whatDoesNotExistIsRefused(String option, String value) {
        var run = Run.of("play", option, value);
        assertEquals(Main.BAD_OPTIONS, run.exitCode());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().contains(value), run.err());
    }

    @Test
    void aRecordingIsToldByItsEnd() throws IOException {
        var file = directory.resolve("game.replay");
        Files.writeString(file, recording().replay().text());
        var run = Run.of("replay", "--end", file.toString());
        assertEquals(0, run.exitCode(), run.err());
        var score = recording().game().score();
        assertTrue(run.out().contains("score " + score.points() + " "), run.out());
        assertTrue(run.out().endsWith("1.5 s" + System.lineSeparator()), run.out());
    }

    @Test
    void aFileThatIsNoRecordingIsRefused() throws IOException {
        var file = directory.resolve("game.replay");
        Files.writeString(file, "hello");
        var run = Run.of("replay", file.toString());
        assertEquals(Main.BAD_OPTIONS, run.exitCode());
        assertTrue(run.err().contains("line 1"), run.err());
        assertEquals(
                Main.BAD_OPTIONS,
                Run.of("replay", directory.resolve("none").toString()).exitCode());
        assertEquals(
                Main.BAD_OPTIONS,
                Run.of("replay", "--speed", "0", file.toString()).exitCode());
    }

    @Test
    void aRecordingIsSoughtForthAndBack() {
        var replay = recording().replay();
        var start = ReplayCommand.Moment.start(replay);
        var late = start.at(1_300_000_000L);
        var early = late.at(700_000_000L);
        assertEquals(start.at(700_000_000L), early);
        assertEquals(late.playback().game().board(), late.palette().board());
        assertEquals(replay.gameAt(700_000_000L), early.playback().game());
        assertEquals(300_000_000L, start.step(1).playback().nanos());
        assertEquals(1_200_000_000L, late.step(-1).playback().nanos());
        assertEquals(0, start.step(-1).playback().nanos());
        assertTrue(start.at(Long.MAX_VALUE).playback().isOver());
    }
}
