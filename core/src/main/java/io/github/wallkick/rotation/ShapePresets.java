package io.github.wallkick.rotation;

import io.github.wallkick.internal.Presets;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The shapes of the systems that do not turn the guideline's boxes. */
final class ShapePresets {
    private static final List<Shape> SQUARE = List.of(Tetromino.O.shape());

    /** J, L and T that enter upside down and stand on the floor of their box when upright. */
    // Source: https://tetris.wiki/Arika_Rotation_System
    private static final List<Shape> STANDING = parse("""
            T  ...  .X.  ...  .X.
               XXX  XX.  .X.  .XX
               .X.  .X.  XXX  .X.

            J  ...  .X.  ...  .XX
               XXX  .X.  X..  .X.
               ..X  XX.  XXX  .X.

            L  ...  XX.  ...  .X.
               XXX  .X.  ..X  .X.
               X..  .X.  XXX  .XX
            """);

    /** J, L and T that enter upside down and turn about the centre of their box. */
    // Source: https://tetris.wiki/Nintendo_Rotation_System
    private static final List<Shape> CENTRED = List.of(
            Shape.of(Tetromino.T, "...", "XXX", ".X."),
            Shape.of(Tetromino.J, "...", "XXX", "..X"),
            Shape.of(Tetromino.L, "...", "XXX", "X.."));

    /** The shapes of Sega's arcade game, which Arika's games took over. */
    // Source: https://tetris.wiki/Arika_Rotation_System
    static final ShapeSet ARIKA = with(STANDING, """
            I  ....  ..X.  ....  ..X.
               XXXX  ..X.  XXXX  ..X.
               ....  ..X.  ....  ..X.
               ....  ..X.  ....  ..X.

            S  ...  X..  ...  X..
               .XX  XX.  .XX  XX.
               XX.  .X.  XX.  .X.

            Z  ...  ..X  ...  ..X
               XX.  .XX  XX.  .XX
               .XX  .X.  .XX  .X.
            """);

    // Source: https://github.com/nullpomino/nullpomino DTET.rul
    static final ShapeSet DTET = with(STANDING, """
            I  ....  ..X.  ....  .X..
               ....  ..X.  ....  .X..
               XXXX  ..X.  XXXX  .X..
               ....  ..X.  ....  .X..

            S  ...  .X.  ...  X..
               .XX  .XX  .XX  XX.
               XX.  ..X  XX.  .X.

            Z  ...  ..X  ...  .X.
               XX.  .XX  XX.  XX.
               .XX  .X.  .XX  X..
            """);

    // Source: https://github.com/CelestialAmber/TetrisNESDisasm main.asm, orientationTable
    static final ShapeSet NES = with(CENTRED, """
            I  ....  ..X.  ....  ..X.
               ....  ..X.  ....  ..X.
               XXXX  ..X.  XXXX  ..X.
               ....  ..X.  ....  ..X.

            S  ...  .X.  ...  .X.
               .XX  .XX  .XX  .XX
               XX.  ..X  XX.  ..X

            Z  ...  ..X  ...  ..X
               XX.  .XX  XX.  .XX
               .XX  .X.  .XX  .X.
            """);

    // Source: https://github.com/kaspermeerts/tetris and https://github.com/vinheim3/tetris-gb-disasm, sprite lists
    static final ShapeSet GAME_BOY = with(CENTRED, """
            I  ....  .X..  ....  .X..
               ....  .X..  ....  .X..
               XXXX  .X..  XXXX  .X..
               ....  .X..  ....  .X..

            S  ...  X..  ...  X..
               .XX  XX.  .XX  XX.
               XX.  .X.  XX.  .X.

            Z  ...  .X.  ...  .X.
               XX.  XX.  XX.  XX.
               .XX  X..  .XX  X..
            """);

    /** The guideline's shapes, but the I turns about its third cell and the O about its lower left one. */
    // Source: https://github.com/halp1/triangle src/engine/utils/kicks/data.ts (ASC, additional offsets)
    static final ShapeSet ASCENSION = ShapeSet.of(Stream.concat(
                    Stream.of(
                            Shape.of(Tetromino.I, ".....", ".....", "XXXX.", ".....", "....."),
                            Shape.of(Tetromino.O, ".XX", ".XX", "...")),
                    Stream.of(Tetromino.T, Tetromino.S, Tetromino.Z, Tetromino.J, Tetromino.L)
                            .map(Tetromino::shape))
            .toList());

    /** The sets of shapes by the names that texts have for them. */
    static final Presets<ShapeSet> NAMED = Presets.of(
            "set of shapes",
            list -> list.with("guideline", () -> ShapeSet.GUIDELINE)
                    .with("arika", () -> ARIKA)
                    .with("dtet", () -> DTET)
                    .with("nes", () -> NES)
                    .with("game-boy", () -> GAME_BOY)
                    .with("ascension", () -> ASCENSION));

    private ShapePresets() {}

    private static ShapeSet with(List<Shape> threeWide, String pictures) {
        return ShapeSet.of(Stream.of(parse(pictures), SQUARE, threeWide)
                .flatMap(List::stream)
                .toList());
    }

    /**
     * Shapes drawn with their four orientations side by side, in the order 0 R 2 L, behind the letter of their type:
     *
     * <pre>
     * T  ...  .X.  ...  .X.
     *    XXX  XX.  .X.  .XX
     *    .X.  .X.  XXX  .X.
     * </pre>
     */
    private static List<Shape> parse(String pictures) {
        var shapes = new ArrayList<Shape>();
        var lines = pictures.lines().filter(line -> !line.isBlank()).toList();
        for (var start = 0; start < lines.size(); ) {
            var end = start + 1;
            while (end < lines.size() && lines.get(end).startsWith(" ")) {
                end++;
            }
            shapes.add(shape(lines.subList(start, end)));
            start = end;
        }
        return List.copyOf(shapes);
    }

    private static Shape shape(List<String> lines) {
        var type = Tetromino.valueOf(lines.get(0).substring(0, 1));
        var rows = lines.stream()
                .map(line -> line.substring(1).strip().split(" +"))
                .toList();
        return Shape.ofOrientations(type, state(rows, 0), state(rows, 1), state(rows, 2), state(rows, 3));
    }

    private static List<String> state(List<String[]> rows, int state) {
        return rows.stream().map(row -> row[state]).toList();
    }

    /** The rows of a shape's box, the top one first, as {@link Shape#of} reads them. */
    static List<String> rows(Shape shape, Orientation state) {
        var rows = new ArrayList<String>();
        for (var y = shape.box() - 1; y >= 0; y--) {
            var row = new StringBuilder();
            for (var x = 0; x < shape.box(); x++) {
                row.append(shape.isFilled(state, x, y) ? 'X' : '.');
            }
            rows.add(row.toString());
        }
        return List.copyOf(rows);
    }
}
