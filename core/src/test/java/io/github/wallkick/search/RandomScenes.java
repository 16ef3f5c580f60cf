package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.KickTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Random situations to search in. */
final class RandomScenes {
    private RandomScenes() {}

    /** A piece that fits a board, and rules to turn it. */
    record Scene(Board board, TableSystem system, Piece start) {}

    /** Scenes of every size, with shapes of up to 64 cells. */
    static Arbitrary<Scene> ofAnySize() {
        return scenes(RandomScenes::anySize);
    }

    /**
     * Scenes with pieces of 1 to 8 cells, mostly tetrominoes, that enter boards of one width as usual; every third board
     * has a tall stack.
     */
    static Arbitrary<Scene> ofWidth(int width) {
        return scenes(random -> entering(random, width));
    }

    /**
     * Scenes with a tetromino that enters as usual, a stack that ends at or beside the border of a word of six rows, and
     * turns whose tests, the first one too, go far down.
     */
    static Arbitrary<Scene> atWordBorders() {
        return scenes(RandomScenes::atWordBorder);
    }

    private static Arbitrary<Scene> scenes(Function<Random, Optional<Scene>> maker) {
        return Arbitraries.longs()
                .map(seed -> maker.apply(new Random(seed)))
                .filter(Optional::isPresent)
                .map(Optional::get);
    }

    private static Optional<Scene> anySize(Random random) {
        var size = BoardSize.of(
                between(random, BoardSize.MIN_WIDTH, BoardSize.MAX_WIDTH), between(random, 2, BoardSize.MAX_HEIGHT));
        var shape = random.nextBoolean() ? tetromino(random) : shape(random, between(random, 1, Shape.MAX_BOX));
        return scene(random, size, shape, random.nextInt(size.height() + 1));
    }

    private static Optional<Scene> entering(Random random, int width) {
        var height = random.nextInt(4) == 0 ? between(random, 24, BoardSize.MAX_HEIGHT) : 40;
        var size = new BoardSize(width, height, between(random, 20, height));
        var stack = random.nextInt(3) == 0 ? between(random, 12, Math.min(40, height)) : between(random, 0, 14);
        var shape = random.nextInt(3) == 0 ? smallShape(random, Math.min(width, Shape.MAX_BOX)) : tetromino(random);
        var system = new TableSystem(shape, table(random));
        var spawn = system.spawn(shape.type(), size).moved(0, between(random, -4, 1));
        var board = stack(random, size, stack);
        return board.collides(spawn) ? Optional.empty() : Optional.of(new Scene(board, system, spawn));
    }

    /** A shape of 1 to 8 cells anywhere in a box. */
    private static Shape smallShape(Random random, int mostBox) {
        var box = between(random, 1, mostBox);
        var rows = new char[box][box];
        for (var row : rows) {
            Arrays.fill(row, '.');
        }
        for (var cell = between(random, 1, PackedState.MOST_CELLS); cell > 0; cell--) {
            rows[random.nextInt(box)][random.nextInt(box)] = 'X';
        }
        return Shape.of(Tetromino.T, Stream.of(rows).map(String::new).toArray(String[]::new));
    }

    private static Optional<Scene> atWordBorder(Random random) {
        var size = new BoardSize(between(random, BoardSize.MIN_WIDTH, 10), 40, 20);
        var shape = random.nextInt(3) == 0 ? Tetromino.I.shape() : tetromino(random);
        var system = new TableSystem(shape, table(random, () -> dives(random)));
        var board = caves(random, size, 6 * between(random, 1, 3) + between(random, -2, 0));
        return Optional.of(
                new Scene(board, system, system.spawn(Tetromino.T, size).moved(0, 10)));
    }

    /** A stack whose rows have one gap each, mostly one in which a piece has room. */
    private static Board caves(Random random, BoardSize size, int stackHeight) {
        var full = (1 << size.width()) - 1;
        var rows = random.ints(stackHeight, 0, size.width())
                .map(x -> full & ~((x % 3 == 0 ? 1 : 15) << x))
                .toArray();
        return Board.ofRows(size, rows);
    }

    private static List<Offset> dives(Random random) {
        return IntStream.range(0, random.nextInt(5))
                .mapToObj(i -> new Offset(between(random, -1, 1), between(random, -2, Math.min(0, i - 1))))
                .toList();
    }

    private static Optional<Scene> scene(Random random, BoardSize size, Shape shape, int stackHeight) {
        var board = board(random, size, stackHeight);
        var system = new TableSystem(shape, table(random));
        for (var i = 0; i < 100; i++) {
            var rotation = Orientation.values()[random.nextInt(4)];
            var top = i < 50 ? size.height() : Math.min(size.height(), stackHeight + 4);
            var piece =
                    new Piece(shape, rotation, between(random, -3, size.width() - 1), between(random, top - 6, top));
            if (!board.collides(piece)) {
                return Optional.of(new Scene(board, system, piece));
            }
        }
        return Optional.empty();
    }

    static Board board(Random random, BoardSize size, int stackHeight) {
        var rows = new int[stackHeight];
        var full = (int) ((1L << size.width()) - 1);
        for (var y = 0; y < stackHeight; y++) {
            var mask = random.nextInt();
            rows[y] = switch (random.nextInt(4)) {
                case 0 -> full & mask;
                case 1 -> full & mask & random.nextInt();
                case 2 -> full & (mask | random.nextInt());
                default -> full & ~(7 << random.nextInt(size.width()));
            };
        }
        return Board.ofRows(size, rows);
    }

    /** A stack of any kind. */
    static Board stack(Random random, BoardSize size, int stackHeight) {
        return random.nextBoolean() ? caves(random, size, stackHeight) : board(random, size, stackHeight);
    }

    /** A rotation system of one tetromino. */
    static TableSystem system(Random random) {
        return new TableSystem(
                tetromino(random),
                switch (random.nextInt(3)) {
                    case 0 -> table(random);
                    case 1 -> table(random, () -> dives(random));
                    default -> table(random, () -> leaps(random));
                });
    }

    /** Tests of which none is in place, and the first may lead far up. */
    private static List<Offset> leaps(Random random) {
        return IntStream.range(0, random.nextInt(4))
                .mapToObj(i -> new Offset(between(random, -1, 1), between(random, -3, 3)))
                .toList();
    }

    private static Shape tetromino(Random random) {
        return Tetromino.values()[random.nextInt(7)].shape();
    }

    private static Shape shape(Random random, int box) {
        var rows = new String[box];
        for (var i = 0; i < box; i++) {
            var row = new StringBuilder();
            for (var j = 0; j < box; j++) {
                row.append(random.nextInt(3) == 0 || (i == box / 2 && j == box / 2) ? 'X' : '.');
            }
            rows[i] = row.toString();
        }
        return Shape.of(Tetromino.T, rows);
    }

    /** A table whose turns have none to six tests, or up to 25 or 127, the first one mostly in place. */
    private static KickTable table(Random random) {
        var mostTests = random.nextInt(4) == 0 ? between(random, 7, random.nextInt(8) == 0 ? 127 : 25) : 6;
        return table(random, () -> tests(random, mostTests));
    }

    private static KickTable table(Random random, Supplier<List<Offset>> tests) {
        Map<List<Orientation>, List<Offset>> kicks = new HashMap<>();
        var halfTurns = random.nextBoolean();
        for (var from : Orientation.values()) {
            for (var to : Orientation.values()) {
                var isHalf = ((from.ordinal() ^ to.ordinal()) & 1) == 0;
                kicks.put(List.of(from, to), isHalf && !halfTurns ? List.of() : tests.get());
            }
        }
        return (type, from, to) -> kicks.getOrDefault(List.of(from, to), List.of());
    }

    private static List<Offset> tests(Random random, int mostTests) {
        var tests = new ArrayList<Offset>();
        var count = random.nextInt(mostTests + 1);
        for (var i = 0; i < count; i++) {
            var isInPlace = i == 0 && random.nextInt(4) > 0;
            tests.add(isInPlace ? Offset.ZERO : new Offset(between(random, -2, 2), between(random, -3, 3)));
        }
        return List.copyOf(tests);
    }

    static int between(Random random, int least, int most) {
        return least + random.nextInt(most - least + 1);
    }
}
