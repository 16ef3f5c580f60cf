package io.github.wallkick.bench;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Boards and pieces to ask about, the same in every run. */
final class Questions {
    private static final long SEED = 20_260_101;

    private Questions() {}

    /** A board and a piece. */
    record Question(Board board, Piece piece) {
        boolean fits() {
            return !board.collides(piece);
        }

        Question dropped() {
            var rest = piece;
            while (!board.collides(rest.moved(0, -1))) {
                rest = rest.moved(0, -1);
            }
            return new Question(board, rest);
        }
    }

    /** RandomizerFactory anywhere around the stack: about half of them collide. */
    static List<Question> anywhere(List<Board> boards) {
        return enough(endless(boards));
    }

    /** RandomizerFactory that fit somewhere around the stack, as far as a condition holds. */
    static List<Question> fitting(List<Board> boards, Predicate<Question> condition) {
        return enough(endless(boards).filter(Question::fits).filter(condition));
    }

    /** RandomizerFactory that rest where a hard drop leaves them, and fill no row. */
    static List<Question> resting(List<Board> boards) {
        return enough(endless(boards)
                .filter(Question::fits)
                .map(Question::dropped)
                .filter(question -> question.board().place(question.piece()).count() == 0));
    }

    private static List<Question> enough(Stream<Question> questions) {
        return questions.limit(HotPathBench.QUESTIONS).toList();
    }

    private static Stream<Question> endless(List<Board> boards) {
        var random = new Random(SEED);
        return Stream.generate(() -> anywhere(boards.get(random.nextInt(boards.size())), random));
    }

    private static Question anywhere(Board board, Random random) {
        var types = Tetromino.values();
        var rotations = Orientation.values();
        var shape = types[random.nextInt(types.length)].shape();
        var rotation = rotations[random.nextInt(rotations.length)];
        var x = random.nextInt(-2, board.width());
        var y = random.nextInt(-1, board.stackHeight() + 4);
        return new Question(board, new Piece(shape, rotation, x, y));
    }
}
