package io.github.wallkick.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.game.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PositionCommandTest {
    private static final String PUZZLE =
            "wallkick position 1; rules: guideline; board: 4X.5X/4X.5X; piece: I; hold: O; next: TSZ";

    @TempDir
    private Path directory = Path.of("");

    @Test
    void aPositionIsDrawn() {
        var run = Run.of("position", "show", PUZZLE);
        assertEquals(Game.parse(PUZZLE).toString(), run.out(), run.err());
        assertEquals(0, run.exitCode());
    }

    @Test
    void whatIsCheckedIsTheSamePosition() throws IOException {
        var file = directory.resolve("my.position");
        Files.writeString(file, Run.of("position", "check", PUZZLE).out());
        var again = Run.of("position", "check", file.toString());
        assertEquals(Files.readString(file), again.out(), again.err());
        assertEquals(Game.parse(PUZZLE), Game.parse(again.out()));
    }

    @Test
    void aMistakeIsToldWithItsPlace() throws IOException {
        var file = directory.resolve("bad.position");
        Files.writeString(file, "wallkick position 1\nrules: guideline\nhold: Q\n");
        assertEquals(
                "wallkick position: a position in " + file
                        + ", line 3, column 7: expected one of the types I O T S Z J L, got \"Q\" (see --help)",
                Run.of("position", "show", file.toString()).err().strip());
        var run = Run.of("position", "show", "wallkick position 1; rules: guideline; hold: Q");
        assertEquals(
                "wallkick position: line 1, column 46: expected one of the types I O T S Z J L, got \"Q\" (see --help)",
                run.err().strip());
        assertEquals(Main.BAD_OPTIONS, run.exitCode());
    }

    @Test
    void aFileThatIsNotThereIsTold() {
        assertEquals(
                "wallkick position: no such file of a position: nothing (see --help)",
                Run.of("position", "show", "nothing").err().strip());
    }
}
