package io.github.wallkick.piece;

import static io.github.wallkick.Equality.assertDiffer;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Values are equal when every part is, and unequal when one is not. */
class PieceEqualityTest {
    @Test
    void cells() {
        assertDiffer(() -> new Cell(1, 2), new Cell(0, 2), new Cell(1, 1), new Cell(2, 1), new Offset(1, 2));
    }

    @Test
    void offsets() {
        assertDiffer(() -> new Offset(1, 2), new Offset(0, 2), new Offset(1, 1), new Offset(2, 1), new Offset(-1, -2));
    }

    @Test
    void bounds() {
        assertDiffer(
                () -> new Bounds(0, 1, 2, 3),
                new Bounds(1, 1, 2, 3),
                new Bounds(0, 0, 2, 3),
                new Bounds(0, 1, 3, 3),
                new Bounds(0, 1, 2, 2));
    }

    @Test
    void shapes() {
        var dot = List.of("..", "X.");
        var other = List.of("X.", "..");
        assertDiffer(
                () -> Shape.ofOrientations(Tetromino.O, dot, dot, dot, dot),
                Shape.ofOrientations(Tetromino.I, dot, dot, dot, dot),
                Shape.ofOrientations(new Letter('O'), dot, dot, dot, dot),
                Shape.ofOrientations(Tetromino.O, other, dot, dot, dot),
                Shape.ofOrientations(Tetromino.O, dot, other, dot, dot),
                Shape.ofOrientations(Tetromino.O, dot, dot, other, dot),
                Shape.ofOrientations(Tetromino.O, dot, dot, dot, other),
                Shape.ofOrientations(Tetromino.O, List.of("X"), List.of("X"), List.of("X"), List.of("X")));
    }

    @Test
    void pieces() {
        var shape = Tetromino.T.shape();
        assertDiffer(
                () -> new Piece(shape, Orientation.RIGHT, 1, 2),
                new Piece(Shape.of(Tetromino.T, "...", "XXX", ".X."), Orientation.RIGHT, 1, 2),
                new Piece(Tetromino.J.shape(), Orientation.RIGHT, 1, 2),
                new Piece(shape, Orientation.LEFT, 1, 2),
                new Piece(shape, Orientation.RIGHT, 0, 2),
                new Piece(shape, Orientation.RIGHT, 1, 3),
                new Piece(shape, Orientation.RIGHT, 2, 1));
    }
}
