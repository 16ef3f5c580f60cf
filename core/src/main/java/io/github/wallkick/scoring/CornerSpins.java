package io.github.wallkick.scoring;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Turn;

/**
 * Spins of a T by its corners: its last movement was a turn, and at least three of the four cells at its corners are filled.
 *
 * <p>The corners are found by the shape alone: the middle of a T is the one cell with three neighbours, its stem the
 * neighbour with none on the other side. So the rule holds for every rotation system, wherever its boxes lie.
 *
 * @param minis what makes a T-spin a mini
 * @param kicksCount whether a turn that needed a kick can be a spin
 */
record CornerSpins(Minis minis, boolean kicksCount) implements SpinRules.Preset {
    private static final int CELLS = 4;
    private static final int ENOUGH = 3;
    private static final long LAST_COLUMN = 0x8080808080808080L;

    /** What makes a T-spin a mini. */
    enum Minis {
        /** Nothing. */
        NEVER {
            @Override
            boolean isMini(Board board, Piece t, LastTurn last) {
                return false;
            }
        },
        /** An open corner beside the stem, unless the rotation system marks the test as one that makes the spin full. */
        OPEN_FRONT {
            @Override
            boolean isMini(Board board, Piece t, LastTurn last) {
                return !last.marked() && !isFrontFilled(board, t);
            }
        },
        /** As {@link #OPEN_FRONT}, but a quarter turn by its fifth test makes the spin full, too. */
        OPEN_FRONT_LOOSE {
            @Override
            boolean isMini(Board board, Piece t, LastTurn last) {
                return !last.isFifthTest(t.orientation()) && OPEN_FRONT.isMini(board, t, last);
            }
        },
        /** A kick. */
        KICKED {
            @Override
            boolean isMini(Board board, Piece t, LastTurn last) {
                return last.isKick();
            }
        },
        /** No room to turn in place, neither way. */
        TURNS_BLOCKED {
            @Override
            boolean isMini(Board board, Piece t, LastTurn last) {
                return board.collides(t.withOrientation(t.orientation().turned(Turn.CLOCKWISE)))
                        && board.collides(t.withOrientation(t.orientation().turned(Turn.COUNTERCLOCKWISE)));
            }
        };

        abstract boolean isMini(Board board, Piece t, LastTurn last);
    }

    /** The guideline's rule, but once a turn makes the spin full, all further turns count as that turn. */
    enum Sticky implements SpinRules.Preset {
        INSTANCE;

        private static final CornerSpins PLAIN = new CornerSpins(Minis.OPEN_FRONT, true);

        @Override
        public Spin spin(Board board, Piece piece, LastTurn last) {
            return PLAIN.spin(board, piece, last);
        }

        @Override
        public LastTurn afterTurn(LastTurn before, LastTurn turn, Board board, Piece turned) {
            return before.marked() ? before : turn;
        }
    }

    @Override
    public Spin spin(Board board, Piece piece, LastTurn last) {
        if (!last.isTurn() || (last.isKick() && !kicksCount) || !isT(piece)) {
            return Spin.NONE;
        }
        if (count(board, piece, 0, 0) < ENOUGH) {
            return Spin.NONE;
        }
        return minis.isMini(board, piece, last) ? Spin.MINI : Spin.FULL;
    }

    /** Whether the piece is a T tetromino. */
    static boolean isT(Piece piece) {
        return piece.shape().size() == CELLS && middle(piece.shape().bits(piece.orientation())) != 0;
    }

    /** Whether both corners beside the stem of a T are filled. */
    private static boolean isFrontFilled(Board board, Piece t) {
        var bits = t.shape().bits(t.orientation());
        var middle = middle(bits);
        var sideways = (bits & (middle << 1)) != 0 && (bits & (middle >>> 1)) != 0;
        if (sideways) {
            return count(board, t, 0, (bits & (middle << Shape.MAX_BOX)) != 0 ? 1 : -1) == 2;
        }
        return count(board, t, (bits & (middle << 1)) != 0 ? 1 : -1, 0) == 2;
    }

    /** The filled corners on a side: that of {@code dx} or {@code dy}, whichever is not 0; all four if both are 0. */
    private static int count(Board board, Piece t, int dx, int dy) {
        var bit = Long.numberOfTrailingZeros(middle(t.shape().bits(t.orientation())));
        var x = t.x() + bit % Shape.MAX_BOX;
        var y = t.y() + bit / Shape.MAX_BOX;
        var filled = 0;
        for (var right = -1; right <= 1; right += 2) {
            for (var up = -1; up <= 1; up += 2) {
                if (right != -dx && up != -dy && board.isBlocked(x + right, y + up)) {
                    filled++;
                }
            }
        }
        return filled;
    }

    /** The bit of the cell with three neighbours, 0 if there is none. */
    private static long middle(long bits) {
        var left = (bits & ~LAST_COLUMN) << 1;
        var right = (bits >>> 1) & ~LAST_COLUMN;
        var below = bits << Shape.MAX_BOX;
        var above = bits >>> Shape.MAX_BOX;
        return bits & ((left & right & (below | above)) | (below & above & (left | right)));
    }
}
