package io.github.wallkick.scoring;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import java.util.Map;

/** Corners for S, Z, J and L as well as for T, each piece with four cells of its own that count as its corners. */
enum HandheldRule implements SpinRule {
    INSTANCE;

    private static final int ENOUGH = 3;
    private static final SpinRule T = new TetrioSpinRule(true, Spin.NONE, Spin.NONE);

    /**
     * The corners of each piece in the states 0 R 2 L, as columns and rows of its SRS box.
     *
     * <p>Source: the engine of halp1/triangle, which follows the TETR.IO client.
     */
    private static final Map<Tetromino, int[][]> CORNERS = Map.of(
            Tetromino.Z,
            new int[][] {
                {-1, 2, 2, 2, 3, 1, 0, 1},
                {1, 2, 2, 3, 1, -1, 2, 0},
                {-1, 1, 2, 1, 3, 0, 0, 0},
                {0, 2, 1, 3, 1, 0, 0, -1}
            },
            Tetromino.S,
            new int[][] {
                {0, 2, 3, 2, 2, 1, -1, 1},
                {1, 3, 2, 2, 2, -1, 1, 0},
                {0, 1, 3, 1, 2, 0, -1, 0},
                {0, 3, 1, 2, 0, 0, 1, -1}
            },
            Tetromino.L,
            new int[][] {
                {0, 2, 1, 2, 2, 0, 0, 0}, {0, 2, 2, 2, 2, 1, 0, 0}, {0, 2, 2, 2, 2, 0, 1, 0}, {0, 1, 2, 2, 2, 0, 0, 0}
            },
            Tetromino.J,
            new int[][] {
                {1, 2, 2, 2, 2, 0, 0, 0}, {0, 2, 2, 1, 2, 0, 0, 0}, {0, 2, 2, 2, 1, 0, 0, 0}, {0, 2, 2, 2, 2, 0, 0, 1}
            });

    @Override
    public Spin judge(Board board, Piece piece, LastTurn last) {
        if (TCorners.isT(piece)) {
            return T.judge(board, piece, last);
        }
        var states = piece.type() instanceof Tetromino type ? CORNERS.get(type) : null;
        if (states == null || !last.isTurn() || !Surroundings.isGrounded(board, piece)) {
            return Spin.NONE;
        }
        return filled(board, piece, states[piece.orientation().ordinal()]) >= ENOUGH ? Spin.FULL : Spin.NONE;
    }

    private static int filled(Board board, Piece piece, int[] corners) {
        var count = 0;
        for (var i = 0; i < corners.length; i += 2) {
            if (Surroundings.isFilled(board, piece.x() + corners[i], piece.y() + corners[i + 1])) {
                count++;
            }
        }
        return count;
    }
}
