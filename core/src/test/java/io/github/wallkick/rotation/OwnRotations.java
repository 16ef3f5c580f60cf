package io.github.wallkick.rotation;

import io.github.wallkick.piece.Letter;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random kick tables, shapes and rotation systems of one's own. */
final class OwnRotations {
    /** Types whose letters cannot stand in a text as they are, among others. */
    static final List<PieceType> STRANGE_TYPES = List.of(
            new Letter('('), new Letter('"'), new Letter('='), new Letter('é'), new Letter('t'), new Letter('\u3042'));

    private OwnRotations() {}

    static KickTable table(Random random, List<? extends PieceType> types) {
        var builder = KickTables.builder(types);
        for (var type : types) {
            for (var from : Orientation.values()) {
                for (var to : Orientation.values()) {
                    if (from != to && random.nextInt(3) > 0) {
                        builder.kicks("" + type.symbol(), "" + from.symbol() + to.symbol(), tests(random));
                    }
                }
            }
        }
        return builder.build();
    }

    private static String tests(Random random) {
        var tests = new StringBuilder();
        for (var i = random.nextInt(random.nextInt(30) == 0 ? 127 : 4); i > 0; i--) {
            tests.append(random.nextInt(3) == 0 ? "(@" : "(")
                    .append(random.nextInt(-2, 3))
                    .append(',')
                    .append(random.nextInt(4) == 0 ? random.nextInt(-64, 65) : random.nextInt(-1, 2))
                    .append(')');
        }
        return tests.toString();
    }

    static RotationSystem system(Random random) {
        var types = random.nextInt(3) == 0 ? STRANGE_TYPES : List.<PieceType>of(Tetromino.values());
        var shapes = new ArrayList<Shape>();
        for (var type : types) {
            if (shapes.isEmpty() || random.nextInt(4) > 0) {
                shapes.add(
                        type instanceof Tetromino known && random.nextBoolean() ? known.shape() : shape(random, type));
            }
        }
        var system = RotationSystems.of(
                table(random, shapes.stream().map(Shape::type).toList()), shapes);
        if (random.nextBoolean()) {
            system = RotationSystems.withSpawn(system, place(random));
        }
        while (random.nextInt(3) == 0) {
            system = RotationSystems.withSpawn(
                    system, system.types().get(random.nextInt(system.types().size())), place(random));
        }
        return system;
    }

    private static Shape shape(Random random, PieceType type) {
        var box = random.nextInt(1, 5);
        var cells = random.nextInt(1, box * box + 1);
        return random.nextBoolean()
                ? Shape.of(type, state(random, box, cells).toArray(String[]::new))
                : Shape.ofOrientations(
                        type,
                        state(random, box, cells),
                        state(random, box, cells),
                        state(random, box, cells),
                        state(random, box, cells));
    }

    private static List<String> state(Random random, int box, int cells) {
        var picture = new StringBuilder(".".repeat(box * box));
        for (var left = cells; left > 0; ) {
            var at = random.nextInt(box * box);
            if (picture.charAt(at) == '.') {
                picture.setCharAt(at, 'X');
                left--;
            }
        }
        var rows = new ArrayList<String>();
        for (var row = 0; row < box; row++) {
            rows.add(picture.substring(row * box, (row + 1) * box));
        }
        return rows;
    }

    static SpawnPlace place(Random random) {
        return new SpawnPlace(
                SpawnPlace.Anchor.values()[random.nextInt(4)],
                random.nextInt(3),
                random.nextInt(-1, 2),
                random.nextBoolean(),
                Orientation.values()[random.nextInt(4)]);
    }
}
