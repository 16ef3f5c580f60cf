package io.github.wallkick.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.TestData;
import io.github.wallkick.piece.Tetromino;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How a field of cells lies on screens of any size. */
class DisplaysTest {
    private static final Picture.Side SIDE = new Picture.Side(
            List.of(Tetromino.I.shape(), Tetromino.T.shape(), Tetromino.O.shape()),
            Optional.of(Tetromino.S.shape()),
            new Picture.Numbers(123_456, 78, 9),
            Picture.Status.PLAYING,
            0);

    /** A standard field: a stack, a T on its way and its ghost. */
    private static final String FIELD = """
            ...@......
            ..@@@.....
            ..........
            ..........
            ..........
            ..........
            ..........
            ..........
            ..........
            ..........
            ..........
            ..........
            ..........
            ..........
            ...+......
            ..+++.....
            #........#
            ##.#.#.###
            ==========
            ####.#####
            """;

    private static final String SMALL = """
            .....@..
            ....@@@.
            ........
            ........
            ........
            ........
            ........
            ........
            ........
            ........
            ........
            ........
            ........
            .....+..
            ....+++.
            ###.####
            """;

    static Picture picture(String field) {
        var rows = field.lines().toList();
        return Picture.of(
                rows.get(0).length(),
                rows.size(),
                (x, y) -> cell(rows.get(rows.size() - 1 - y).charAt(x)),
                SIDE);
    }

    private static Optional<Picture.Cell> cell(char symbol) {
        return switch (symbol) {
            case '#' -> Optional.of(new Picture.Cell(Picture.Layer.LANDED, Tetromino.J));
            case '@' -> Optional.of(new Picture.Cell(Picture.Layer.FALLING, Tetromino.T));
            case '+' -> Optional.of(new Picture.Cell(Picture.Layer.GHOST, Tetromino.T));
            case '=' -> Optional.of(new Picture.Cell(Picture.Layer.CLEARING, Tetromino.L));
            default -> Optional.empty();
        };
    }

    /** A screen that remembers what is on it. */
    private static final class Recorded implements PixelPort, CharacterPort {
        private final Screen screen;
        private final List<String> shown = new ArrayList<>();
        private final List<Pixels> drawn = new ArrayList<>();

        Recorded(Screen screen) {
            this.screen = screen;
        }

        @Override
        public void draw(Pixels pixels) {
            assertEquals(screen.columns(), pixels.width());
            assertEquals(screen.rows(), pixels.height());
            drawn.add(pixels);
            shown.add(pixels.toString());
        }

        @Override
        public void write(List<String> lines) {
            assertEquals(screen.rows(), lines.size());
            lines.forEach(line -> assertEquals(screen.columns(), line.length(), line));
            shown.add(String.join("\n", lines) + "\n");
        }

        @Override
        public Screen screen() {
            return screen;
        }

        @Override
        public String name() {
            return "recorded";
        }

        @Override
        public void open() {}

        @Override
        public void close() {}
    }

    private static String shown(Screen screen, Picture... pictures) {
        var recorded = new Recorded(screen);
        var display = screen.unit() == Screen.Unit.PIXEL
                ? Displays.of((PixelPort) recorded)
                : Displays.of((CharacterPort) recorded);
        for (var picture : pictures) {
            display.show(picture);
        }
        return recorded.shown.get(recorded.shown.size() - 1);
    }

    private record Golden(String name, String text) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Golden> goldens() {
        return Arrays.stream(TestData.text(DisplaysTest.class, "displays.txt").split("(?m)^== "))
                .skip(1)
                .map(part -> new Golden(part.substring(0, part.indexOf('\n')), part.substring(part.indexOf('\n') + 1)));
    }

    private static Screen screen(String name) {
        var words = name.split(" ", -1);
        var size = words[1].split("x", -1);
        var columns = Integer.parseInt(size[0]);
        var rows = Integer.parseInt(size[1]);
        return words[0].equals("characters")
                ? Screen.characters(columns, rows)
                : Screen.pixels(columns, rows, Screen.Colours.valueOf(words[0]));
    }

    @ParameterizedTest
    @MethodSource("goldens")
    void aFieldLiesOnAScreenAsItWasDrawn(Golden golden) {
        var field = golden.name().endsWith("small") ? SMALL : FIELD;
        var lines = shown(screen(golden.name()), picture(field)).lines().map(line -> line + "|\n");
        assertEquals(
                golden.text().stripTrailing(), String.join("", lines.toList()).stripTrailing());
    }

    @Test
    void everyScreenOfTheRulesIsDrawn() {
        assertEquals(
                List.of(
                        "MONO 8x8",
                        "MONO 8x16",
                        "MONO 8x16 small",
                        "LEVELS 16x32",
                        "MONO 84x48",
                        "MONO 128x64",
                        "characters 40x22",
                        "characters 16x20",
                        "characters 20x4 small",
                        "characters 16x2"),
                goldens().map(Golden::name).toList());
    }

    @Test
    void aWindowMovesAsLittleAsItMust() {
        var screen = Screen.pixels(4, 4, Screen.Colours.MONO);
        var left = picture("@.......\n........\n........\n........\n");
        var right = picture(".....@..\n........\n........\n........\n");
        var back = picture("..@.....\n........\n........\n........\n");
        assertEquals("#...\n....\n....\n....\n", shown(screen, left));
        assertEquals("...#\n....\n....\n....\n", shown(screen, left, right));
        assertEquals("#...\n....\n....\n....\n", shown(screen, left, right, back));
        var middle = picture("...@....\n........\n........\n........\n");
        assertEquals(".#..\n....\n....\n....\n", shown(screen, left, right, middle));
    }

    @Test
    void aWindowRestsAtTheBottomWhileNoPieceFalls() {
        var screen = Screen.pixels(2, 2, Screen.Colours.MONO);
        assertEquals("..\n##\n", shown(screen, picture("#.\n..\n..\n##\n")));
        assertEquals("#.\n..\n", shown(screen, picture("@.\n..\n..\n##\n")));
    }

    @Test
    void coloursAreTheGuidelinesAndTheGhostHasAQuarter() {
        var recorded = new Recorded(Screen.pixels(10, 20, Screen.Colours.COLOUR));
        Displays.of((PixelPort) recorded).show(picture(FIELD));
        var pixels = recorded.drawn.get(0);
        assertEquals(Tetromino.T.rgb(), pixels.rgb(3, 0));
        assertEquals(0x2A003F, pixels.rgb(3, 14));
        assertEquals(Tetromino.J.rgb(), pixels.rgb(0, 19));
        assertEquals(0xFFFFFF, pixels.rgb(0, 18));
    }

    @Test
    void rowsThatChangedAreKnown() {
        var before = picture(FIELD);
        assertEquals(0, before.dirtyRows(picture(FIELD)));
        var after = picture(FIELD.replaceFirst("\\.\\.@@@", "@@@.."));
        assertEquals(1L << 18, after.dirtyRows(before));
        assertEquals((1L << 20) - 1, before.dirtyRows(picture(SMALL)));
        assertNotEquals(before, after);
    }

    @Test
    void aPictureIsReadAsText() {
        var text = picture(FIELD).toString();
        assertTrue(text.startsWith("...t......\n..ttt.....\n"), text);
        assertTrue(text.endsWith("JJJJ.JJJJJ\nplaying next ITO hold S score 123456 lines 78 level 9\n"), text);
    }

    /** Writes the pictures, to be looked at before they become the truth. */
    public static void main(String... args) {
        var names = List.of(
                "MONO 8x8",
                "MONO 8x16",
                "MONO 8x16 small",
                "LEVELS 16x32",
                "MONO 84x48",
                "MONO 128x64",
                "characters 40x22",
                "characters 16x20",
                "characters 20x4 small",
                "characters 16x2");
        for (var name : names) {
            System.out.println("== " + name);
            shown(screen(name), picture(name.endsWith("small") ? SMALL : FIELD))
                    .lines()
                    .forEach(line -> System.out.println(line + "|"));
        }
    }
}
