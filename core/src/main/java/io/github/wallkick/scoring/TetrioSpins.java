package io.github.wallkick.scoring;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import java.util.Map;

/**
 * A spin setting of TETR.IO: by corners for the T, by immobility for every piece.
 *
 * @param corners whether the corners of a T count
 * @param immobileT what an immobile T is at least
 * @param immobileOther what another immobile piece is
 */
record TetrioSpins(boolean corners, Spin immobileT, Spin immobileOther) implements SpinRules.Preset {
    private static final SpinRules.Preset CORNERS = new CornerSpins(CornerSpins.Minis.OPEN_FRONT, true);
    private static final SpinRules.Preset IMMOBILE = new Immobile(true);

    /** Any piece whose last movement was a turn and that can move neither sideways nor up nor, if asked for, down. */
    record Immobile(boolean alsoDown) implements SpinRules.Preset {
        @Override
        public Spin spin(Board board, Piece piece, LastTurn last) {
            return last.isTurn() && isImmobile(board, piece) ? Spin.FULL : Spin.NONE;
        }

        private boolean isImmobile(Board board, Piece piece) {
            return board.collides(piece.moved(-1, 0))
                    && board.collides(piece.moved(1, 0))
                    && board.collides(piece.moved(0, 1))
                    && (!alsoDown || board.isResting(piece));
        }
    }

    /** Corners for S, Z, J and L as well as for T, each piece with four cells of its own that count as its corners. */
    enum Handheld implements SpinRules.Preset {
        INSTANCE;

        private static final int ENOUGH = 3;
        private static final SpinRules.Preset T = new TetrioSpins(true, Spin.NONE, Spin.NONE);

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
                    {0, 2, 1, 2, 2, 0, 0, 0},
                    {0, 2, 2, 2, 2, 1, 0, 0},
                    {0, 2, 2, 2, 2, 0, 1, 0},
                    {0, 1, 2, 2, 2, 0, 0, 0}
                },
                Tetromino.J,
                new int[][] {
                    {1, 2, 2, 2, 2, 0, 0, 0},
                    {0, 2, 2, 1, 2, 0, 0, 0},
                    {0, 2, 2, 2, 1, 0, 0, 0},
                    {0, 2, 2, 2, 2, 0, 0, 1}
                });

        @Override
        public Spin spin(Board board, Piece piece, LastTurn last) {
            if (CornerSpins.isT(piece)) {
                return T.spin(board, piece, last);
            }
            var states = piece.type() instanceof Tetromino type ? CORNERS.get(type) : null;
            if (states == null || !last.isTurn() || !board.isResting(piece)) {
                return Spin.NONE;
            }
            return filled(board, piece, states[piece.orientation().ordinal()]) >= ENOUGH ? Spin.FULL : Spin.NONE;
        }

        private static int filled(Board board, Piece piece, int[] corners) {
            var count = 0;
            for (var i = 0; i < corners.length; i += 2) {
                if (board.isBlocked(piece.x() + corners[i], piece.y() + corners[i + 1])) {
                    count++;
                }
            }
            return count;
        }
    }

    /** Any piece that rested on something after its last turn, whatever it did since. */
    enum Stupid implements SpinRules.Preset {
        INSTANCE;

        @Override
        public Spin spin(Board board, Piece piece, LastTurn last) {
            return last.isTurn() && board.isResting(piece) ? Spin.FULL : Spin.NONE;
        }

        @Override
        public LastTurn afterTurn(LastTurn before, LastTurn turn, Board board, Piece turned) {
            return board.isResting(turned) ? turn : LastTurn.NONE;
        }

        @Override
        public LastTurn afterMove(LastTurn before) {
            return before;
        }
    }

    @Override
    public Spin spin(Board board, Piece piece, LastTurn last) {
        if (!CornerSpins.isT(piece)) {
            return immobile(board, piece, last, immobileOther);
        }
        var byImmobility = immobile(board, piece, last, immobileT);
        if (!corners || !board.isResting(piece)) {
            return byImmobility;
        }
        var byCorners = CORNERS.spin(board, piece, last);
        return byCorners.compareTo(byImmobility) >= 0 ? byCorners : byImmobility;
    }

    private static Spin immobile(Board board, Piece piece, LastTurn last, Spin worth) {
        return worth != Spin.NONE && IMMOBILE.spin(board, piece, last) == Spin.FULL ? worth : Spin.NONE;
    }
}
