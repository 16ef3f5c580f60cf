package io.github.wallkick.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.game.Rulesets;
import io.github.wallkick.notation.Fumen;
import io.github.wallkick.notation.Recording;
import io.github.wallkick.piece.Input;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FumenCommandTest {
    private static final String TWO_PAGES = "https://fumen.zui.jp/?v115@bhi0GeH8AeA8x4OvhAAAA";

    private static final String DRAWN = """
            page 1 of 2, I 0 (5,0), rises, mirrored
            JJJ.iiii..
            ----------
            GGGGGGGG.G

            page 2 of 2
            ..IIII.JJJ
            G.GGGGGGGG
            """;

    @TempDir
    private Path directory = Path.of("");

    private static String shown(String text) {
        var run = Run.of("fumen", "show", text);
        assertEquals(0, run.exitCode(), run.err());
        return run.out();
    }

    @Test
    void thePagesAreDrawn() {
        assertEquals(DRAWN, shown(TWO_PAGES));
    }

    @Test
    void theFumenMayBeInAFile() throws IOException {
        var file = directory.resolve("opening.txt");
        Files.writeString(file, TWO_PAGES + "\n");
        assertEquals(DRAWN, shown(file.toString()));
    }

    @Test
    void theFumenMayComeFromStandardInput() {
        var before = System.in;
        try {
            System.setIn(new ByteArrayInputStream(TWO_PAGES.getBytes(StandardCharsets.UTF_8)));
            assertEquals(DRAWN, shown("-"));
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void aCommentStaysOnItsLineAndDoesNothingToTheTerminal() {
        var page = Fumen.parse("v115@vhAAgH").pages().get(0).withComment("one\ntwo \u001b[2J三");
        assertEquals("page 1 of 1: one two  [2J三\nempty\n", shown(Fumen.of(page).format()));
    }

    @Test
    void aFumenWithoutPagesSaysSo() {
        assertEquals("no pages\n", shown("v115@"));
    }

    @Test
    void aDamagedFumenIsToldWithItsPlace() {
        var run = Run.of("fumen", "show", "v115@vhA");
        assertEquals(Main.BAD_OPTIONS, run.exitCode());
        assertEquals(
                "wallkick fumen: line 1, column 9: the fumen must not end within what a page does (see --help)",
                run.err().strip());
        assertEquals(
                "wallkick fumen: no such file of a fumen: nothing (see --help)",
                Run.of("fumen", "show", "nothing").err().strip());
    }

    @Test
    void aReplayBecomesAFumen() throws IOException {
        var recording = Recording.start(Rulesets.guideline(), 42);
        for (var i = 0; i < 3; i++) {
            recording = recording
                    .apply(Input.HARD_DROP)
                    .next()
                    .advance(1_000_000_000)
                    .next();
        }
        var file = directory.resolve("game.txt");
        Files.writeString(file, recording.replay().text());
        var run = Run.of("fumen", "of", file.toString());
        assertEquals(0, run.exitCode(), run.err());
        assertEquals(Fumen.of(recording.replay()), Fumen.parse(run.out()));
        assertEquals(3, Fumen.parse(run.out()).pages().size());
        assertTrue(shown(run.out()).startsWith("page 1 of 3, "), run::out);
    }

    @Test
    void aFileThatIsNoReplayIsToldWithItsPlace() throws IOException {
        var file = directory.resolve("game.txt");
        Files.writeString(file, "tetris replay\n");
        var run = Run.of("fumen", "of", file.toString());
        assertEquals(Main.BAD_OPTIONS, run.exitCode());
        assertTrue(run.err().startsWith("wallkick fumen: a replay in " + file + ", line 1, column 1"), run.err());
    }
}
