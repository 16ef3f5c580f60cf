package io.github.wallkick.rotation;

import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import java.util.ArrayList;
import java.util.List;

/**
 * Shapes drawn with their four states side by side, in the order 0 R 2 L, behind the letter of their type:
 *
 * <pre>
 * T  ...  .X.  ...  .X.
 *    XXX  XX.  .X.  .XX
 *    .X.  .X.  XXX  .X.
 * </pre>
 */
final class ShapePictures {
    private ShapePictures() {}

    static List<Shape> parse(String pictures) {
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
        return Shape.ofStates(type, state(rows, 0), state(rows, 1), state(rows, 2), state(rows, 3));
    }

    private static List<String> state(List<String[]> rows, int state) {
        return rows.stream().map(row -> row[state]).toList();
    }
}
