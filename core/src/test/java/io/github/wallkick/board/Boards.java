package io.github.wallkick.board;

import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Shapes;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/**
 * Random boards for properties: of every size, from empty to full, with many rows that are full or miss a cell.
 *
 * <p>The notable values are drawn often enough; jqwik's own edge cases, all combinations of them, would only cost time.
 */
public final class Boards {
    private Boards() {}

    /** A board and a piece that fits it, often so tightly that locking it fills rows. */
    public record Fit(Board board, Piece piece) {}

    /** Every size, the smallest, the largest and the guideline's more often than by chance. */
    public static Arbitrary<BoardSize> sizes() {
        var any = Combinators.combine(
                        Arbitraries.integers().between(BoardSize.MIN_WIDTH, BoardSize.MAX_WIDTH),
                        Arbitraries.integers().between(1, BoardSize.MAX_HEIGHT))
                .flatAs((width, height) -> Arbitraries.integers()
                        .between(1, height)
                        .map(visible -> new BoardSize(width, height, visible)));
        var notable = Arbitraries.of(
                BoardSize.STANDARD,
                BoardSize.of(10, 20),
                BoardSize.of(8, 8),
                BoardSize.of(16, 32),
                BoardSize.of(31, 64),
                BoardSize.of(32, 64),
                BoardSize.of(32, 1),
                BoardSize.of(4, 64),
                BoardSize.of(4, 1));
        return Arbitraries.frequencyOf(Tuple.of(3, any), Tuple.of(1, notable)).withoutEdgeCases();
    }

    /** Boards of every size. */
    public static Arbitrary<Board> boards() {
        return sizes().flatMap(Boards::boards).withoutEdgeCases();
    }

    /** Boards of one size: stacks of any height, also to the topmost row. */
    public static Arbitrary<Board> boards(BoardSize size) {
        var stack = Arbitraries.oneOf(
                Arbitraries.integers().between(0, Math.min(size.height(), 8)),
                Arbitraries.integers().between(0, size.height()),
                Arbitraries.just(size.height()));
        return stack.flatMap(height -> rows(size).array(int[].class).ofSize(height))
                .map(rows -> Board.ofRows(size, rows))
                .withoutEdgeCases();
    }

    /** Rows of a size as bits: full, empty, with one cell missing or filled, or anything. */
    public static Arbitrary<Integer> rows(BoardSize size) {
        var full = -1 >>> (Integer.SIZE - size.width());
        var cell = Arbitraries.integers().between(0, size.width() - 1).map(x -> 1 << x);
        return Arbitraries.frequencyOf(
                Tuple.of(3, Arbitraries.just(full)),
                Tuple.of(1, Arbitraries.just(0)),
                Tuple.of(4, cell.map(bit -> full & ~bit)),
                Tuple.of(1, cell),
                Tuple.of(3, Arbitraries.integers().map(bits -> bits & full)));
    }

    /** Boards that look like games: no full row, and an uneven top above rows with few holes. */
    public static Arbitrary<Board> games() {
        return games(BoardSize.STANDARD);
    }

    /** Boards of one size that look like games. */
    public static Arbitrary<Board> games(BoardSize size) {
        var heights = Arbitraries.integers()
                .between(0, Math.max(1, size.visibleHeight() * 3 / 4))
                .array(int[].class)
                .ofSize(size.width());
        return heights.flatMap(tops -> Arbitraries.randomValue(random -> stack(size, tops, random)))
                .withoutEdgeCases();
    }

    private static Board stack(BoardSize size, int[] heights, Random random) {
        var board = Board.empty(size);
        for (var x = 0; x < size.width(); x++) {
            for (var y = 0; y < heights[x]; y++) {
                board = board.withCell(x, y, random.nextInt(12) > 0);
            }
        }
        return board.clearLines().board();
    }

    /** A board and a piece that fits, its shape and place being any. */
    public static Arbitrary<Fit> fits() {
        return boards().flatMap(board -> Combinators.combine(Shapes.shapes(), Arbitraries.of(Orientation.class))
                        .as((shape, rotation) -> new Piece(shape, rotation, 0, 0))
                        .filter(piece -> fitsWithin(board.size(), piece))
                        .flatMap(piece -> places(board.size(), piece))
                        .map(piece -> new Fit(carved(board, piece), piece)))
                .withoutEdgeCases();
    }

    private static boolean fitsWithin(BoardSize size, Piece piece) {
        var bounds = piece.shape().bounds(piece.orientation());
        return bounds.width() <= size.width() && bounds.height() <= size.height();
    }

    /** Every place of a piece within the walls, though its box may stick out of them. */
    private static Arbitrary<Piece> places(BoardSize size, Piece piece) {
        var bounds = piece.shape().bounds(piece.orientation());
        return Combinators.combine(
                        Arbitraries.integers().between(-bounds.minX(), size.width() - 1 - bounds.maxX()),
                        Arbitraries.integers().between(-bounds.minY(), size.height() - 1 - bounds.maxY()))
                .as(piece::moved);
    }

    /** A board with room for a piece just where it is. */
    private static Board carved(Board board, Piece piece) {
        var carved = board;
        for (Cell cell : piece.cells()) {
            carved = carved.withCell(cell.x(), cell.y(), false);
        }
        return carved;
    }

    /** RandomizerFactory around a board, of which many stick out of it. */
    public static Arbitrary<Piece> piecesAround(BoardSize size) {
        return Combinators.combine(
                        Shapes.shapes(),
                        Arbitraries.of(Orientation.class),
                        Arbitraries.integers().between(-Shape.MAX_BOX, size.width()),
                        Arbitraries.integers().between(-Shape.MAX_BOX, size.height()))
                .as(Piece::new)
                .withoutEdgeCases();
    }
}
