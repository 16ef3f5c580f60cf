package io.github.wallkick.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.Palette;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.hardware.Picture;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.play.Pictures;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a terminal of some size shows. */
class GameScreenTest {
    private static Picture picture() {
        var first = Game.start(Rulesets.guideline(), 42);
        var step = first.apply(Input.HARD_DROP);
        var palette = step.palette(Palette.empty(first.board().size()));
        return Pictures.of(step.game().apply(Input.HOLD).game(), palette, Picture.Status.PLAYING);
    }

    private static String plain(String line) {
        return line.replaceAll("\u001b\\[[\\d;]*m", "");
    }

    private static List<String> plain(int columns, int rows, String... message) {
        return new GameScreen(columns, rows, 8)
                .lines(picture(), List.of(message)).stream()
                        .map(GameScreenTest::plain)
                        .toList();
    }

    @ParameterizedTest
    @CsvSource({"80, 24", "40, 20", "120, 40", "60, 16", "22, 21", "20, 12", "12, 10", "11, 9", "1, 1", "34, 20"})
    void nothingIsDrawnBeyondTheTerminal(int columns, int rows) {
        var lines = plain(columns, rows, "", "paused", "");
        assertTrue(lines.size() <= rows, () -> lines.size() + " lines");
        lines.forEach(line -> assertTrue(line.length() <= columns, line));
    }

    @Test
    void theWholeGameIsSeen() {
        var lines = plain(80, 24);
        assertEquals(21, lines.size());
        assertTrue(lines.get(0).startsWith("| . . . "), lines.get(0));
        assertTrue(lines.get(0).endsWith("| next"), lines.get(0));
        assertEquals("+--------------------+", lines.get(20));
        assertTrue(lines.get(19).contains("[]"), lines.get(19));
        var all = String.join("\n", lines);
        assertTrue(all.contains("::") && all.contains(" hold") && all.contains(" level 1"), all);
    }

    @Test
    void aLowTerminalShowsTwoRowsInALine() {
        var lines = plain(60, 16);
        assertEquals(11, lines.size());
        assertTrue(lines.get(9).contains("▀") || lines.get(9).contains("▄"), lines.get(9));
    }

    @Test
    void aTinyTerminalSaysSo() {
        assertEquals(List.of("too small:"), plain(10, 5));
        assertEquals(List.of("too small: 17 x 4"), plain(17, 4));
    }

    @Test
    void wordsStandInTheMiddle() {
        assertTrue(plain(80, 24, "paused").contains("|       paused       | level 1")
                || plain(80, 24, "paused").stream().anyMatch(line -> line.startsWith("|       paused       |")));
    }

    @ParameterizedTest
    @CsvSource({"8, 46m", "256, 48;5;51m", "16777216, 48;2;0;255;255m"})
    void coloursAreThoseThatTheTerminalHas(int colours, String cyan) {
        var game = Game.start(Rulesets.guideline(), 1);
        while (game.piece().orElseThrow().type() != Tetromino.I) {
            game = game.apply(Input.HARD_DROP).game();
        }
        var picture = Pictures.of(game, Palette.empty(game.board().size()), Picture.Status.PLAYING);
        var text = String.join("\n", new GameScreen(80, 24, colours).lines(picture, List.of()));
        assertTrue(text.contains("\u001b[" + cyan), text);
    }
}
