package io.github.wallkick.bench;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Rotation;
import io.github.wallkick.piece.Tetromino;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Boards and pieces to ask about, the same in every run. */
final class Questions {
    private static final long SEED = 20_260_101;

    private Questions() {}

    /** A board and a piece. */
    record Question(Board board, Piece piece) {}

    /** Pieces anywhere around the stack: about half of them collide. */
    static List<Question> anywhere(List<Board> boards) {
        var random = new Random(SEED);
        var questions = new ArrayList<Question>();
        while (questions.size() < HotPathBench.QUESTIONS) {
            var board = boards.get(random.nextInt(boards.size()));
            var x = random.nextInt(-2, board.width());
            var y = random.nextInt(-1, board.stackHeight() + 4);
            questions.add(new Question(board, piece(random).moved(x, y)));
        }
        return List.copyOf(questions);
    }

    /** Pieces that rest where a hard drop leaves them, on boards without full rows; so many clear rows, or none do. */
    static List<Question> dropped(List<Board> boards, boolean clearing) {
        var random = new Random(SEED);
        var questions = new ArrayList<Question>();
        while (questions.size() < HotPathBench.QUESTIONS) {
            var board = boards.get(random.nextInt(boards.size()));
            var piece = piece(random).moved(random.nextInt(-1, board.width()), board.stackHeight() + 1);
            if (!board.collides(piece)) {
                var rest = dropped(board, piece);
                if ((board.place(rest).count() > 0) == clearing) {
                    questions.add(new Question(board, rest));
                }
            }
        }
        return List.copyOf(questions);
    }

    private static Piece dropped(Board board, Piece piece) {
        var rest = piece;
        while (!board.collides(rest.moved(0, -1))) {
            rest = rest.moved(0, -1);
        }
        return rest;
    }

    private static Piece piece(Random random) {
        var types = Tetromino.values();
        var rotations = Rotation.values();
        var shape = types[random.nextInt(types.length)].shape();
        return new Piece(shape, rotations[random.nextInt(rotations.length)], 0, 0);
    }
}
