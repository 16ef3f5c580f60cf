package io.github.wallkick.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Boards of every size, led through a long history beside a plain matrix. */
class BoardHistoryTest {
    private static final int STEPS = 60;

    static IntStream widths() {
        return IntStream.rangeClosed(BoardSize.MIN_WIDTH, BoardSize.MAX_WIDTH);
    }

    @ParameterizedTest
    @MethodSource("widths")
    void boardsOfThisWidthAndAnyHeightFollowThePlainMatrix(int width) {
        for (var height = 1; height <= BoardSize.MAX_HEIGHT; height++) {
            new History(BoardSize.of(width, height)).run();
        }
    }

    /** A board and the matrix it is held to, changed alike by random steps of a fixed seed. */
    private static final class History {
        private final BoardSize size;
        private final Random random;
        private Board board;
        private CellBoard plain;

        History(BoardSize size) {
            this.size = size;
            this.random = new Random(size.hashCode());
            this.board = Board.empty(size);
            this.plain = CellBoard.empty(size);
        }

        void run() {
            for (var i = 0; i < STEPS; i++) {
                step();
            }
            BoardAnswers.assertSameAs(plain, board);
        }

        private void step() {
            switch (random.nextInt(8)) {
                case 0 -> clear();
                case 1 -> raise(random.nextInt(3));
                case 2 -> fillRow(random.nextInt(size.height()));
                default -> drop(piece());
            }
            assertEquals(plain, CellBoard.of(board), size::toString);
        }

        private void clear() {
            assertEquals(plain.fullRows(), board.clearLines().rows().boxed().toList());
            board = board.clearLines().board();
            plain = plain.clearLines();
        }

        private void raise(int rows) {
            var holes = random.ints(rows, 0, size.width()).toArray();
            board = board.raise(holes);
            plain = plain.raise(holes);
        }

        private void fillRow(int y) {
            for (var x = 0; x < size.width(); x++) {
                board = board.withCell(x, y, true);
                plain = plain.withCell(x, y, true);
            }
        }

        private Piece piece() {
            var types = Tetromino.values();
            var rotations = Orientation.values();
            var shape = types[random.nextInt(types.length)].shape();
            return new Piece(
                    shape,
                    rotations[random.nextInt(rotations.length)],
                    random.nextInt(size.width()) - 1,
                    size.height());
        }

        /** Lets a piece fall from above the board and locks it where it first comes to rest, if it gets in at all. */
        private void drop(Piece piece) {
            for (var lower = piece; lower.y() >= -2; lower = lower.moved(0, -1)) {
                assertEquals(plain.collides(lower), board.collides(lower), () -> size + "\n" + piece);
                if (!plain.collides(lower) && plain.collides(lower.moved(0, -1))) {
                    board = board.lock(lower);
                    plain = plain.lock(lower);
                    return;
                }
            }
        }
    }
}
